#ifndef TYPEWARDEN_POSTGRESQL_SHIM_H
#define TYPEWARDEN_POSTGRESQL_SHIM_H

#include <libpq-fe.h>

#endif
