/** A few round values for an axis, from zero to at least the largest. */
export function ticksOf(most: number): readonly number[] {
  if (!(most > 0)) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(most / 2));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => most / one <= 3) ?? most;
  const count = Math.ceil(most / step - 1e-9);
  // Sums of fractions drift: 0.1 + 0.2 would be written with seventeen decimals.
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}
