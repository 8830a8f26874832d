/**
 * The probability of at least this many hits in this many tries at a given rate: the upper tail of
 * the binomial distribution, or a slight overestimate.
 */
export function probabilityOfAtLeast(hits: number, total: number, rate: number): number {
  if (hits <= 0 || rate >= 1 || total * rate >= hits) return 1;
  if (hits > total || rate <= 0) return 0;

  let log = hits * Math.log(rate) + (total - hits) * Math.log1p(-rate);
  for (let nth = 0; nth < hits; nth += 1) log += Math.log((total - nth) / (hits - nth));

  // Each further term is smaller than the one before by at least this ratio.
  const ratio = ((total - hits) / (hits + 1)) * (rate / (1 - rate));
  return Math.min(1, Math.exp(log) / (1 - Math.min(ratio, 0.999)));
}
