import { randomBytes } from 'node:crypto';
import { copyAmountOf } from '#domain/follow/follow.ts';
import type { Wallet } from '#domain/ledger/book.ts';
import { type Micro, subtract } from '#domain/money.ts';
import { dayMs } from '#domain/plan/limits.ts';
import { planNoOf } from '#domain/plan/plan-no.ts';
import { dividePut, totalOf, whyNotPut } from '#domain/plan/put.ts';
import type { Why } from '#domain/refusal.ts';
import { escrowOf } from '../catalogue/merchant-store.ts';
import { type CategoryRate, listCategoryRates } from '../catalogue/rate-card-store.ts';
import { findAdded } from '../coupon/coupon-use-store.ts';
import type { Sql } from '../db/db.ts';
import {
  hasCopy,
  insertCopy,
  insertMissedCopies,
  listPendingCopies,
  type PendingCopy,
} from '../follow/copy-store.ts';
import { type Follow, lockFollow } from '../follow/follow-store.ts';
import { eachOne } from '../job/each-one.ts';
import { settingsFor } from '../level/vip-store.ts';
import type { Settings } from '../settings/settings.ts';
import { tellOfCopy } from './alert-store.ts';
import { holdEntries } from './plan-entries.ts';
import { findPlan, type Plan } from './plan-store.ts';
import { shownTerms } from './plan-view.ts';
import { putFacts } from './put-facts.ts';
import { insertCopiedPlan, insertPut, insertStep } from './step-store.ts';
import type { JobParts } from './tend-plans.ts';

/** A put that could not be copied for so long is not copied any more: its moment is over. */
const copyWithinMs = dayMs;

interface Loaded {
  readonly follow: Follow | null;
  readonly copied: Plan | null;
  readonly isDone: boolean;
  /** What a coupon added to the operator's put: it is no money that others could put. */
  readonly added: Micro;
  readonly escrow: Micro;
  readonly rates: readonly CategoryRate[];
  readonly settings: Settings;
}

const nothing = { entries: [], result: null };

/**
 * Copies what operators have put since the last time for each who follows them, within the caps.
 * The operator's own put does not wait for it. A copy that cannot be put says why.
 */
export async function copyPlans(parts: JobParts, now: Date): Promise<void> {
  const since = new Date(now.getTime() - copyWithinMs);
  const pending = await listPendingCopies(parts.db.sql, since);
  const byKey = new Map(pending.map((one) => [`${one.planNo} for ${one.followId}`, one]));
  await eachOne({ db: parts.db, job: 'copy-plans', now }, [...byKey.keys()], async (key) => {
    const copy = byKey.get(key) as PendingCopy;
    await parts.money.ask<null, Loaded>({
      owners: [copy.partnerId],
      load: (sql) => load(sql, parts, copy, now),
      decide: (wallets, loaded) => decide(loaded, wallets.get(copy.partnerId) as Wallet, now),
    });
  });
  await insertMissedCopies(parts.db.sql, since, now);
}

async function load(sql: Sql, { settings }: JobParts, copy: PendingCopy, now: Date) {
  const follow = await lockFollow(sql, copy.followId);
  const copied = await findPlan(sql, copy.planNo);
  if (!copied) throw new Error(`Plan ${copy.planNo} vanished`);
  return {
    follow,
    copied,
    isDone: await hasCopy(sql, copy.followId, copied.id),
    added: await findAdded(sql, copied.id),
    escrow: await escrowOf(sql, copied.merchantId),
    rates: await listCategoryRates(sql, copied.formats, now),
    settings: await settingsFor(sql, copy.partnerId, settings, now),
  };
}

function decide(loaded: Loaded, wallet: Wallet, now: Date) {
  const { follow, copied, isDone, added, escrow, rates, settings } = loaded;
  // Who stopped meanwhile gets no copy, however long ago the operator put.
  if (!follow || follow.endedAt || !copied?.put || isDone) return nothing;
  const record = { followId: follow.id, copiedId: copied.id, at: now };
  const refused = ({ reason }: Why) => ({
    ...nothing,
    save: (sql: Sql) => insertCopy(sql, { ...record, planId: null, reason }),
  });
  const { lowest, highest } = copied;
  const amount = copyAmountOf({
    ...{ ...follow, put: subtract(copied.put.amount, added) },
    ...{ lowest, highest },
  });
  if (typeof amount !== 'bigint') return refused(amount);
  const plan = freshCopy(copied, follow.partnerId, now);
  const asked = { amount, coupon: null, agreed: null };
  const facts = putFacts(plan, asked, { wallet, escrow, rates }, settings, now);
  const no = whyNotPut(facts);
  if (no) return refused(no);
  const parts = dividePut(amount, facts);
  const entries = holdEntries(plan, parts);
  const entryId = entries[0]?.id ?? '';
  const { hash, ...terms } = shownTerms(plan, settings, rates);
  const endsAt = new Date(now.getTime() + plan.putRule.days * dayMs);
  const times = { startsAt: now, endsAt, entryId, at: now };
  return {
    entries,
    result: null,
    async save(sql: Sql) {
      const id = await insertCopiedPlan(sql, plan, copied.id);
      const step = { to: 'matching', cause: 'copied', actor: 'partner', entryId, at: now } as const;
      const row = { planId: id, ...parts, amount: totalOf(parts), couponId: null };
      await insertPut(sql, { ...row, terms, termsHash: hash, ...times });
      await insertStep(sql, { ...plan, id }, step);
      await insertCopy(sql, { ...record, planId: id, reason: null });
      await tellOfCopy(sql, id, amount, now);
    },
  };
}

/** The operator's plan as it would be pushed to a follower now. */
const freshCopy = (copied: Plan, partnerId: string, now: Date): Plan => ({
  ...copied,
  no: planNoOf(now, randomBytes(8)),
  partnerId,
  origin: 'follow',
  ...{ offeredAt: now, offeredUntil: new Date(now.getTime() + dayMs), statusAt: now },
  ...{ status: 'waitPut', pausedBy: null, put: null, terms: null, termsHash: null, last: null },
  ...{ steps: 0n, pauses: 0n },
});
