#ifndef TYPEWARDEN_FUZZER_SHIM_H
#define TYPEWARDEN_FUZZER_SHIM_H

#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own loop, as FuzzerInterface.h of LLVM declares it.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*run)(const uint8_t *data, size_t size));

#endif
