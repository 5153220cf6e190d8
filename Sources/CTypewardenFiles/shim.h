#ifndef TYPEWARDEN_FILES_SHIM_H
#define TYPEWARDEN_FILES_SHIM_H

// System calls that Swift cannot import: variadic functions, and those that the C library declares
// only for _GNU_SOURCE. Each function is the bare call; errors are in errno as usual.

#if defined(__linux__)

#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/xattr.h>
#include <unistd.h>

// _GNU_SOURCE is needed for the declaration only.
extern long syscall(long number, ...);

// renameat2(2): flags 1 is RENAME_NOREPLACE, 2 is RENAME_EXCHANGE.
static inline int typewarden_rename(const char *from, const char *to, unsigned int flags) {
  return (int)syscall(SYS_renameat2, -100 /* AT_FDCWD */, from, -100, to, flags);
}

// copy_file_range(2), from and to the descriptors' own offsets.
static inline ssize_t typewarden_copy_range(int from, int to, size_t length) {
  return (ssize_t)syscall(SYS_copy_file_range, from, NULL, to, NULL, length, 0u);
}

// ioctl_ficlone(2): makes `to` share the blocks of `from`.
static inline int typewarden_clone(int from, int to) {
  return ioctl(to, _IOW(0x94, 9, int), from);
}

// syncfs(2)
static inline int typewarden_sync_file_system(int descriptor) {
  return (int)syscall(SYS_syncfs, descriptor);
}

static inline ssize_t typewarden_list_attributes(const char *path, char *list, size_t size) {
  return llistxattr(path, list, size);
}

static inline ssize_t typewarden_list_attributes_of(int descriptor, char *list, size_t size) {
  return flistxattr(descriptor, list, size);
}

static inline ssize_t typewarden_get_attribute(
    const char *path, const char *name, void *value, size_t size) {
  return lgetxattr(path, name, value, size);
}

static inline int typewarden_set_attribute(
    const char *path, const char *name, const void *value, size_t size) {
  return lsetxattr(path, name, value, size, 0);
}

static inline int typewarden_remove_attribute(const char *path, const char *name) {
  return lremovexattr(path, name);
}

#endif

#endif
