/**
 * Where a date and time may break: after a weekday, around a range's dash, after a comma unless a
 * year follows, and between the date and the time.
 */
const breaks = /(^\D+ | [–~-] |, (?!\d{4})|:\d\d | (?=([^\d ,]+ )?[^\d ]*\d\d?:))| /g;

/** Chinese and Japanese break without spaces, also between a number and its unit. */
const units = /\d(?=[年月日秒])|[年月](?=\d)|[^\d\s:](?=\d\d?:)/g;

/** A formatted date, or a number with its unit, that no line break takes apart. */
export const keepTogether = (formatted: string): string =>
  formatted
    .replace(breaks, (_, open: string | undefined) => open ?? '\u00a0')
    .replace(units, '$&\u2060');
