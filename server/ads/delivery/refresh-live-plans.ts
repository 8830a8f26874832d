import { noResults, type Results } from '#domain/delivery/decide.ts';
import { explorationAt, learningWindow } from '#domain/delivery/learning.ts';
import { escrowFloor } from '#domain/plan/tend.ts';
import { daysBefore, minuteMs, utcDayOf } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listHeldPlacements } from '../catalogue/placement-store.ts';
import { listCreativeResults } from './creative-result-store.ts';
import { LivePlan } from './live-plan.ts';
import {
  havePlacementsChanged,
  type LivePlanRow,
  listChangedPlans,
  listConversions,
  listEscrows,
  listLivePlans,
  listPlacements,
  listResults,
} from './live-plan-store.ts';
import type { LivePlans } from './live-plans.ts';
import { grantLeases, insertPaces, type PaceRow } from './notes-store.ts';
import { type OwnPlaces, readOwnPlaces } from './own-places.ts';
import { RequestShares } from './request-shares.ts';
import type { CreativeResults } from './shown-creatives.ts';
import type { Viewers } from './viewer.ts';

export interface RefreshServices {
  readonly sql: Sql;
  readonly now: () => Date;
  /** A monotonic clock, in milliseconds. */
  readonly elapsed: () => number;
  readonly process: string;
  readonly leaseMs: number;
  readonly live: LivePlans;
  readonly viewers: Viewers;
  /** Is told of a plan that is no longer delivering. */
  readonly onEnded: (plan: LivePlan) => void;
}

/** The age at which data in memory is refreshed: changes this often, everything less often. */
const reloadMs = 60_000;
/** Whoever last read the changes longer ago than this reads everything instead. */
const changesReadMsMax = 10_000;
/** Twice that, so that the changes of a slow transaction are seen as well. */
const changesWindowMs = 2 * changesReadMsMax;
const ownPlacesMs = 15_000;
const placementOverlapMs = 20_000;
const paceWriteMs = 5 * minuteMs;
/** Older results of a creative say little about its current performance. */
const resultDays = 30;

/** Keeps the plans in memory in step with the database. */
export class Refresher {
  readonly #services: RefreshServices;
  /** The networks and browsers from which plan owners use the product. */
  ownPlaces: OwnPlaces = { byPlace: new Map(), byNetwork: new Map() };
  readonly #shares = new RequestShares();
  /** The results, as last read, of creatives that share a format with others. */
  #results: CreativeResults = new Map();
  #reloadedAt = Number.NEGATIVE_INFINITY;
  #readAt = Number.NEGATIVE_INFINITY;
  #placesAt = Number.NEGATIVE_INFINITY;
  #placementsAt = new Date(0);
  #day = -1;
  #pacedAt = -1;
  #paceWrittenAt = Number.NEGATIVE_INFINITY;

  constructor(services: RefreshServices) {
    this.#services = services;
  }

  /** Reads what changed, or everything when that is due or requested. */
  async refresh(isFullReload = false): Promise<void> {
    const { now, elapsed } = this.#services;
    const time = elapsed();
    const areChangesMissed = time - this.#readAt > changesReadMsMax;
    if (isFullReload || areChangesMissed || time - this.#reloadedAt > reloadMs) {
      await this.#readAll(now());
      this.#reloadedAt = time;
      this.#placesAt = Number.NEGATIVE_INFINITY;
    } else {
      await this.#readChanges();
    }

    this.#readAt = time;
    if (time - this.#placesAt > ownPlacesMs) {
      this.ownPlaces = await readOwnPlaces(this.#services.sql, this.#services.viewers, now());
      this.#placesAt = time;
    }

    const { sql, live, process } = this.#services;
    await live.shownViewers.share(sql, process, live.plans, now());
    live.setHeldPlacements(await listHeldPlacements(sql, now()));
    await this.#checkEscrows();
    await this.#renewLeases(now());
    await this.#pace(now());
  }

  /** Only the placements: a new one is loaded on its first request. */
  async refreshPlacements(): Promise<void> {
    const { sql, live, now } = this.#services;
    const readAt = now();
    live.setPlacements(await listPlacements(sql, readAt));
    this.#placementsAt = readAt;
  }

  async #readAll(now: Date): Promise<void> {
    const { sql, live, elapsed } = this.#services;
    const rows = await listLivePlans(sql, this.#results);
    const ids = new Set(rows.map(({ id }) => Number(id)));

    for (const [id, plan] of live.plans) {
      if (ids.has(id)) continue;

      this.#services.onEnded(plan);
      live.plans.delete(id);
    }
    for (const row of rows) this.#updatePlan(row);
    const plans = [...ids];
    if (plans.length > 0) await this.#readResults(plans, now);
    await this.#readCreativeResults(rows, now);
    const placements = await listPlacements(sql, now);
    live.setPlacements(placements);
    this.#placementsAt = now;
    const openPlacements = placements.filter(({ isEnded }) => !isEnded);
    await this.#shares.load(sql, openPlacements, now, elapsed());
  }

  async #readResults(plans: readonly number[], now: Date): Promise<void> {
    const { sql, live } = this.#services;
    for (const id of plans) live.plans.get(id)?.byPlacement.clear();
    const results = await listResults(sql, plans, daysBefore(now, 7));
    const conversions = await listConversions(sql, plans);

    for (const { planId, placementId, impressions, clicks } of results) {
      live.plans.get(Number(planId))?.byPlacement.set(placementId, {
        impressions: Number(impressions),
        clicks: Number(clicks),
        conversions: 0,
      });
    }

    const recentConversions = new Map<number, number>();
    for (const { planId, placementId, at: reportedAt } of conversions) {
      const plan = live.plans.get(Number(planId));
      if (!plan) continue;

      const placementResults = plan.byPlacement.get(placementId) ?? noResults;
      plan.byPlacement.set(placementId, {
        ...placementResults,
        conversions: placementResults.conversions + 1,
      });
      if (reportedAt < learningWindow(plan.facts.learnSince, now).from) continue;

      recentConversions.set(plan.id, (recentConversions.get(plan.id) ?? 0) + 1);
    }
    for (const plan of live.plans.values()) {
      plan.exploration = explorationAt(recentConversions.get(plan.id) ?? 0) / 100;
      plan.overall = sumResults([...plan.byPlacement.values()]);
    }
  }

  async #readCreativeResults(rows: readonly LivePlanRow[], now: Date): Promise<void> {
    const creativeSets = new Set(rows.map(({ creatives }) => creatives));
    const competing = [...creativeSets].flatMap((creatives) => creatives.competing);
    const since = daysBefore(now, resultDays);
    const results = await listCreativeResults(this.#services.sql, competing, since);
    this.#results = new Map(results.map((result) => [result.creativeId, result]));
    for (const creatives of creativeSets) creatives.updateShares(this.#results);
  }

  #updatePlan(row: LivePlanRow): boolean {
    const { plans } = this.#services.live;
    const plan = plans.get(Number(row.id));
    if (plan) return plan.renew(row);

    plans.set(Number(row.id), new LivePlan(row));

    return true;
  }

  async #readChanges(): Promise<void> {
    const { sql, live, now } = this.#services;
    const rows = await listChangedPlans(sql, changesWindowMs, this.#results);
    const changedRows = rows.filter((row) => this.#updatePlan(row));
    if (changedRows.length > 0) live.forgetChoices();
    // Other processes' clocks differ, and transactions take a while to commit.
    const since = new Date(this.#placementsAt.getTime() - placementOverlapMs);
    if (await havePlacementsChanged(sql, since, now())) await this.refreshPlacements();
  }

  /** A merchant who cannot pay commissions gets no more clicks. */
  async #checkEscrows(): Promise<void> {
    const { sql, live } = this.#services;
    const plans = [...live.plans.values()];
    const merchants = [...new Set(plans.map(({ facts }) => facts.merchantId))];
    const escrows = merchants.length > 0 ? await listEscrows(sql, merchants) : new Map();
    let hasChanged = false;

    for (const plan of plans) {
      const { commissionMax, merchantId, limits } = plan.facts;
      const isFunded = (escrows.get(merchantId) ?? 0n) >= escrowFloor(commissionMax, limits);
      if (plan.isFunded !== isFunded) hasChanged = true;
      plan.isFunded = isFunded;
    }
    if (hasChanged) live.forgetChoices();
  }

  /** Leases what this process may serve next of the plans that are requested. */
  async #renewLeases(now: Date): Promise<void> {
    const { sql, live, process, leaseMs } = this.#services;
    const time = now.getTime();

    const leaseRequests = [...live.plans.values()].flatMap((plan) => {
      const amount = plan.findWantedLease(live.highestReserveOf(plan.facts.formats), time, leaseMs);
      return amount === null ? [] : [{ planId: plan.id, amount }];
    });

    if (leaseRequests.length === 0) return;

    const leasedUntil = new Date(time + leaseMs);
    for (const { planId, amount, ...meter } of await grantLeases(
      sql,
      process,
      { now, until: leasedUntil },
      leaseRequests,
    )) {
      const plan = live.plans.get(Number(planId));
      plan?.takeMeter(meter);
      plan?.takeLease(amount, leasedUntil.getTime());
    }
  }

  /** Once a minute: adjusts how often each plan takes part. */
  async #pace(now: Date): Promise<void> {
    const { sql, live, process } = this.#services;
    const time = now.getTime();
    const minute = Math.floor(time / minuteMs);
    if (minute === this.#pacedAt) return;

    this.#pacedAt = minute;
    const day = utcDayOf(time);
    const isNewDay = this.#day !== -1 && day !== this.#day;
    this.#day = day;
    const activePlans = [...live.plans.values()].filter(({ isServable }) => isServable);
    for (const plan of activePlans) plan.adjustPass(this.#shares.getShares(plan.facts), time);
    live.forgetWeights();
    if (activePlans.length === 0) return;
    if (time - this.#paceWrittenAt < paceWriteMs && !isNewDay) return;

    this.#paceWrittenAt = time;
    const rows = activePlans.map((plan) => this.#paceOf(plan, time));
    await insertPaces(sql, process, now, rows);
  }

  #paceOf(plan: LivePlan, time: number): PaceRow {
    const target = BigInt(Math.round(plan.targetSpent(this.#shares.getShares(plan.facts), time)));
    const passPpm = Math.round(plan.pass * 1_000_000);
    return { planId: plan.id, passPpm, target, spent: plan.spent, ...plan.takeCounts() };
  }
}

const sumResults = (results: readonly Results[]) =>
  results.reduce(
    (sum, result) => ({
      impressions: sum.impressions + result.impressions,
      clicks: sum.clicks + result.clicks,
      conversions: sum.conversions + result.conversions,
    }),
    noResults,
  );
