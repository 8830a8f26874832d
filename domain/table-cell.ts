/** Tells spreadsheets that what follows is UTF-8. */
export const byteOrderMark = '\uFEFF';

// What a spreadsheet might take for a formula, also in wide letters, behind blanks and quotes.
const opener = '[=+\\-@|%\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
const blank = '[\\s\\p{Cc}\\p{Cf}"]*';
const atStart = new RegExp(`^(?:[\\t\\r\\n]|${blank}${opener})`, 'u');
// Where another separator is usual, a cell could end inside of ours.
const afterSeparator = new RegExp(`([;\\t\\r\\n]${blank})(?=${opener})`, 'gu');

/** A cell of text that stays text: an apostrophe before whatever could begin a formula. */
export function textCell(text: string): string {
  const safe = text.replace(afterSeparator, "$1'");
  return `"${(atStart.test(safe) ? `'${safe}` : safe).replaceAll('"', '""')}"`;
}
