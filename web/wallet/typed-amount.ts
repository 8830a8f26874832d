import { formatMicro, type Micro } from '#domain/money.ts';

/**
 * What counts of a text that is typed or pasted as an amount: its digits, and decimal separators
 * as the reader's language writes them. Of two kinds of separators the last is the decimal one;
 * where only one kind could group thousands, it stays, and the amount is invalid.
 */
export function cleanAmount(text: string, point: string): string {
  // Japanese and Chinese keyboards also type full-width digits.
  const digits = text.normalize('NFKC').replace(/[^\d.,]/g, '');
  const isGrouped = digits.includes('.') && digits.includes(',');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const units = isGrouped
    ? digits.slice(0, last).replace(/[.,]/g, '') + digits.slice(last)
    : digits;
  return units.replace(/[.,]/g, point);
}

/** The amount as the server expects it: with a decimal point, and none at the end. */
export const plainAmount = (typed: string): string => typed.replace(',', '.').replace(/\.$/, '');

/** As a person would type it: two decimals. */
export const typedAmount = (amount: Micro, point: string): string =>
  formatMicro(amount)
    .replace(/(\.\d\d)\d*$/, '$1')
    .replace('.', point);

/** The text after one more key; a key that would not make an amount is ignored. */
export function addKey(typed: string, key: string): string {
  const newText = typed === '0' && key !== '.' && key !== ',' ? key : typed + key;
  return /^\d{1,12}([.,]\d{0,2})?$/.test(newText) ? newText : typed;
}
