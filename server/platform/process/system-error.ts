/** The code of an error of the operating system, such as `ENOENT`; empty for any other error. */
export const systemErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
