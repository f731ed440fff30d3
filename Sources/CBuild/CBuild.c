// What a release was made from; `.github/dist/build` says it, through Package.swift.
//
// Only this file has to be compiled again for another commit.
#include "CBuild.h"

#ifndef HIG_NOTES_BUILD
#define HIG_NOTES_BUILD ""
#endif

const char *build_origin(void) { return HIG_NOTES_BUILD; }
