#ifndef TYPEWARDEN_XML_SHIM_H
#define TYPEWARDEN_XML_SHIM_H

// Debian's libxml2 headers include ICU's, whose types clash with Foundation's own copy of ICU in
// every module that imports both. Typewarden uses no ICU type, so the include is switched off.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/dict.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

#endif
