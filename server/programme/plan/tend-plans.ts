import { type Micro, micro } from '#domain/money.ts';
import { fitsPlacement, isFeeAgreed, type Placement } from '#domain/plan/placement.ts';
import { ceilingAmountsOf, isPriceAgreed } from '#domain/plan/price-ceiling.ts';
import { type Due, dueOfMatching, dueOfPutting } from '#domain/plan/tend.ts';
import { dailyCapOf } from '#domain/plan/terms.ts';
import { hourMs, startOfUtcDay, utcDayOf } from '#domain/time.ts';
import {
  listPastSupply,
  listSupply,
  type PastSupply,
  type Supply,
} from '../../ads/catalogue/catalogue.ts';
import { notifyOfLowEscrow } from '../../ads/conversion/conversion.ts';
import { readCompleteTo } from '../../ads/delivery/delivery.ts';
import type { Services } from '../../ads/services/services.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eachItem, eachOne } from '../../platform/job/job.ts';
import { endPlan } from './end-plan.ts';
import { ownersOfPlan } from './plan-entries.ts';
import { findPlanMoney, lockPlanMoneyAndMeter, type PlanMoney } from './plan-money-store.ts';
import { isProductWithdrawn, lockPlan, type Plan } from './plan-store.ts';
import { insertPause, insertStep } from './step-store.ts';
import { listInStatus, listOverOffers, listTended, type TendedPlan } from './tend-store.ts';

export type JobServices = Pick<Services, 'db' | 'money' | 'settings'>;

const networkActor = 'network';

/** Ends offers that expired or whose product was withdrawn. */
export async function expireOffers({ db }: JobServices, now: Date): Promise<void> {
  const round = { db, job: 'expire-offers', now };
  await eachOne(round, await listOverOffers(db.sql, now), (planNo) =>
    db.transaction(async (sql) => {
      const plan = await lockPlan(sql, planNo);
      if (plan?.status !== 'waitPut') return;

      const isOver = plan.offeredUntil <= now;
      if (!isOver && !(await isProductWithdrawn(sql, plan))) return;
      const cause = isOver ? 'offer_expired' : 'product_withdrawn';
      // An offer closes by itself, even while no server runs that could record it.

      const endedAt = isOver ? plan.offeredUntil : now;
      await insertStep(sql, plan, {
        status: 'putFailed',
        cause,
        actor: networkActor,
        reachedAt: endedAt,
      });
    }),
  );
}

/** Starts plans that found a placement, and fails those that found none in time. */
export const matchPlans = (services: JobServices, now: Date): Promise<void> =>
  tendStatus(services, now, 'matching');

/** Ends, pauses and resumes plans in delivery. */
export const tendPlans = (services: JobServices, now: Date): Promise<void> =>
  tendStatus(services, now, 'putting');

async function tendStatus(
  services: JobServices,
  now: Date,
  status: 'matching' | 'putting',
): Promise<void> {
  const { sql } = services.db;
  const rows = await listTended(sql, status, startOfUtcDay(utcDayOf(now)));
  if (rows.length === 0) return;

  const noSupplyHoursMax = Math.max(...rows.map(({ limits }) => limits.noSupplyHours));
  const pastFrom = new Date(now.getTime() - noSupplyHoursMax * hourMs);
  const supply = {
    current: cacheSuitingPlacements(await listSupply(sql, now)),
    past: cacheSuitingPlacements(await listPastSupply(sql, pastFrom, now)),
  };

  const rowsByNo = new Map(rows.map((row) => [row.no, row]));
  const job = status === 'matching' ? 'match-plans' : 'tend-plans';

  await eachItem({ db: services.db, job, now }, rowsByNo, async (row) => {
    const isDue = findDueStep(row, supply, now) !== null;
    if (isDue) await doDueStep(services, { planNo: row.no, status, supply }, now);
  });
}

interface DuePlan {
  readonly planNo: string;
  readonly status: 'matching' | 'putting';
  readonly supply: AllSupply;
}

/** Checks again with the plan locked, since it may have moved, then does what is due. */
async function doDueStep(
  services: JobServices,
  { planNo, status, supply }: DuePlan,
  now: Date,
): Promise<void> {
  const unlockedPlan = await findPlanMoney(services.db.sql, planNo);

  if (!unlockedPlan) return;
  const completeTo = await readCompleteTo(services.db.sql, now);

  await services.money.submit<null, { plan: PlanMoney; due: Due } | null>({
    owners: ownersOfPlan(unlockedPlan),
    async load(sql) {
      const plan = await lockPlanMoneyAndMeter(sql, planNo);
      const [row] = await listTended(sql, status, startOfUtcDay(utcDayOf(now)), [planNo]);
      const due = row && findDueStep(row, supply, now);
      return plan && due ? { plan, due } : null;
    },
    decide(_wallets, duePlan) {
      if (!duePlan) return { entries: [], result: null };
      const { plan, due } = duePlan;
      if (due.act === 'end') {
        const ending = { cause: due.cause, actor: networkActor, completeTo };
        const { entries, save } = endPlan(plan, ending, now);
        return { entries, result: null, ...(save && { save }) };
      }

      return { entries: [], result: null, save: (sql) => saveDueStep(sql, plan, due, now) };
    },
  });
}

async function saveDueStep(sql: Sql, plan: Plan, step: Due, now: Date): Promise<void> {
  if (step.act === 'start') {
    const step = { status: 'putting', cause: 'placement_found' } as const;
    await insertStep(sql, plan, { ...step, actor: networkActor, reachedAt: now });
  } else {
    const cause = step.act === 'pause' && step.cause !== 'ending' ? step.cause : null;
    await insertPause(sql, plan, { cause, actor: networkActor, changedAt: now });
    if (cause === 'escrow_low') await notifyOfLowEscrow(sql, [plan.id], now);
  }
}

type FindSuitingPlacements<Item> = (row: TendedPlan) => readonly Item[];

/** Placements as they are now, and as they were when plans could still be shown there. */
interface AllSupply {
  readonly current: FindSuitingPlacements<Supply>;
  readonly past: FindSuitingPlacements<PastSupply>;
}

/**
 * Which placements fit a plan. A product's plans fit the same ones, so each is looked up once.
 */
function cacheSuitingPlacements<Item extends Placement>(
  supply: readonly Item[],
): FindSuitingPlacements<Item> {
  const suitingByProduct = new Map<string, readonly Item[]>();
  return (row) => {
    const cached = suitingByProduct.get(row.productId);
    if (cached) return cached;

    const suitingPlacements = supply.filter((placement) => fitsPlacement(row, placement));

    suitingByProduct.set(row.productId, suitingPlacements);
    return suitingPlacements;
  };
}

function findDueStep(row: TendedPlan, supply: AllSupply, now: Date): Due | null {
  const { excludedPlacements, mediaFeeBps, limits } = row;
  const ceilings = ceilingAmountsOf(row.priceCeilings);
  const isAllowed = (placement: Pick<Supply, 'placementId' | 'payBps' | 'priceModel' | 'price'>) =>
    !excludedPlacements.includes(placement.placementId) &&
    isFeeAgreed(placement.payBps, mediaFeeBps) &&
    isPriceAgreed(placement, ceilings);

  const suitingNow = supply.current(row).filter(isAllowed);

  if (row.status === 'matching') {
    const lastSupplyAt = lastSupplyAtOf(suitingNow.filter(({ isHeld }) => !isHeld));
    return dueOfMatching({ ...row, lastSupplyAt }, limits, now);
  }
  return dueOfPutting(
    {
      ...row,
      lastSupplyAt: lastSupplyAtOf([...suitingNow, ...supply.past(row).filter(isAllowed)]),
      isHeld: suitingNow.length > 0 && suitingNow.every(({ isHeld }) => isHeld),
      left: micro(row.amount - row.spent),
      dailyCap: dailyCapOf(row.putRule),
      unit: lowestUnit(
        suitingNow.filter((placement) => hasRecentRequests(placement, limits.noSupplyHours, now)),
      ),
    },
    limits,
    now,
  );
}

/** Requests are counted by the hour: the last one came before the end of its hour. */
function lastSupplyAtOf(
  supply: readonly (Pick<Supply, 'lastHour'> & { until?: Date })[],
): Date | null {
  const ends = supply.flatMap(({ lastHour, until }) =>
    lastHour ? Math.min(lastHour.getTime() + hourMs, until?.getTime() ?? Infinity) : [],
  );
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** A price with no recent ad requests cannot deliver, so it does not set the least unit. */
const hasRecentRequests = ({ lastHour }: Supply, hours: number, now: Date): boolean =>
  lastHour !== null && now.getTime() - lastHour.getTime() <= (hours + 1) * hourMs;

function lowestUnit(supply: readonly Supply[]): Micro | null {
  const units = supply.map(({ price, priceModel }) =>
    priceModel === 'cpm' ? price / 1000n : price,
  );
  const [lowest] = units.sort((a, b) => (a < b ? -1 : 1));
  return lowest === undefined ? null : micro(lowest);
}

/** Fails or finishes plans that were ended with nothing spent, once their tokens have expired. */
export async function endDrained(services: JobServices, now: Date): Promise<void> {
  const round = { db: services.db, job: 'end-drained', now };
  const completeTo = await readCompleteTo(services.db.sql, now);
  await eachOne(round, await listInStatus(services.db.sql, 'putting', 'ending'), async (planNo) => {
    const unlockedPlan = await findPlanMoney(services.db.sql, planNo);
    if (!unlockedPlan) return;

    await services.money.submit<null, PlanMoney | null>({
      owners: ownersOfPlan(unlockedPlan),
      load: (sql) => lockPlanMoneyAndMeter(sql, planNo),
      decide(_wallets, plan) {
        const nothing = { entries: [], result: null };
        if (plan?.status !== 'putting' || plan.endsWith === null) return nothing;

        const { entries, save, planAfterEnd } = endPlan(
          plan,
          { cause: plan.endsWith, actor: plan.pauseActor ?? networkActor, completeTo },
          now,
        );

        return planAfterEnd.status === 'putting'
          ? nothing
          : { entries, result: null, ...(save && { save }) };
      },
    });
  });
}
