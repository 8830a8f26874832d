/**
 * What moves the credit score, and by how much. Each is a fact that stands elsewhere: a plan that
 * was settled, an entry of the ledger that was reversed. Nothing sets the score, nothing buys it.
 */
export const creditEvents = {
  plan_settled: 1,
  commission_recalled: -2,
  deposit_recalled: -20,
} as const;

export type CreditEvent = keyof typeof creditEvents;

export const creditStart = 100;
export const creditLeast = 0;
export const creditMost = 200;

/** The score after events worth these points in all. */
export const creditScoreOf = (points: number): number =>
  Math.min(creditMost, Math.max(creditLeast, creditStart + points));

/** How a score is called, from which one on. */
export const creditBands = [
  { band: 'low', from: 0 },
  { band: 'fair', from: 60 },
  { band: 'good', from: 100 },
  { band: 'veryGood', from: 140 },
] as const;

export type CreditBand = (typeof creditBands)[number]['band'];

export const creditBandOf = (score: number): CreditBand =>
  creditBands.reduce<CreditBand>((found, { band, from }) => (score >= from ? band : found), 'low');
