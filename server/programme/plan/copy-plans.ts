import { randomBytes } from 'node:crypto';
import type { Configuration } from '#contract/configuration.ts';
import { copyAmountOf } from '#domain/follow/follow.ts';
import type { Wallet } from '#domain/ledger/book.ts';
import { getWallet } from '#domain/ledger/book.ts';
import { type Micro, zero } from '#domain/money.ts';
import { planNoOf } from '#domain/plan/plan-no.ts';
import type { Refusal } from '#domain/refusal.ts';
import { dayMs, daysAfter } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eachItem } from '../../platform/job/job.ts';
import { configurationInForce } from '../../platform/settings/settings.ts';
import {
  hasCopy,
  insertCopy,
  insertMissedCopies,
  listPendingCopies,
  type PendingCopy,
} from '../follow/copy-store.ts';
import { type Follow, lockFollow } from '../follow/follow-store.ts';
import { leaveCopyNotice } from './alert-plans.ts';
import { amountBoundsOf, offeredTerms } from './offered-terms.ts';
import { assessPut, loadPut, type PutState, preparePut, savePut } from './put.ts';
import { findTypedAmount, type PutOffer } from './put-store.ts';
import { insertCopiedPlan } from './step-store.ts';
import type { JobServices } from './tend-plans.ts';

/** A put that could not be copied within this time is never copied: it is out of date. */
const copyWithinMs = dayMs;

interface LoadedCopy {
  readonly follow: Follow | null;
  /** The facts for judging the follower's put, loaded from the operator's plan. */
  readonly put: PutState;
  /** The amount the operator typed; null when nothing was put. */
  readonly typedAmount: Micro | null;
  readonly isDone: boolean;
}

const nothingDue = { entries: [], result: null };

/**
 * Copies operators' new puts for each of their followers, within the caps. The operator's own put
 * does not wait for the copies. A copy that is refused is recorded with its reason.
 */
export async function copyPlans(services: JobServices, now: Date): Promise<void> {
  const since = new Date(now.getTime() - copyWithinMs);
  const pendingCopies = await listPendingCopies(services.db.sql, since);
  const copiesByName = new Map(
    pendingCopies.map((copy) => [`${copy.planNo} for ${copy.followId}`, copy]),
  );

  const round = { db: services.db, job: 'copy-plans', now };
  await eachItem(round, copiesByName, async (copy) => {
    await services.money.submit<null, LoadedCopy>({
      owners: [copy.partnerId],
      load: (sql) => loadCopy(sql, copy, now),
      decide(wallets, loadedCopy) {
        const wallet = getWallet(wallets, copy.partnerId);
        const configuration = configurationInForce(services.settings, now);
        return decideCopy(loadedCopy, wallet, configuration, now);
      },
    });
  });

  await insertMissedCopies(services.db.sql, since, now);
}

async function loadCopy(sql: Sql, { partnerId, planNo, followId }: PendingCopy, now: Date) {
  const follow = await lockFollow(sql, followId);
  const request = { partnerId, planNo, couponId: null, timeZone: 'UTC', now };
  const putState = await loadPut(sql, request);
  if (!putState.offer) throw new Error(`Plan ${planNo} vanished`);

  const { id } = putState.offer;
  const typedAmount = await findTypedAmount(sql, id);
  return { follow, put: putState, typedAmount, isDone: await hasCopy(sql, followId, id) };
}

function decideCopy(
  loadedCopy: LoadedCopy,
  wallet: Wallet,
  configuration: Configuration,
  now: Date,
) {
  const { follow, put: putState, typedAmount, isDone } = loadedCopy;
  const operatorOffer = putState.offer;
  // A follow that has ended gets no copy, even of a put made before it ended.
  if (!follow || follow.endedAt || !operatorOffer || typedAmount === null || isDone)
    return nothingDue;

  const record = { followId: follow.id, copiedId: operatorOffer.id, at: now };

  const saveRefusal = ({ reason }: Refusal) => ({
    ...nothingDue,
    save: (sql: Sql) => insertCopy(sql, { ...record, planId: null, reason }),
  });

  const copiedOffer = toFollowerOffer(operatorOffer, follow.partnerId, now);
  const terms = offeredTerms(copiedOffer, putState, configuration);
  const amount = copyAmountOf({ ...follow, put: typedAmount, ...amountBoundsOf(terms) });
  if (typeof amount !== 'bigint') return saveRefusal(amount);

  const requestedPut = { amount, agreedTermsHash: null };
  const funds = { wallet, promotions: zero };
  const assessment = assessPut(
    { ...putState, offer: copiedOffer },
    requestedPut,
    funds,
    configuration,
    now,
  );
  if ('reason' in assessment) return saveRefusal(assessment);
  const execution = { cause: 'copied', confirmationHash: null, isSigned: false } as const;
  const preparedPut = preparePut(assessment, execution, now);

  return {
    entries: preparedPut.entries,
    result: null,
    async save(sql: Sql) {
      const planId = await insertCopiedPlan(sql, copiedOffer, operatorOffer.id);
      await savePut(sql, { ...preparedPut.record, row: { ...preparedPut.record.row, planId } });
      await insertCopy(sql, { ...record, planId, reason: null });
      await leaveCopyNotice(sql, planId, amount, now);
    },
  };
}

/**
 * The operator's plan, as an offer to the follower: with what it promised the operator, except for
 * the fee of the operator's own VIP.
 */
const toFollowerOffer = (operatorOffer: PutOffer, partnerId: string, now: Date): PutOffer => ({
  ...operatorOffer,
  no: planNoOf(now, randomBytes(8)),
  partnerId,
  status: 'waitPut',
  origin: 'follow',
  offeredAt: now,
  offeredUntil: daysAfter(now, 1),
  terms: { ...operatorOffer.terms, revenueFeeBps: operatorOffer.limits.revenueFeeBps },
});
