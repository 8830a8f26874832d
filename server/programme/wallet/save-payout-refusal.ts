import { randomUUID } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { type Facts, RefusalError, toRefusalError } from '#domain/refusal.ts';
import type { StaffPerson } from '#domain/staff/second-person.ts';
import {
  isPayoutReason,
  type PayoutReason,
  payoutRefusals,
  type Remedy,
} from '#domain/wallet/payout-refusals.ts';
import { lockPartner } from '../../people/partner/partner.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { sha256Bytes } from '../../platform/process/process.ts';
import { findLastRefusal, findSameRefusal, insertRefusal } from './refusal-store.ts';

/** A refusal to record. Its reason and facts identify it; the details are informational only. */
interface NewRefusal {
  readonly partnerId: string;
  readonly reason: PayoutReason;
  readonly remedy: Remedy;
  readonly facts: Facts;
  readonly details?: Facts;
  /** Set when a member of staff rejected a payout. */
  readonly rejection?: { readonly payoutId: string; readonly rejectedBy: StaffPerson };
}

const digestOf = ({ reason, facts, rejection }: NewRefusal) =>
  sha256Bytes(canonicalJson([reason, { ...facts }, rejection?.payoutId ?? null]));

/** Records a refusal and returns its id; repeats within the same hour are recorded once. */
async function saveRefusalInTransaction(
  db: Db,
  refusal: NewRefusal,
  refusedAt: Date,
): Promise<string> {
  const id = await findSameRefusal(db.sql, refusal.partnerId, digestOf(refusal), refusedAt);
  return id ?? db.transaction((sql) => saveRefusal(sql, refusal, refusedAt));
}

export async function saveRefusal(sql: Sql, refusal: NewRefusal, refusedAt: Date): Promise<string> {
  const { partnerId, reason, remedy, rejection } = refusal;
  const digest = digestOf(refusal);

  // Serialised per partner, so that each refusal finds and chains to the one before.
  await lockPartner(sql, partnerId);
  const sameId = await findSameRefusal(sql, partnerId, digest, refusedAt);
  if (sameId) return sameId;

  const lastRefusal = await findLastRefusal(sql, partnerId);
  const id = randomUUID();
  await insertRefusal(sql, {
    id,
    partnerId,
    at: refusedAt,
    reason,
    remedy,
    digest,
    seq: (lastRefusal?.seq ?? 0) + 1,
    facts: canonicalJson({ ...refusal.facts, ...refusal.details }),
    payoutId: rejection?.payoutId ?? null,
    causedBy: rejection?.rejectedBy.name ?? null,
    staffId: rejection?.rejectedBy.id ?? null,
    previous: lastRefusal?.hash ?? sha256Bytes(partnerId),
  });
  return id;
}

interface Caller {
  readonly db: Db;
  readonly partner: { readonly id: string };
  readonly now: () => Date;
}

/** Records a refusal after the money transaction rolled back, and returns the refusal's id. */
export const savePayoutRefusal = (
  { db, partner, now }: Caller,
  { reason, facts }: { readonly reason: PayoutReason; readonly facts: Facts },
  details: Facts = {},
): Promise<string> => {
  const { remedy } = payoutRefusals[reason];
  const refusal = { partnerId: partner.id, reason, remedy, facts, details };
  return saveRefusalInTransaction(db, refusal, now());
};

/** A stopped ledger refuses all money; a payout reports it under its own reason. */
function toPayoutRefusal({ reason, facts }: RefusalError) {
  if (isPayoutReason(reason)) return { reason, facts };
  if (reason !== 'ledger_stopped') return null;

  const { remedy } = payoutRefusals.payout_ledger_stopped;
  return { reason: 'payout_ledger_stopped', facts: { remedy } } as const;
}

/** Rethrows the error. A refusal is recorded first, and then carries its id. */
export async function saveAndThrow(caller: Caller, error: unknown, amount: string): Promise<never> {
  const payoutRefusal = error instanceof RefusalError ? toPayoutRefusal(error) : null;
  if (!payoutRefusal) throw error;

  const { reason, facts } = payoutRefusal;
  const refusalId = await savePayoutRefusal(caller, { reason, facts }, { amount });
  throw toRefusalError({ reason, facts: { ...facts, refusalId } });
}
