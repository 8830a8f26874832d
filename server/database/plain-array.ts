/**
 * A PostgreSQL array literal of our own values that need no quoting: ids, hashes, ISO times.
 * Callers' text must use `textArray`.
 */
export const plainArray = (items: readonly (string | number | bigint)[]): string =>
  `{${items.join(',')}}`;

/** A PostgreSQL array literal of arbitrary text, quoted. `pg` can do this too, but more slowly. */
export const textArray = (items: readonly string[]): string =>
  items.length === 0 ? '{}' : `{"${items.map(escapeText).join('","')}"}`;

const escapeText = (text: string): string =>
  /["\\]/.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text;
