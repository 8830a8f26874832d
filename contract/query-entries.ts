/**
 * The input of a GET as names and values of its query string, which knows no null. An optional
 * field may be given as undefined; it is left out, as JSON leaves it out of a body.
 */
export const queryEntries = (input: unknown): [name: string, value: string][] =>
  Object.entries(input ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
