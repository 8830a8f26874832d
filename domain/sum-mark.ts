/**
 * Names the sums that a visible amount is part of, and how: added, subtracted, or as the total. A
 * test finds every sum of a screen by these marks, and adds up what a person would read.
 */
export interface SumMark {
  readonly 'data-plus'?: string | undefined;
  readonly 'data-minus'?: string | undefined;
  readonly 'data-sum'?: string | undefined;
}

const joined = (one: string | undefined, other: string | undefined): string | undefined =>
  [one, other].filter(Boolean).join(' ') || undefined;

/** The mark of an amount in two sums, such as the total of one that is part of the other. */
export const joinMarks = (one: SumMark, other: SumMark): SumMark => ({
  'data-plus': joined(one['data-plus'], other['data-plus']),
  'data-minus': joined(one['data-minus'], other['data-minus']),
  'data-sum': joined(one['data-sum'], other['data-sum']),
});
