import type { SumMark } from '#domain/sum-mark.ts';
import { shownMoney, shownRounded } from '../parts/shown.ts';
import { usePlaces } from './use-sum.ts';

interface AmountProps {
  readonly of: string;
  /** The sum that it is part of. */
  readonly mark?: SumMark;
}

/** An amount in its currency's decimals; the exact one is shown on hover, and in every export. */
export function Amount({ of, mark }: AmountProps) {
  const [rounded, exact] = [shownRounded(of, usePlaces()), shownMoney(of)];
  if (rounded === exact && !mark) return rounded;
  return (
    <data {...mark} title={rounded === exact ? undefined : exact} value={of}>
      {rounded}
    </data>
  );
}
