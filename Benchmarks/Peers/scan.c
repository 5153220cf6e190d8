/* W5: walks a tree, asks each file for its status and puts a row for each into SQLite, as plainly as
   it can be done: one thread, one prepared statement, one transaction, folders by number, no index. */
#include <dirent.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static sqlite3_stmt *insert;
static long folders;

static void walk(int parent, const char *name) {
  int descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  if (descriptor < 0) return;
  DIR *directory = fdopendir(descriptor);
  if (!directory) return;
  long folder = ++folders;
  struct dirent *entry;
  while ((entry = readdir(directory))) {
    if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
    if (entry->d_type == DT_DIR) {
      walk(descriptor, entry->d_name);
      continue;
    }
    struct stat status;
    if (fstatat(descriptor, entry->d_name, &status, AT_SYMLINK_NOFOLLOW)) continue;
    sqlite3_bind_int64(insert, 1, folder);
    sqlite3_bind_text(insert, 2, entry->d_name, -1, SQLITE_STATIC);
    sqlite3_bind_int64(insert, 3, status.st_size);
    sqlite3_bind_int64(insert, 4, status.st_mtim.tv_sec * 1000000000LL + status.st_mtim.tv_nsec);
    sqlite3_bind_int64(insert, 5, (sqlite3_int64)status.st_ino);
    sqlite3_step(insert);
    sqlite3_reset(insert);
  }
  closedir(directory);
}

int main(int count, char **arguments) {
  sqlite3 *database;
  if (count < 3 || sqlite3_open(arguments[2], &database)) return 2;
  sqlite3_exec(database,
               "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;"
               "CREATE TABLE file(folder INT, name TEXT, size INT, modified INT, inode INT); BEGIN",
               NULL, NULL, NULL);
  sqlite3_prepare_v2(database, "INSERT INTO file VALUES(?,?,?,?,?)", -1, &insert, NULL);
  walk(AT_FDCWD, arguments[1]);
  sqlite3_finalize(insert);
  int failed = sqlite3_exec(database, "COMMIT", NULL, NULL, NULL);
  sqlite3_close(database);
  return failed ? 1 : 0;
}
