import type { Pocket } from '../ledger/accounts.ts';
import type { AccountName, Transfer } from '../ledger/entry.ts';
import type { Micro } from '../money.ts';
import type { Funding } from './put.ts';

type StepFlows = Readonly<Record<keyof Funding, readonly [from: Pocket, to: Pocket]>>;

/** The flows of a plan's money by funding source, at each step of its life. */
const flowsByStep = {
  hold: {
    own: ['available', 'to_consume'],
    discount: ['discount', 'to_consume_discount'],
    startup: ['startup', 'to_consume_startup'],
  },
  return: {
    own: ['to_consume', 'available'],
    discount: ['to_consume_discount', 'discount'],
    startup: ['to_consume_startup', 'startup'],
  },
  bill: {
    own: ['to_consume', 'publisher_pending'],
    discount: ['to_consume_discount', 'publisher_pending_discount'],
    startup: ['to_consume_startup', 'publisher_pending_startup'],
  },
  credit: {
    own: ['publisher_pending', 'available'],
    discount: ['publisher_pending_discount', 'discount'],
    startup: ['publisher_pending_startup', 'startup'],
  },
  pay: {
    own: ['publisher_pending', 'publisher_pay'],
    discount: ['publisher_pending_discount', 'publisher_pay'],
    startup: ['publisher_pending_startup', 'publisher_pay'],
  },
  fee: {
    own: ['publisher_pending', 'media_fee'],
    discount: ['publisher_pending_discount', 'media_fee'],
    startup: ['publisher_pending_startup', 'media_fee'],
  },
} as const satisfies Record<string, StepFlows>;

export type MoneyStep = keyof typeof flowsByStep;

export const transferIfAny = (
  from: AccountName,
  to: AccountName,
  amount: Micro,
): readonly Transfer[] => (amount > 0n ? [{ from, to, amount }] : []);

/** Moves a funding one step further, skipping zero amounts. */
export function transfersOf(step: MoneyStep, owner: string, funding: Funding): Transfer[] {
  return (['discount', 'startup', 'own'] as const).flatMap((part) => {
    const [source, target] = flowsByStep[step][part];
    return transferIfAny({ owner, pocket: source }, { owner, pocket: target }, funding[part]);
  });
}
