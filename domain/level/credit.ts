/**
 * What changes the credit score, and by how much. Each is a fact recorded elsewhere: a settled
 * plan, a reversed ledger entry. Nothing sets the score, and it cannot be bought.
 */
export const creditEvents = {
  plan_settled: 1,
  commission_recalled: -2,
  deposit_recalled: -20,
} as const;

export const creditStart = 100;
export const creditMin = 0;
export const creditMax = 200;

/** The score after events worth these points in total. */
export const creditScoreOf = (points: number): number =>
  Math.min(creditMax, Math.max(creditMin, creditStart + points));

/** The name of a score, by its lower bound. */
export const creditBands = [
  { band: 'low', from: 0 },
  { band: 'fair', from: 60 },
  { band: 'good', from: 100 },
  { band: 'veryGood', from: 140 },
] as const;

export type CreditBand = (typeof creditBands)[number]['band'];

export const creditBandOf = (score: number): CreditBand =>
  creditBands.reduce<CreditBand>(
    (highestBand, { band, from }) => (score >= from ? band : highestBand),
    'low',
  );
