#ifndef CTEMPLATES_H
#define CTEMPLATES_H

#include <stddef.h>

/// A file of templates/ that is part of the program.
struct BuiltInTemplate {
  /// Relative to templates/, `/` between parts; ends with NUL.
  const char *name;
  const unsigned char *bytes;
  size_t count;
};

size_t builtInTemplateCount(void);

/// The file at an index below `builtInTemplateCount()`; the files are sorted by name.
struct BuiltInTemplate builtInTemplate(size_t index);

#endif
