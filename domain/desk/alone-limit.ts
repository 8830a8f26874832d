import type { Micro } from '../money.ts';

interface Giving {
  /** Given by staff to partners they name. */
  readonly isNamed: boolean;
  /** The most that one coupon can cost. */
  readonly most: Micro;
  /** The most that all of them can cost, plus what this person gave away alone in the last days. */
  readonly budget: Micro;
}

interface AloneLimits {
  readonly coupon: Micro;
  readonly budget: Micro;
}

/** Keeps somebody from exceeding the limit with many small campaigns. */
export const aloneDays = 30;

/** Whether a campaign gives away more than one person may. */
export const takesTwoToGive = ({ isNamed, most, budget }: Giving, alone: AloneLimits): boolean =>
  isNamed || most > alone.coupon || budget > alone.budget;
