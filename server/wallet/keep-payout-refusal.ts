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

/** Records a refusal after the money transaction rolled back, and returns the refusal's id. */
export const keepPayoutRefusal = (
  { db, member, now }: Asker,
  { reason, facts }: { readonly reason: PayoutReason; readonly facts: Facts },
  more: Facts = {},
): Promise<string> => {
  const refusal = { partnerId: member.id, reason, remedy: payoutRefusals[reason], facts, more };
  return keepRefusal(db, refusal, now());
};

/** A stopped ledger refuses all money; a payout reports it under its own reason. */
function asPayoutRefusal({ reason, facts }: Refusal) {
  if (isPayoutReason(reason)) return { reason, facts };
  if (reason !== 'ledger_stopped') return null;
  const remedy = payoutRefusals.payout_ledger_stopped;
  return { reason: 'payout_ledger_stopped', facts: { remedy } } as const;
}

/** Rethrows the error. A refusal is recorded first, and then carries its id. */
export async function keepAndThrow(asker: Asker, error: unknown, amount: string): Promise<never> {
  const refused = error instanceof Refusal ? asPayoutRefusal(error) : null;
  if (!refused) throw error;
  const { reason, facts } = refused;
  const refusalId = await keepPayoutRefusal(asker, { reason, facts }, { amount });
  throw refusalOf({ reason, facts: { ...facts, refusalId } });
}
