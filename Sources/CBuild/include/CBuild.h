/// What the program was made from, such as "1a2b3c4d5e6f, 2026-11-23"; empty for a build that nobody releases.
const char *_Nonnull build_origin(void);
