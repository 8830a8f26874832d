/**
 * Where a date may break: after its weekday, before or after the time, after a comma, and before
 * the year where a word joins it: with letters of twice the size, such a date is a line too long.
 * A month that comes first stays with its day.
 */
const breaks = /(^\D+ (?!\d+(?:,|$))| ?\d+:\d+(?: (?![AP]M))?|, (?!\d{4})| (?=de \d{4}))| /g;

/** A formatted date, or a number with its unit, that no line break takes apart. */
export const keepTogether = (formatted: string): string =>
  formatted
    .replace(breaks, (_, open: string | undefined) => open ?? '\u00a0')
    // Chinese and Japanese break without spaces, also between a number and its unit.
    .replace(/\d(?=[年月日秒])|[年月](?=\d)/g, '$&\u2060');
