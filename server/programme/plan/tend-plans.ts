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
import { tellOfLowEscrow } from '../../ads/conversion/conversion.ts';
import { readCompleteTo } from '../../ads/delivery/delivery.ts';
import type { Services } from '../../ads/services/services.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eachOne } from '../../platform/job/job.ts';
import { endPlan } from './end-plan.ts';
import { ownersOfPlan } from './plan-entries.ts';
import { findPlanMoney, lockPlanMoneyAndMeter, type PlanMoney } from './plan-money-store.ts';
import { isProductWithdrawn, lockPlan, type Plan } from './plan-store.ts';
import { insertPause, insertStep } from './step-store.ts';
import { listInStatus, listOverOffers, listTended, type TendedRow } from './tend-store.ts';

export type JobServices = Pick<Services, 'db' | 'money' | 'settings'>;

const network = 'network';

/** Ends offers that expired or whose product was withdrawn. */
export async function expireOffers({ db }: JobServices, now: Date): Promise<void> {
  const round = { db, job: 'expire-offers', now };
  await eachOne(round, await listOverOffers(db.sql, now), (no) =>
    db.transaction(async (sql) => {
      const plan = await lockPlan(sql, no);
      if (plan?.status !== 'waitPut') return;
      const isOver = plan.offeredUntil <= now;
      if (!isOver && !(await isProductWithdrawn(sql, plan))) return;
      const cause = isOver ? 'offer_expired' : 'product_withdrawn';
      // An offer closes by itself, even while no server runs that could record it.
      const at = isOver ? plan.offeredUntil : now;
      await insertStep(sql, plan, { to: 'putFailed', cause, actor: network, at });
    }),
  );
}

/** Starts plans that found a placement, and fails those that found none in time. */
export const matchPlans = (services: JobServices, now: Date): Promise<void> =>
  tend(services, now, 'matching');

/** Ends, pauses and resumes plans in delivery. */
export const tendPlans = (services: JobServices, now: Date): Promise<void> =>
  tend(services, now, 'putting');

async function tend(
  services: JobServices,
  now: Date,
  status: 'matching' | 'putting',
): Promise<void> {
  const { sql } = services.db;
  const { noSupplyHours } = services.settings.configuration.plan;
  const from = new Date(now.getTime() - noSupplyHours * hourMs);
  const supply = {
    now: suitingOf(await listSupply(sql, now)),
    past: suitingOf(await listPastSupply(sql, from, now)),
  };
  const rows = await listTended(sql, status, startOfUtcDay(utcDayOf(now)));
  const byNo = new Map(rows.map((row) => [row.no, row]));
  const job = status === 'matching' ? 'match-plans' : 'tend-plans';
  await eachOne({ db: services.db, job, now }, [...byNo.keys()], async (no) => {
    const row = byNo.get(no) as TendedRow;
    if (dueOf(row, supply, services, now)) await carryOut(services, { no, status, supply }, now);
  });
}

interface Asked {
  readonly no: string;
  readonly status: 'matching' | 'putting';
  readonly supply: AllSupply;
}

/** Checks again with the plan locked, since it may have moved, then does what is due. */
async function carryOut(
  services: JobServices,
  { no, status, supply }: Asked,
  now: Date,
): Promise<void> {
  const known = await findPlanMoney(services.db.sql, no);
  if (!known) return;
  const completeTo = await readCompleteTo(services.db.sql, now);
  await services.money.submit<null, { plan: PlanMoney; due: Due } | null>({
    owners: ownersOfPlan(known),
    async load(sql) {
      const plan = await lockPlanMoneyAndMeter(sql, no);
      const [row] = await listTended(sql, status, startOfUtcDay(utcDayOf(now)), [no]);
      const due = row && dueOf(row, supply, services, now);
      return plan && due ? { plan, due } : null;
    },
    decide(_wallets, loaded) {
      if (!loaded) return { entries: [], result: null };
      const { plan, due } = loaded;
      if (due.act === 'end') {
        const ending = { cause: due.cause, actor: network, completeTo };
        const { entries, save } = endPlan(plan, ending, now);
        return { entries, result: null, ...(save && { save }) };
      }
      return { entries: [], result: null, save: (sql) => saveDue(sql, plan, due, now) };
    },
  });
}

async function saveDue(sql: Sql, plan: Plan, due: Due, at: Date): Promise<void> {
  if (due.act === 'start') {
    const step = { to: 'putting', cause: 'placement_found' } as const;
    await insertStep(sql, plan, { ...step, actor: network, at });
  } else {
    const cause = due.act === 'pause' && due.cause !== 'ending' ? due.cause : null;
    await insertPause(sql, plan, { cause, actor: network, at });
    if (cause === 'escrow_low') await tellOfLowEscrow(sql, [plan.id], at);
  }
}

type Suiting<One> = (row: TendedRow) => readonly One[];

/** Placements as they are now, and as they were when plans could still be shown there. */
interface AllSupply {
  readonly now: Suiting<Supply>;
  readonly past: Suiting<PastSupply>;
}

/**
 * Which placements fit a plan. A product's plans fit the same ones, so each product is asked once.
 */
function suitingOf<One extends Placement>(supply: readonly One[]): Suiting<One> {
  const known = new Map<string, readonly One[]>();
  return (row) => {
    const before = known.get(row.productId);
    if (before) return before;
    const suiting = supply.filter((placement) => fitsPlacement(row, placement));
    known.set(row.productId, suiting);
    return suiting;
  };
}

function dueOf(
  row: TendedRow,
  supply: AllSupply,
  { settings }: JobServices,
  now: Date,
): Due | null {
  const limits = settings.configuration.plan;
  const { excludedPlacements, mediaFeeBps } = row;
  const ceilings = ceilingAmountsOf(row.priceCeilings);
  const isAllowed = (placement: Pick<Supply, 'placementId' | 'payBps' | 'priceModel' | 'price'>) =>
    !excludedPlacements.includes(placement.placementId) &&
    isFeeAgreed(placement.payBps, mediaFeeBps) &&
    isPriceAgreed(placement, ceilings);
  const suiting = supply.now(row).filter(isAllowed);
  if (row.status === 'matching') {
    const lastSupplyAt = lastOf(suiting.filter(({ isHeld }) => !isHeld));
    return dueOfMatching({ ...row, lastSupplyAt }, limits, now);
  }
  return dueOfPutting(
    {
      ...row,
      lastSupplyAt: lastOf([...suiting, ...supply.past(row).filter(isAllowed)]),
      isHeld: suiting.length > 0 && suiting.every(({ isHeld }) => isHeld),
      left: micro(row.amount - row.spent),
      dailyCap: dailyCapOf(row.putRule),
      unit: leastUnit(suiting.filter((one) => hasAsked(one, limits.noSupplyHours, now))),
    },
    limits,
    now,
  );
}

/** Requests are counted by the hour: the last one came before the end of its hour. */
function lastOf(supply: readonly (Pick<Supply, 'lastHour'> & { until?: Date })[]): Date | null {
  const ends = supply.flatMap(({ lastHour, until }) =>
    lastHour ? Math.min(lastHour.getTime() + hourMs, until?.getTime() ?? Infinity) : [],
  );
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** A price with no recent ad requests cannot deliver, so it does not set the least unit. */
const hasAsked = ({ lastHour }: Supply, hours: number, now: Date): boolean =>
  lastHour !== null && now.getTime() - lastHour.getTime() <= (hours + 1) * hourMs;

function leastUnit(supply: readonly Supply[]): Micro | null {
  const units = supply.map(({ price, priceModel }) =>
    priceModel === 'cpm' ? price / 1000n : price,
  );
  const [least] = units.sort((one, other) => (one < other ? -1 : 1));
  return least === undefined ? null : micro(least);
}

/** Fails or finishes plans that were ended with nothing spent, once their tokens have expired. */
export async function endDrained(services: JobServices, now: Date): Promise<void> {
  const round = { db: services.db, job: 'end-drained', now };
  const completeTo = await readCompleteTo(services.db.sql, now);
  await eachOne(round, await listInStatus(services.db.sql, 'putting', 'ending'), async (no) => {
    const known = await findPlanMoney(services.db.sql, no);
    if (!known) return;
    await services.money.submit<null, PlanMoney | null>({
      owners: ownersOfPlan(known),
      load: (sql) => lockPlanMoneyAndMeter(sql, no),
      decide(_wallets, plan) {
        const nothing = { entries: [], result: null };
        if (plan?.status !== 'putting' || plan.endsWith === null) return nothing;
        const { entries, save, after } = endPlan(
          plan,
          { cause: plan.endsWith, actor: plan.pausedWho ?? network, completeTo },
          now,
        );
        return after.status === 'putting'
          ? nothing
          : { entries, result: null, ...(save && { save }) };
      },
    });
  });
}
