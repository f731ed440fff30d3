// dictionary.bin as bytes of the program.
//
// `#embed` is part of C23, and clang knows it in every C.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "CDictionary.h"

const unsigned char dictionaryBytes[] = {
#embed "dictionary.bin"
};

const size_t dictionarySize = sizeof dictionaryBytes;
