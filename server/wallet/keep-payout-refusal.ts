import { type Facts, Refusal, refusalOf } from '#domain/refusal.ts';
import { type PayoutReason, payoutRefusals } from '#domain/wallet/payout.ts';
import type { Db } from '../database/database.ts';
import { keepRefusal } from './refusal-store.ts';

interface Asker {
  readonly db: Db;
  readonly member: { readonly id: string };
  readonly now: () => Date;
}

const isPayoutReason = (reason: string): reason is PayoutReason => reason in payoutRefusals;

/** Keeps what a rule refused, after the money was left as it was, and returns its id. */
export const keepPayoutRefusal = (
  { db, member, now }: Asker,
  { reason, facts }: { readonly reason: PayoutReason; readonly facts: Facts },
  more: Facts = {},
): Promise<string> => {
  const refusal = { partnerId: member.id, reason, remedy: payoutRefusals[reason], facts, more };
  return keepRefusal(db, refusal, now());
};

/** What stops all money is, for a payout, one of the reasons of its own list. */
function asPayoutRefusal({ reason, facts }: Refusal) {
  if (isPayoutReason(reason)) return { reason, facts };
  if (reason !== 'ledger_stopped') return null;
  const remedy = payoutRefusals.payout_ledger_stopped;
  return { reason: 'payout_ledger_stopped', facts: { remedy } } as const;
}

/** Throws on what was thrown; a refusal by a rule is kept first, and says under which id. */
export async function keepAndThrow(asker: Asker, error: unknown, amount: string): Promise<never> {
  const refused = error instanceof Refusal ? asPayoutRefusal(error) : null;
  if (!refused) throw error;
  const { reason, facts } = refused;
  const refusalId = await keepPayoutRefusal(asker, { reason, facts }, { amount });
  throw refusalOf({ reason, facts: { ...facts, refusalId } });
}
