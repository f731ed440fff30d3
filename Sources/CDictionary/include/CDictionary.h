#ifndef CDICTIONARY_H
#define CDICTIONARY_H

#include <stddef.h>
#include <stdint.h>

extern const unsigned char dictionaryBytes[];
extern const size_t dictionarySize;

/// The number at an index of the dictionary, which is a list of numbers of four bytes, the lowest
/// byte first; 0 beyond its end.
static inline uint32_t dictionaryNumber(size_t index) {
  if (index >= dictionarySize / 4) return 0;
  const unsigned char *bytes = dictionaryBytes + index * 4;
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
         (uint32_t)bytes[3] << 24;
}

#endif
