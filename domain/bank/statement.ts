import type { Micro } from '../money.ts';
import { payoutIdOf } from './payment-file.ts';

/** One booked line of a bank statement. */
export interface StatementLine {
  readonly isCredit: boolean;
  readonly amount: Micro;
  readonly currency: string;
  /** A day, such as 2026-11-17. */
  readonly bookedOn: string;
  /** The bank's own reference. */
  readonly bankReference: string | null;
  readonly endToEndId: string | null;
  readonly party: string | null;
  readonly text: string;
}

export interface Statement {
  readonly no: string;
  readonly account: string;
  readonly lines: readonly StatementLine[];
}

export const statementBytesMax = 8 * 1024 * 1024;
export const statementLinesMax = 5_000;

export const statementFormats = ['camt.053.001.08', 'csv'] as const;

export type StatementFormat = (typeof statementFormats)[number];

/** What a line can be recorded as, given the current state. */
export const lineStates = [
  'deposit-new',
  'deposit-waiting',
  'deposit-booked',
  'deposit-other',
  'payout-sent',
  'payout-done',
  'payout-differs',
  'none',
] as const;

export type LineState = (typeof lineStates)[number];

/**
 * Why a file is not imported. It is rejected as a whole: half a statement would hide what is
 * missing.
 */
export class UnreadableStatement extends Error {}

const ownReference = /\bR-?([0-9A-Z]{4})-?([0-9A-Z]{4})\b/i;

/** The deposit reference in a payer's text, however the bank split or joined it. */
export function depositReferenceIn({ text, endToEndId }: StatementLine): string | null {
  for (const written of [text, endToEndId ?? '']) {
    const [, first, second] = ownReference.exec(written) ?? [];
    if (first && second) return `R-${first}-${second}`.toUpperCase();
  }
  return null;
}

/** The payout that a line paid or gave back: its end-to-end id comes back on the statement. */
export function payoutIdIn({ endToEndId, text }: StatementLine): string | null {
  const written = [endToEndId ?? '', ...text.split(/\s+/)];
  return written.map(payoutIdOf).find((id) => id !== null) ?? null;
}

/** What identifies the same line in two overlapping statements. */
export const lineKey = (account: string, line: StatementLine, nth: number): string =>
  JSON.stringify([
    account,
    line.bookedOn,
    line.isCredit,
    String(line.amount),
    line.currency,
    line.bankReference ?? '',
    line.endToEndId ?? '',
    line.text,
    // Equal lines in one statement, such as two equal deposits in a day, are told apart by number.
    nth,
  ]);
