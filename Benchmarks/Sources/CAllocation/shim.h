#ifndef TYPEWARDEN_ALLOCATION_SHIM_H
#define TYPEWARDEN_ALLOCATION_SHIM_H

#include <stddef.h>

#if defined(__linux__)
#include <features.h>
#endif

/// What `malloc` has handed out and not got back, in bytes; 0 where the system does not tell.
#if defined(__GLIBC__)
#include <malloc.h>
static inline size_t typewardenAllocatedBytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
#else
static inline size_t typewardenAllocatedBytes(void) { return 0; }
#endif

#endif
