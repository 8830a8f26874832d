/**
 * One line of JSON for a person to look into. Never a body, a token or a header, nor the query of
 * an address: signatures and one-time codes stand there.
 */
export function logProblem(where: string, error: unknown): void {
  const stack = stackOf(error);
  const path = where.split('?', 1)[0];
  process.stderr.write(
    `${JSON.stringify({ at: new Date().toISOString(), level: 'error', where: path, stack })}\n`,
  );
}

/** With what caused it, which is where somebody will look. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? String(error);
  return error.cause === undefined ? own : `${own}\nbecause of ${stackOf(error.cause)}`;
}
