/**
 * An array as PostgreSQL writes it, for texts that we made ourselves and that need no quotes: ids,
 * digests, ISO times. What a caller wrote goes through `textArray`.
 */
export const plainArray = (items: readonly (string | number | bigint)[]): string =>
  `{${items.join(',')}}`;

/** The same for texts of any kind, each within quotes. `pg` would do it too, at a higher cost. */
export const textArray = (items: readonly string[]): string =>
  items.length === 0 ? '{}' : `{"${items.map(escapeText).join('","')}"}`;

const escapeText = (text: string): string =>
  /["\\]/.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text;
