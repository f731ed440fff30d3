#ifndef CFONT_H
#define CFONT_H

#include <stddef.h>
#include <stdint.h>

extern const unsigned char fontBytes[];
extern const size_t fontSize;

/// The byte at an index of the font; 0 beyond its end.
static inline uint8_t fontByte(size_t index) { return index < fontSize ? fontBytes[index] : 0; }

#endif
