import { parseMicro } from '../money.ts';
import { hasTimeToReverse, type Terms } from './terms.ts';

/**
 * What a put agrees to: of the terms that the plan was offered with and those that a new offer
 * would have, each part that is better for the partner. What is neither better nor worse, such as
 * where and how fast it is shown, stays as it was offered.
 */
export const betterTerms = (offered: Terms, current: Terms): Terms => ({
  ...offered,
  lowest: lowerAmount(offered.lowest, current.lowest),
  highest: higherAmount(offered.highest, current.highest),
  mediaFeeBps: Math.min(offered.mediaFeeBps, current.mediaFeeBps),
  revenueFeeBps: Math.min(offered.revenueFeeBps, current.revenueFeeBps),
  ...betterCommission(offered, current),
  ...betterWindows(offered, current),
  priceCeilings: {
    ...offered.priceCeilings,
    cpm: lowerAmount(offered.priceCeilings.cpm, current.priceCeilings.cpm),
    cpc: lowerAmount(offered.priceCeilings.cpc, current.priceCeilings.cpc),
  },
});

type Commission = Pick<Terms, 'commission' | 'commissionBps' | 'commissionMax'>;

export const commissionIn = ({ commission, commissionBps, commissionMax }: Terms): Commission => ({
  commission,
  commissionBps,
  commissionMax,
});

/** A fixed amount and a share of the order can only be compared order by order. */
function betterCommission(offered: Terms, current: Terms): Commission {
  const highest = higherAmount(offered.commissionMax, current.commissionMax);
  if (offered.commission !== null && current.commission !== null) {
    const commission = higherAmount(offered.commission, current.commission);
    return { commission, commissionBps: null, commissionMax: highest };
  }
  if (offered.commissionBps !== null && current.commissionBps !== null) {
    const commissionBps = Math.max(offered.commissionBps, current.commissionBps);
    return { commission: null, commissionBps, commissionMax: highest };
  }

  return commissionIn(offered);
}

/**
 * More time for an order to come in, and fewer days until it is final. Where the merchant could no
 * longer reverse any order with both, both stay as they were offered.
 */
function betterWindows(
  offered: Terms,
  current: Terms,
): Pick<Terms, 'clickWindowHours' | 'validateDays'> {
  const windows = {
    clickWindowHours: Math.max(offered.clickWindowHours, current.clickWindowHours),
    validateDays: Math.min(offered.validateDays, current.validateDays),
  };
  const { clickWindowHours, validateDays } = offered;

  return hasTimeToReverse(windows) ? windows : { clickWindowHours, validateDays };
}

const amountOf = (text: string): bigint => parseMicro(text) ?? 0n;

const lowerAmount = (a: string, b: string): string => (amountOf(b) < amountOf(a) ? b : a);

const higherAmount = (a: string, b: string): string => (amountOf(b) > amountOf(a) ? b : a);
