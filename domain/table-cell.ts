/** The byte order mark that tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

// What a spreadsheet might take for a formula, also in full-width characters or after blanks and
// quotes.
const opener = '[=+\\-@|%\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
const blank = '[\\s\\p{Cc}\\p{Cf}"]*';
const atStart = new RegExp(`^(?:[\\t\\r\\n]|${blank}${opener})`, 'u');
// Where another separator is usual, it could end a cell inside ours.
const afterSeparator = new RegExp(`([;\\t\\r\\n]${blank})(?=${opener})`, 'gu');

/** A text cell that stays text: an apostrophe goes before anything that could begin a formula. */
export function textCell(text: string): string {
  const safe = text.replace(afterSeparator, "$1'");
  return `"${(atStart.test(safe) ? `'${safe}` : safe).replaceAll('"', '""')}"`;
}
