/**
 * An array as PostgreSQL writes it, for texts that we made ourselves and that need no quotes: ids,
 * digests, ISO times. Anything that a caller wrote goes to `sql` as an array, which escapes it.
 */
export const plainArray = (items: readonly (string | number | bigint)[]): string =>
  `{${items.join(',')}}`;
