/** A rate in parts per million, with its 95% confidence interval. */
export interface Rate {
  readonly ppm: number;
  readonly lowPpm: number;
  readonly highPpm: number;
}

const million = 1_000_000;
const z = 1.959963984540054;

/** The Wilson score interval. Null without tries, or with more hits than tries. */
export function rateOf(hits: number, tries: number): Rate | null {
  if (tries <= 0 || hits < 0 || hits > tries) return null;
  const share = hits / tries;
  const spread = (z * z) / tries;
  const middle = share + spread / 2;
  const half = z * Math.sqrt((share * (1 - share) + spread / 4) / tries);
  const ppm = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * million);
  return {
    ppm: ppm(share),
    lowPpm: hits === 0 ? 0 : ppm((middle - half) / (1 + spread)),
    highPpm: hits === tries ? million : ppm((middle + half) / (1 + spread)),
  };
}
