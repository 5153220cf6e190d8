/* Makes one call into the C library fail, as a broken disk, a full one or a signal would. Loaded by
   LD_PRELOAD; scripts/try-faults and scripts/try-limits build and use it.

     FAIL_UNDER   only calls about paths below this folder count
     FAIL_AT      which of them fails, counted from 1 over a whole process; in the first that comes so far
     FAIL_WITH    EIO, EINTR or ENOSPC; only calls that can end so count
     FAIL_ON      all later ones fail as well when it is set, as they do on a disk that is gone
     FAIL_REPORT  a file that gets a line for the first call that failed
     CLOCK_JUMPS  the time of day jumps by so many seconds to and fro, with every look at it */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

/* What kind of call it is decides which errors it can end with. */
enum { READS = 1, WRITES = 2, WAITS = 4 };

static char under[4096];
static size_t under_length;
static long fail_at;
static int fail_with, needed, lasts;
static const char *report;
static atomic_long calls;

__attribute__((constructor)) static void begin(void) {
  const char *folder = getenv("FAIL_UNDER"), *at = getenv("FAIL_AT"), *with = getenv("FAIL_WITH");
  if (!folder || !at || !with) return;
  strncpy(under, folder, sizeof under - 1);
  under_length = strlen(under);
  fail_with = !strcmp(with, "EINTR") ? EINTR : !strcmp(with, "ENOSPC") ? ENOSPC : EIO;
  needed = fail_with == EINTR ? WAITS : fail_with == ENOSPC ? WRITES : READS | WRITES;
  lasts = getenv("FAIL_ON") != NULL;
  report = getenv("FAIL_REPORT");
  fail_at = atol(at);
}

/* False when another process of the run was first: one failure at a time is enough to judge. */
static int tell(const char *call, const char *path) {
  char line[5000];
  if (!report) return 1;
  int file = syscall(SYS_openat, AT_FDCWD, report, O_WRONLY | O_CREAT | O_EXCL, 0600);
  if (file < 0) return 0;
  int length = snprintf(line, sizeof line, "%s %s\n", call, path);
  syscall(SYS_write, file, line, length);
  syscall(SYS_close, file);
  return 1;
}

/* Whether the call is the one; sets errno then. */
static int fails(const char *call, int kind, int folder, const char *path) {
  char whole[8300] = "", link[64];
  if (!fail_at || !(kind & needed)) return 0;
  int before = errno;
  if (!path || path[0] != '/') {
    if (folder == AT_FDCWD) {
      if (syscall(SYS_getcwd, whole, 4096) < 0) whole[0] = 0;
    } else {
      snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
      ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, whole, 4096);
      whole[length < 0 ? 0 : length] = 0;
    }
  }
  if (path) {
    if (path[0] != '/') strcat(whole, "/");
    strncat(whole, path, 4096);
  }
  errno = before;
  if (strncmp(whole, under, under_length)) return 0;
  long number = ++calls;
  if (lasts ? number < fail_at : number != fail_at) return 0;
  if (number == fail_at && !tell(call, whole) && !lasts) {
    errno = before;
    return 0;
  }
  errno = fail_with;
  return 1;
}

#define NEXT(name) \
  static __typeof__(name) *next; \
  if (!next) next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

/* A call about an open file, and one about a path. */
#define ON_FILE(type, name, kind, file, parameters, ...) \
  type name parameters { \
    NEXT(name); \
    return fails(#name, kind, file, NULL) ? (type)-1 : next(__VA_ARGS__); \
  }
#define ON_PATH(type, name, kind, failed, folder, path, parameters, ...) \
  type name parameters { \
    NEXT(name); \
    return fails(#name, kind, folder, path) ? (type)failed : next(__VA_ARGS__); \
  }

ON_FILE(ssize_t, read, READS | WAITS, f, (int f, void *b, size_t n), f, b, n)
ON_FILE(ssize_t, pread, READS | WAITS, f, (int f, void *b, size_t n, off_t o), f, b, n, o)
ON_FILE(ssize_t, pread64, READS | WAITS, f, (int f, void *b, size_t n, off64_t o), f, b, n, o)
ON_FILE(ssize_t, readv, READS | WAITS, f, (int f, const struct iovec *v, int n), f, v, n)
ON_FILE(ssize_t, write, WRITES | WAITS, f, (int f, const void *b, size_t n), f, b, n)
ON_FILE(ssize_t, pwrite, WRITES | WAITS, f, (int f, const void *b, size_t n, off_t o), f, b, n, o)
ON_FILE(ssize_t, pwrite64, WRITES | WAITS, f, (int f, const void *b, size_t n, off64_t o), f, b, n, o)
ON_FILE(ssize_t, writev, WRITES | WAITS, f, (int f, const struct iovec *v, int n), f, v, n)
ON_FILE(int, fsync, WRITES | WAITS, f, (int f), f)
ON_FILE(int, fdatasync, WRITES | WAITS, f, (int f), f)
ON_FILE(int, ftruncate, WRITES | WAITS, f, (int f, off_t n), f, n)
ON_FILE(int, ftruncate64, WRITES | WAITS, f, (int f, off64_t n), f, n)
ON_FILE(int, fallocate, WRITES | WAITS, f, (int f, int m, off_t o, off_t n), f, m, o, n)
ON_FILE(int, fallocate64, WRITES | WAITS, f, (int f, int m, off64_t o, off64_t n), f, m, o, n)
ON_FILE(int, flock, WAITS, f, (int f, int m), f, m)
ON_FILE(int, fstat, READS, f, (int f, struct stat *s), f, s)
ON_FILE(int, fstat64, READS, f, (int f, struct stat64 *s), f, s)
ON_FILE(int, fchmod, READS, f, (int f, mode_t m), f, m)
ON_FILE(int, fchown, WRITES, f, (int f, uid_t u, gid_t g), f, u, g)
ON_FILE(int, futimens, READS, f, (int f, const struct timespec t[2]), f, t)
ON_FILE(ssize_t, copy_file_range, READS | WRITES | WAITS, o,
        (int i, off64_t *p, int o, off64_t *q, size_t n, unsigned m), i, p, o, q, n, m)
ON_FILE(ssize_t, sendfile, READS | WRITES | WAITS, o, (int o, int i, off_t *p, size_t n), o, i, p, n)

ON_PATH(int, rename, READS | WRITES, -1, AT_FDCWD, b, (const char *a, const char *b), a, b)
ON_PATH(int, renameat, READS | WRITES, -1, g, b, (int f, const char *a, int g, const char *b), f, a, g, b)
ON_PATH(int, renameat2, READS | WRITES, -1, g, b,
        (int f, const char *a, int g, const char *b, unsigned m), f, a, g, b, m)
ON_PATH(int, link, READS | WRITES, -1, AT_FDCWD, b, (const char *a, const char *b), a, b)
ON_PATH(int, linkat, READS | WRITES, -1, g, b,
        (int f, const char *a, int g, const char *b, int m), f, a, g, b, m)
ON_PATH(int, symlink, READS | WRITES, -1, AT_FDCWD, b, (const char *a, const char *b), a, b)
ON_PATH(int, symlinkat, READS | WRITES, -1, f, b, (const char *a, int f, const char *b), a, f, b)
ON_PATH(int, unlink, READS, -1, AT_FDCWD, a, (const char *a), a)
ON_PATH(int, unlinkat, READS, -1, f, a, (int f, const char *a, int m), f, a, m)
ON_PATH(int, remove, READS, -1, AT_FDCWD, a, (const char *a), a)
ON_PATH(int, rmdir, READS, -1, AT_FDCWD, a, (const char *a), a)
ON_PATH(int, mkdir, READS | WRITES, -1, AT_FDCWD, a, (const char *a, mode_t m), a, m)
ON_PATH(int, mkdirat, READS | WRITES, -1, f, a, (int f, const char *a, mode_t m), f, a, m)
ON_PATH(int, mkstemp, READS | WRITES, -1, AT_FDCWD, a, (char *a), a)
ON_PATH(int, mkstemp64, READS | WRITES, -1, AT_FDCWD, a, (char *a), a)
ON_PATH(int, mkostemp, READS | WRITES, -1, AT_FDCWD, a, (char *a, int m), a, m)
ON_PATH(char *, mkdtemp, READS | WRITES, NULL, AT_FDCWD, a, (char *a), a)
ON_PATH(int, truncate, READS | WRITES, -1, AT_FDCWD, a, (const char *a, off_t n), a, n)
ON_PATH(int, chmod, READS, -1, AT_FDCWD, a, (const char *a, mode_t m), a, m)
ON_PATH(int, fchmodat, READS, -1, f, a, (int f, const char *a, mode_t m, int o), f, a, m, o)
ON_PATH(int, utimensat, READS, -1, f, a,
        (int f, const char *a, const struct timespec t[2], int o), f, a, t, o)
ON_PATH(int, stat, READS, -1, AT_FDCWD, a, (const char *a, struct stat *s), a, s)
ON_PATH(int, stat64, READS, -1, AT_FDCWD, a, (const char *a, struct stat64 *s), a, s)
ON_PATH(int, lstat, READS, -1, AT_FDCWD, a, (const char *a, struct stat *s), a, s)
ON_PATH(int, lstat64, READS, -1, AT_FDCWD, a, (const char *a, struct stat64 *s), a, s)
ON_PATH(int, fstatat, READS, -1, f, a, (int f, const char *a, struct stat *s, int o), f, a, s, o)
ON_PATH(int, fstatat64, READS, -1, f, a, (int f, const char *a, struct stat64 *s, int o), f, a, s, o)
ON_PATH(int, statx, READS, -1, f, a,
        (int f, const char *a, int o, unsigned m, struct statx *s), f, a, o, m, s)
ON_PATH(int, access, READS, -1, AT_FDCWD, a, (const char *a, int m), a, m)
ON_PATH(int, faccessat, READS, -1, f, a, (int f, const char *a, int m, int o), f, a, m, o)
ON_PATH(char *, realpath, READS, NULL, AT_FDCWD, a, (const char *a, char *b), a, b)
ON_PATH(ssize_t, readlink, READS, -1, AT_FDCWD, a, (const char *a, char *b, size_t n), a, b, n)
ON_PATH(DIR *, opendir, READS, NULL, AT_FDCWD, a, (const char *a), a)
ON_PATH(FILE *, fopen, READS | WAITS, NULL, AT_FDCWD, a, (const char *a, const char *m), a, m)
ON_PATH(FILE *, fopen64, READS | WAITS, NULL, AT_FDCWD, a, (const char *a, const char *m), a, m)

/* What is opened to be made can also find the disk full. */
#define KIND_OF_OPEN(flags) (READS | WAITS | ((flags) & (O_CREAT | (O_TMPFILE & ~O_DIRECTORY)) ? WRITES : 0))
#define OPENS(name, folder, parameters, ...) \
  int name parameters { \
    NEXT(name); \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = va_arg(rest, mode_t); \
    va_end(rest); \
    return fails(#name, KIND_OF_OPEN(flags), folder, path) ? -1 : next(__VA_ARGS__, flags, mode); \
  }

OPENS(open, AT_FDCWD, (const char *path, int flags, ...), path)
OPENS(open64, AT_FDCWD, (const char *path, int flags, ...), path)
OPENS(openat, file, (int file, const char *path, int flags, ...), file, path)
OPENS(openat64, file, (int file, const char *path, int flags, ...), file, path)

/* A file is closed all the same. */
int close(int file) {
  NEXT(close);
  int failed = fails("close", READS | WRITES | WAITS, file, NULL), code = errno;
  int result = next(file);
  if (!failed) return result;
  errno = code;
  return -1;
}

struct dirent *readdir(DIR *folder) {
  NEXT(readdir);
  return fails("readdir", READS, dirfd(folder), NULL) ? NULL : next(folder);
}

struct dirent64 *readdir64(DIR *folder) {
  NEXT(readdir64);
  return fails("readdir64", READS, dirfd(folder), NULL) ? NULL : next(folder);
}

static time_t jump(void) {
  static atomic_long looks;
  const char *seconds = getenv("CLOCK_JUMPS");
  return seconds ? (looks++ % 2 ? -1 : 1) * atol(seconds) : 0;
}

int clock_gettime(clockid_t which, struct timespec *now) {
  NEXT(clock_gettime);
  int result = next(which, now);
  if (!result && which == CLOCK_REALTIME) now->tv_sec += jump();
  return result;
}

int gettimeofday(struct timeval *now, void *zone) {
  NEXT(gettimeofday);
  int result = next(now, zone);
  if (!result) now->tv_sec += jump();
  return result;
}

time_t time(time_t *place) {
  struct timespec now;
  NEXT(clock_gettime);
  next(CLOCK_REALTIME, &now);
  now.tv_sec += jump();
  if (place) *place = now.tv_sec;
  return now.tv_sec;
}
