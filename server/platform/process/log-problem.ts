interface LogOptions {
  /** `warn` for transient problems, which are logged without a stack. */
  readonly level?: 'error' | 'warn';
  /** Links the refusal that a caller saw to its line in the log. */
  readonly errorId?: string;
}

/**
 * One line of JSON for a person to investigate. Never includes a body, a token, a header or a query
 * string: these hold signatures and one-time codes.
 */
export function logProblem(where: string, error: unknown, options: LogOptions = {}): void {
  const { level = 'error', errorId } = options;
  const loggedAt = new Date().toISOString();
  const line = {
    at: loggedAt,
    level,
    where: where.split('?', 1)[0],
    errorId,
    ...toLogFields(error, level),
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** PostgreSQL's error fields besides the message: names of ours, and no values. */
const databaseFields = ['code', 'table', 'column', 'constraint', 'routine'] as const;

function toLogFields(error: unknown, level: 'error' | 'warn'): object {
  const database = Object.fromEntries(
    databaseFields.flatMap((name) => {
      const value = (error as Record<string, unknown> | null | undefined)?.[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  return { ...database, stack: toStackText(error, level) };
}

/** Includes the causes, which is where people look. */
function toStackText(error: unknown, level: 'error' | 'warn'): string {
  if (!(error instanceof Error)) return hideValues(String(error));

  const stack = hideValues((level === 'error' && error.stack) || String(error));
  return error.cause === undefined
    ? stack
    : `${stack}\nbecause of ${toStackText(error.cause, level)}`;
}

/** Messages from databases and parsers quote their input, which may be personal. */
const hideValues = (text: string): string =>
  text
    .replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '"…"')
    .replaceAll(/[^\s@"'()]+@[^\s@"'()/]+\.[^\s"'()/]+/g, '…')
    .replaceAll(/(?<![\w/.-])[\w-]{32,}(?![\w/.-])/g, '…');
