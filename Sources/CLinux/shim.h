// Calls of Linux that Swift's Glibc module leaves out.
#include <sys/xattr.h>

// <fcntl.h> and <stdio.h> have these for _GNU_SOURCE alone, which that module is made without.
static const int linux_tmpfile = 020000000;
static const unsigned linux_rename_noreplace = 1;
int renameat2(int, const char *, int, const char *, unsigned);
