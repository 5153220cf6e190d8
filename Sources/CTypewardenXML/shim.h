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

#include <dlfcn.h>

// libxml2 is opened when the first document needs it. It brings ICU and the C++ library along, and
// most runs of a command never come to a document that is not ordinary.

/// The functions of libxml2 that are used, by the names it has for them.
typedef struct {
  __typeof__(&xmlInitParser) xmlInitParser;
  __typeof__(&xmlNewParserCtxt) xmlNewParserCtxt;
  __typeof__(&xmlFreeParserCtxt) xmlFreeParserCtxt;
  __typeof__(&xmlCtxtUseOptions) xmlCtxtUseOptions;
  __typeof__(&xmlCtxtReset) xmlCtxtReset;
  __typeof__(&xmlParserInputBufferCreateIO) xmlParserInputBufferCreateIO;
  __typeof__(&xmlFreeParserInputBuffer) xmlFreeParserInputBuffer;
  __typeof__(&xmlNewIOInputStream) xmlNewIOInputStream;
  __typeof__(&inputPush) inputPush;
  __typeof__(&xmlParseDocument) xmlParseDocument;
  __typeof__(&xmlStopParser) xmlStopParser;
  __typeof__(&xmlFreeEnumeration) xmlFreeEnumeration;
  __typeof__(&xmlDictLookup) xmlDictLookup;
  __typeof__(&xmlDictGetUsage) xmlDictGetUsage;
} TypewardenXMLFunctions;

// The name that the dynamic linker knows: 2.14 changed what programs are compiled against.
#if defined(__APPLE__)
#define TYPEWARDEN_XML_LIBRARY "libxml2.2.dylib"
#elif LIBXML_VERSION >= 21400
#define TYPEWARDEN_XML_LIBRARY "libxml2.so.16"
#else
#define TYPEWARDEN_XML_LIBRARY "libxml2.so.2"
#endif

/// Opens libxml2, which then stays open, and finds its functions. Returns 0 when it is not there.
static inline int typewardenOpenXML(TypewardenXMLFunctions *functions) {
  void *library = dlopen(TYPEWARDEN_XML_LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define TYPEWARDEN_FIND(name) \
  functions->name = (__typeof__(functions->name))dlsym(library, #name); \
  if (!functions->name) return 0
  TYPEWARDEN_FIND(xmlInitParser);
  TYPEWARDEN_FIND(xmlNewParserCtxt);
  TYPEWARDEN_FIND(xmlFreeParserCtxt);
  TYPEWARDEN_FIND(xmlCtxtUseOptions);
  TYPEWARDEN_FIND(xmlCtxtReset);
  TYPEWARDEN_FIND(xmlParserInputBufferCreateIO);
  TYPEWARDEN_FIND(xmlFreeParserInputBuffer);
  TYPEWARDEN_FIND(xmlNewIOInputStream);
  TYPEWARDEN_FIND(inputPush);
  TYPEWARDEN_FIND(xmlParseDocument);
  TYPEWARDEN_FIND(xmlStopParser);
  TYPEWARDEN_FIND(xmlFreeEnumeration);
  TYPEWARDEN_FIND(xmlDictLookup);
  TYPEWARDEN_FIND(xmlDictGetUsage);
#undef TYPEWARDEN_FIND
  return 1;
}

#endif
