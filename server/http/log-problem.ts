/** One line of JSON for a person to look into. Never a body, a token or a header. */
export function logProblem(where: string, error: unknown): void {
  const stack = error instanceof Error ? error.stack : String(error);
  process.stderr.write(
    `${JSON.stringify({ at: new Date().toISOString(), level: 'error', where, stack })}\n`,
  );
}
