import { randomBytes } from 'node:crypto';
import type { Configuration } from '#contract/configuration.ts';
import { copyAmountOf } from '#domain/follow/follow.ts';
import type { Wallet } from '#domain/ledger/book.ts';
import { type Micro, zero } from '#domain/money.ts';
import { planNoOf } from '#domain/plan/plan-no.ts';
import type { Why } from '#domain/refusal.ts';
import { dayMs, daysAfter } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eachOne } from '../../platform/job/job.ts';
import {
  hasCopy,
  insertCopy,
  insertMissedCopies,
  listPendingCopies,
  type PendingCopy,
} from '../follow/copy-store.ts';
import { type Follow, lockFollow } from '../follow/follow-store.ts';
import { tellOfCopy } from './alert-plans.ts';
import { judgeLoaded, type LoadedPut, loadPut, makePut, recordPut } from './put.ts';
import { findTypedAmount, type PutOffer } from './put-store.ts';
import { insertCopiedPlan } from './step-store.ts';
import type { JobServices } from './tend-plans.ts';

/** A put that could not be copied within this time is never copied: it is out of date. */
const copyWithinMs = dayMs;

interface Loaded {
  readonly follow: Follow | null;
  /** The facts for judging the follower's put, loaded from the operator's plan. */
  readonly asked: LoadedPut;
  /** The amount the operator typed; null when nothing was put. */
  readonly typed: Micro | null;
  readonly isDone: boolean;
}

const nothing = { entries: [], result: null };

/**
 * Copies operators' new puts for each of their followers, within the caps. The operator's own put
 * does not wait for the copies. A copy that is refused is recorded with its reason.
 */
export async function copyPlans(services: JobServices, now: Date): Promise<void> {
  const since = new Date(now.getTime() - copyWithinMs);
  const pending = await listPendingCopies(services.db.sql, since);
  const byKey = new Map(pending.map((one) => [`${one.planNo} for ${one.followId}`, one]));
  await eachOne({ db: services.db, job: 'copy-plans', now }, [...byKey.keys()], async (key) => {
    const copy = byKey.get(key) as PendingCopy;
    await services.money.submit<null, Loaded>({
      owners: [copy.partnerId],
      load: (sql) => load(sql, copy, now),
      decide(wallets, loaded) {
        const wallet = wallets.get(copy.partnerId) as Wallet;
        return decide(loaded, wallet, services.settings.configuration, now);
      },
    });
  });
  await insertMissedCopies(services.db.sql, since, now);
}

async function load(sql: Sql, { partnerId, planNo, followId }: PendingCopy, now: Date) {
  const follow = await lockFollow(sql, followId);
  const request = { partnerId, planNo, couponId: null, timeZone: 'UTC', now };
  const loaded = await loadPut(sql, request);
  if (!loaded.offer) throw new Error(`Plan ${planNo} vanished`);
  const { id } = loaded.offer;
  const typed = await findTypedAmount(sql, id);
  return { follow, asked: loaded, typed, isDone: await hasCopy(sql, followId, id) };
}

function decide(loaded: Loaded, wallet: Wallet, configuration: Configuration, now: Date) {
  const { follow, asked, typed, isDone } = loaded;
  const copied = asked.offer;
  // A follow that has ended gets no copy, even of a put made before it ended.
  if (!follow || follow.endedAt || !copied || typed === null || isDone) return nothing;
  const record = { followId: follow.id, copiedId: copied.id, at: now };
  const refused = ({ reason }: Why) => ({
    ...nothing,
    save: (sql: Sql) => insertCopy(sql, { ...record, planId: null, reason }),
  });
  const { lowest, highest } = copied;
  const amount = copyAmountOf({ ...follow, put: typed, lowest, highest });
  if (typeof amount !== 'bigint') return refused(amount);
  const offer = freshCopy(copied, follow.partnerId, now);
  const wanted = { amount, agreed: null };
  const funds = { wallet, promotions: zero };
  const judged = judgeLoaded({ ...asked, offer }, wanted, funds, configuration, now);
  if ('reason' in judged) return refused(judged);
  const how = { cause: 'copied', confirmationHash: null, isSigned: false } as const;
  const put = makePut(judged, how, now);
  return {
    entries: put.entries,
    result: null,
    async save(sql: Sql) {
      const planId = await insertCopiedPlan(sql, offer, copied.id);
      await recordPut(sql, { ...put.record, row: { ...put.record.row, planId } });
      await insertCopy(sql, { ...record, planId, reason: null });
      await tellOfCopy(sql, planId, amount, now);
    },
  };
}

/** The operator's plan, as an offer to the follower. */
const freshCopy = (copied: PutOffer, partnerId: string, now: Date): PutOffer => ({
  ...copied,
  no: planNoOf(now, randomBytes(8)),
  ...{ partnerId, status: 'waitPut', origin: 'follow' },
  ...{ offeredAt: now, offeredUntil: daysAfter(now, 1) },
});
