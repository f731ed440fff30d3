// font.bin as bytes of the program.
//
// `#embed` is part of C23, and clang knows it in every C.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "CFont.h"

const unsigned char fontBytes[] = {
#embed "font.bin"
};

const size_t fontSize = sizeof fontBytes;
