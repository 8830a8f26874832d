import type { Entry } from '#domain/ledger/entry.ts';
import { dayMs } from '#domain/plan/limits.ts';
import { totalOf } from '#domain/plan/put.ts';
import { dailyCapOf } from '#domain/plan/terms.ts';
import { keepSignatures } from '../confirmation/confirmation.ts';
import { type CouponUse, grantEntry, insertUse, type LoadedCoupon } from '../coupon/coupon.ts';
import type { Sql } from '../database/database.ts';
import type { JudgedPut, PutFunds } from './judge-put.ts';
import { holdEntries } from './plan-entries.ts';
import { insertPuts, type PutRow } from './put-store.ts';

/** A put ready to be saved: its row, and the coupon it uses up. */
export interface PutRecord {
  readonly row: PutRow;
  readonly use: { readonly loaded: LoadedCoupon; readonly made: CouponUse } | null;
}

/** The entries of a put, and the record to save with them in one transaction. */
export function makePut(
  { offer, funding, terms: { hash, ...terms }, coupon }: JudgedPut,
  { promotions }: PutFunds,
  how: Pick<PutRow, 'cause' | 'confirmationHash' | 'isSigned'>,
  now: Date,
): { readonly entries: readonly Entry[]; readonly record: PutRecord } {
  const held = holdEntries(offer, funding);
  const grant = coupon && grantEntry(coupon.loaded, coupon.share, promotions, offer.no);
  const row: PutRow = {
    planId: offer.id,
    ...funding,
    amount: totalOf(funding),
    couponId: coupon?.loaded.coupon?.id ?? null,
    terms,
    termsHash: hash,
    startsAt: now,
    endsAt: new Date(now.getTime() + offer.putRule.days * dayMs),
    dailyCap: dailyCapOf(offer.putRule),
    entryId: held[0]?.id ?? '',
    at: now,
    ...how,
  };
  const use = coupon &&
    grant && {
      loaded: coupon.loaded,
      made: { ...coupon.share, planId: offer.id, entryId: grant.id, at: now },
    };
  return { entries: grant ? [grant, ...held] : held, record: { row, use } };
}

/** Saves puts whose entries this transaction posts. Nothing else writes a put. */
export async function recordPuts(sql: Sql, records: readonly PutRecord[]): Promise<void> {
  await insertPuts(
    sql,
    records.map(({ row }) => row),
  );
  await keepSignatures(
    sql,
    records.flatMap(({ row: { confirmationHash, entryId, isSigned } }) =>
      isSigned && confirmationHash ? [{ confirmationHash, entryId }] : [],
    ),
  );
  for (const { use } of records) if (use) await insertUse(sql, use.loaded, use.made);
}
