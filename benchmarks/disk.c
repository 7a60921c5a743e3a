/* A disk that is slow, or dies: loaded before a program (LD_PRELOAD) it stands between it and the calls that write.

   disk_slow(ms): from now on every fsync takes so much longer.
   disk_die(n, when): the process is killed beside its n-th writing call from now on: 0 before it, 1 after it, 2 in the
   middle of it, with half of what was to be written.
   disk_full(1): from now on nothing more can be written; disk_full(0): there is room again.
   disk_clock(s): from now on the clock of the wall is so many seconds late.

   Built and used by benchmarks/disk.py. Only calls on plain files count. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static volatile int slow_ms, left, when, full;
static volatile long late;

void disk_slow(int ms) { slow_ms = ms; }
void disk_die(int n, int how) { left = n; when = how; }
void disk_full(int is) { full = is; }
void disk_clock(long seconds) { late = seconds; }

static void die(void) { kill(getpid(), SIGKILL); }

static int plain(int fd) {
    struct stat about;
    return fstat(fd, &about) == 0 && S_ISREG(about.st_mode);
}

/* Whether this is the call beside which the process dies. */
static int last(void) {
    if (left <= 0) return 0;
    return __sync_sub_and_fetch(&left, 1) == 0;
}

#define REAL(name, type) static type real; if (!real) real = (type)dlsym(RTLD_NEXT, name)

typedef ssize_t (*write_t)(int, const void *, size_t);
typedef ssize_t (*pwrite_t)(int, const void *, size_t, off64_t);
typedef int (*fd_t)(int);
typedef int (*trunc_t)(int, off64_t);
typedef int (*name_t)(const char *);
typedef int (*names_t)(const char *, const char *);

ssize_t write(int fd, const void *data, size_t size) {
    REAL("write", write_t);
    if (!plain(fd)) return real(fd, data, size);
    if (full) { errno = ENOSPC; return -1; }
    int dies = last();
    if (dies && when == 0) die();
    ssize_t done = real(fd, data, dies && when == 2 ? size / 2 : size);
    if (dies) die();
    return done;
}

static ssize_t put(pwrite_t real, int fd, const void *data, size_t size, off64_t at) {
    if (full) { errno = ENOSPC; return -1; }
    int dies = last();
    if (dies && when == 0) die();
    ssize_t done = real(fd, data, dies && when == 2 ? size / 2 : size, at);
    if (dies) die();
    return done;
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
    REAL("pwrite64", pwrite_t);
    return put(real, fd, data, size, at);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    REAL("pwrite64", pwrite_t);
    return put(real, fd, data, size, at);
}

static int sync_with(fd_t real, int fd) {
    if (!plain(fd)) return real(fd);
    int dies = last();
    if (dies && when != 1) die();
    if (slow_ms) {
        struct timespec pause = {slow_ms / 1000, slow_ms % 1000 * 1000000L};
        nanosleep(&pause, NULL);
    }
    int done = real(fd);
    if (dies) die();
    return done;
}

int fsync(int fd) { REAL("fsync", fd_t); return sync_with(real, fd); }
int fdatasync(int fd) { REAL("fdatasync", fd_t); return sync_with(real, fd); }

#define COUNTED(call) do { \
    int dies = last(); \
    if (dies && when == 0) die(); \
    int done = call; \
    if (dies) die(); \
    return done; \
} while (0)

int ftruncate64(int fd, off64_t size) { REAL("ftruncate64", trunc_t); COUNTED(real(fd, size)); }
int ftruncate(int fd, off_t size) { REAL("ftruncate64", trunc_t); COUNTED(real(fd, size)); }
int unlink(const char *name) { REAL("unlink", name_t); COUNTED(real(name)); }
int rename(const char *from, const char *to) { REAL("rename", names_t); COUNTED(real(from, to)); }

typedef int (*clock_t_)(clockid_t, struct timespec *);
typedef int (*day_t)(struct timeval *, void *);

int clock_gettime(clockid_t which, struct timespec *now) {
    REAL("clock_gettime", clock_t_);
    int done = real(which, now);
    if (which == CLOCK_REALTIME) now->tv_sec -= late;
    return done;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    REAL("gettimeofday", day_t);
    int done = real(now, zone);
    now->tv_sec -= late;
    return done;
}

time_t time(time_t *where) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (where) *where = now.tv_sec;
    return now.tv_sec;
}
