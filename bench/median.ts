export function median(values: readonly number[]): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sortedValues.length / 2);
  const upper = sortedValues[middle];
  if (upper === undefined) throw new Error('There is no median of nothing');
  return sortedValues.length % 2 === 1 ? upper : ((sortedValues[middle - 1] ?? upper) + upper) / 2;
}
