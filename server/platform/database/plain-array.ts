/**
 * A PostgreSQL array literal of our own values that need no quoting: ids, hashes, ISO times. `pg`
 * makes one of any text, but more slowly.
 */
export const plainArray = (items: readonly (string | number | bigint)[]): string =>
  `{${items.join(',')}}`;
