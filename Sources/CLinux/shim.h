// Linux functions that Swift's Glibc module lacks.
#include <sys/xattr.h>

// <fcntl.h> and <stdio.h> declare these only with _GNU_SOURCE, without which that module is built.
static const int linux_tmpfile = 020000000;
static const unsigned linux_rename_noreplace = 1;
int renameat2(int, const char *, int, const char *, unsigned);
