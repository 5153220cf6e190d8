// Tells the thread sanitizer when a thread that had to wait has got a lock of the standard library.
//
// `Mutex` takes and gives back a free lock in code that is compiled into our programs, where the
// sanitizer sees it. Who has to wait does so in libswiftSynchronization, which is not instrumented, and
// what the thread before wrote under the lock is then reported as a race. Loaded before that library by
// `scripts/test --sanitize thread`, this stands in for the two functions and hides nothing else.
//
//   clang -shared -fPIC -O1 -o mutex-edges.so mutex-edges.c
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

#define CONTEXT __attribute__((swift_context))
#define SWIFT __attribute__((swiftcall))
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// The sanitizer's own; not there in the programs of the toolchain, which are not instrumented.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

typedef SWIFT void (*LockSlow)(uint32_t thread, CONTEXT void *handle);
typedef SWIFT void (*UnlockSlow)(CONTEXT void *handle);

static void *next(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
}

SWIFT void lockSlow(uint32_t thread, CONTEXT void *handle) __asm__(LOCK_SLOW);
SWIFT void unlockSlow(CONTEXT void *handle) __asm__(UNLOCK_SLOW);

SWIFT void lockSlow(uint32_t thread, CONTEXT void *handle) {
  ((LockSlow)next(LOCK_SLOW))(thread, handle);
  if (__tsan_acquire) __tsan_acquire(handle);
}

SWIFT void unlockSlow(CONTEXT void *handle) {
  if (__tsan_release) __tsan_release(handle);
  ((UnlockSlow)next(UNLOCK_SLOW))(handle);
}
