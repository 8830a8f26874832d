/**
 * Names the sums that a visible amount is part of, and how: added, subtracted, or as the total. A
 * test finds every sum of a screen by these marks, and adds up what a person would read.
 */
export interface SumMark {
  readonly 'data-plus'?: string | undefined;
  readonly 'data-minus'?: string | undefined;
  readonly 'data-sum'?: string | undefined;
}

const joinTexts = (a: string | undefined, b: string | undefined): string | undefined =>
  [a, b].filter(Boolean).join(' ') || undefined;

/** The mark of an amount in two sums, such as the total of one that is part of the other. */
export const joinMarks = (a: SumMark, b: SumMark): SumMark => ({
  'data-plus': joinTexts(a['data-plus'], b['data-plus']),
  'data-minus': joinTexts(a['data-minus'], b['data-minus']),
  'data-sum': joinTexts(a['data-sum'], b['data-sum']),
});
