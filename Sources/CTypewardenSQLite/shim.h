#ifndef TYPEWARDEN_SQLITE_SHIM_H
#define TYPEWARDEN_SQLITE_SHIM_H

#include <sqlite3.h>

#endif
