interface LogOptions {
  /** `warn` for what is over in a moment. */
  readonly level?: 'error' | 'warn';
  /** By which whoever was refused and whoever reads the log mean the same. */
  readonly errorId?: string;
}

/**
 * One line of JSON for a person to look into. Never a body, a token or a header, nor the query of
 * an address: signatures and one-time codes stand there.
 */
export function logProblem(where: string, error: unknown, options: LogOptions = {}): void {
  const { level = 'error', errorId } = options;
  const at = new Date().toISOString();
  const line = { at, level, where: where.split('?', 1)[0], errorId, ...about(error) };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** What PostgreSQL says about an error beside its message: names of our own, and no values. */
const databaseFields = ['code', 'table', 'column', 'constraint', 'routine'] as const;

function about(error: unknown): object {
  const database = Object.fromEntries(
    databaseFields.flatMap((name) => {
      const value = (error as Record<string, unknown> | null | undefined)?.[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  return { ...database, stack: stackOf(error) };
}

/** With what caused it, which is where somebody will look. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutValues(String(error));
  const own = withoutValues(error.stack ?? String(error));
  return error.cause === undefined ? own : `${own}\nbecause of ${stackOf(error.cause)}`;
}

/** Messages of databases and parsers quote what they were given, which may be of a person. */
const withoutValues = (text: string): string =>
  text
    .replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '"…"')
    .replaceAll(/[^\s@"'()]+@[^\s@"'()/]+\.[^\s"'()/]+/g, '…')
    .replaceAll(/(?<![\w/.-])[\w-]{32,}(?![\w/.-])/g, '…');
