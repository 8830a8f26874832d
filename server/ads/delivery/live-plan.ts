import { noResults, type Results, weightOf } from '#domain/delivery/decide.ts';
import {
  type Flight,
  type HourShares,
  nextPass,
  passAtStart,
  targetAt,
} from '#domain/delivery/pacing.ts';
import { type Meter, spentOnDay } from '#domain/delivery/record-events.ts';
import {
  type Reservation,
  Reservations,
  reservationOf,
  type ServedAd,
} from '#domain/delivery/reservation.ts';
import { type CeilingAmounts, ceilingAmountsOf } from '#domain/plan/price-ceiling.ts';
import { dailyCapOf } from '#domain/plan/terms.ts';
import { hourMs, minuteMs } from '#domain/time.ts';
import type { LivePlanRow, PlacementRow } from './live-plan-store.ts';
import type { PlanCounts } from './notes-store.ts';

/** How long a lease lasts: longer with a stream, where ads go on while the books are down. */
export const leaseMs = { direct: minuteMs, stream: 3 * minuteMs };

/** How far back pacing looks. */
const recentMs = 10 * minuteMs;

const emptyCounts: PlanCounts = { requests: 0, targeted: 0, chosen: 0, capped: 0 };

/** A plan in the memory of a process that delivers it. */
export class LivePlan {
  readonly id: number;
  facts: LivePlanRow;
  isServable: boolean;
  isFunded = true;
  spent: bigint;
  /** The amount this process may have outstanding in tokens, and until when. */
  leased = 0n;
  leasedUntil = 0;
  /**
   * Whether it was chosen since its lease was checked; other processes may hold the rest by now.
   */
  isWanted = true;
  pass: number;
  /** The share of choices that explore, ignoring known results, from 0 to 1. */
  exploration = 0.2;
  overall: Results = noResults;
  readonly byPlacement = new Map<number, Results>();
  /** What was served and not shown yet, in total and by placement. */
  readonly #unseen = new Reservations();
  readonly #unseenAt = new Map<number, Reservations>();
  /** What was shown, is paid per click and may still be clicked. */
  readonly #clickable = new Reservations();
  readonly dailyCap: bigint | null;
  readonly capWindowMs: number;
  /** The price ceiling, which never changes after the put. */
  readonly ceilings: CeilingAmounts;
  #day: number;
  #daySpent: bigint;
  #trail: { at: number; spent: bigint }[] = [];
  /** Counted since they were last taken. */
  counts: PlanCounts = { ...emptyCounts };
  #cappedAt = -1;

  constructor(row: LivePlanRow) {
    this.id = Number(row.id);
    this.facts = row;
    this.isServable = row.isServable;
    this.spent = row.spent;
    this.pass = row.participationPpm === null ? passAtStart : row.participationPpm / 1_000_000;
    if (row.putRule.pacing === 'asap') this.pass = 1;
    this.dailyCap = dailyCapOf(row.putRule);
    this.capWindowMs = row.putRule.frequencyCap.hours * hourMs;
    this.ceilings = ceilingAmountsOf(row.priceCeilings);
    this.#day = row.lastSpendDay;
    this.#daySpent = row.daySpent;
  }

  /**
   * Takes over the state from the database; returns whether this affects the choice among plans.
   */
  renew(row: LivePlanRow): boolean {
    const affectsChoice =
      this.isServable !== row.isServable ||
      String(this.facts.formats) !== String(row.formats) ||
      String(this.facts.excludedPlacements) !== String(row.excludedPlacements);
    this.facts = row;
    this.isServable = row.isServable;
    this.takeMeter({ spent: row.spent, day: row.lastSpendDay, daySpent: row.daySpent });

    return affectsChoice;
  }

  /** Takes over the meter, unless a later one is known. */
  takeMeter({ spent, day, daySpent }: Pick<Meter, 'spent' | 'day' | 'daySpent'>): void {
    if (spent <= this.spent) return;

    this.spent = spent;
    this.#day = day;
    this.#daySpent = daySpent;
  }

  /** What it has served that may still cost something, as far as money is reserved for it. */
  reserved(now: number): bigint {
    return this.#unseen.total(now) + this.#clickable.total(now);
  }

  /** Notes that it was served at a placement. */
  reserve(placementId: number, reservation: Reservation): void {
    this.#unseen.reserve(reservation);
    const reservations = this.#unseenAt.get(placementId) ?? new Reservations();
    this.#unseenAt.set(placementId, reservations);
    reservations.reserve(reservation);
  }

  /** What was served is now shown; where clicks are paid it may now be clicked. */
  show(placementId: number, ad: Omit<ServedAd, 'isSeen'>): void {
    const unseen = reservationOf({ ...ad, isSeen: false });
    if (unseen) {
      this.#unseen.release(unseen);
      this.#unseenAt.get(placementId)?.release(unseen);
    }

    const clickable = reservationOf({ ...ad, isSeen: true });
    if (clickable) this.#clickable.reserve(clickable);
  }

  click(ad: Omit<ServedAd, 'isSeen'>): void {
    const clickable = reservationOf({ ...ad, isSeen: true });
    if (clickable) this.#clickable.release(clickable);
  }

  /** Whether one placement got so much of the plan that others would get none. */
  #isHoggedBy(placementId: number, reserve: bigint, now: number): boolean {
    const reservedHere = this.#unseenAt.get(placementId)?.total(now) ?? 0n;
    return reservedHere > reserve * 200n && reservedHere * 4n > this.facts.hold;
  }

  /** Whether it may be served at this price: lease, amount and daily budget have room. */
  isReady(placementId: number, price: bigint, reserve: bigint, now: number): boolean {
    if (!this.isServable || !this.isFunded) return false;

    const { facts } = this;
    if (now >= facts.endsAt.getTime()) return false;

    this.isWanted = true;
    if (this.#isHoggedBy(placementId, reserve, now)) return false;

    const reserved = this.reserved(now);
    if (reserved + reserve > this.leased || now >= this.leasedUntil) return false;

    const remaining = facts.hold - this.spent;
    if (remaining < price || remaining < reserved + reserve) return false;
    if (this.dailyCap === null) return true;

    const today = spentOnDay({ day: this.#day, daySpent: this.#daySpent }, now);

    return today + price <= this.dailyCap && today + reserved + reserve <= this.dailyCap;
  }

  /**
   * How much to lease so that the next while needs no request; null when there is enough. A scarce
   * plan is leased only by processes that serve it: any other would keep it from them.
   */
  findWantedLease(highestReserve: bigint, now: number, durationMs: number): bigint | null {
    const { hold } = this.facts;
    let slice = hold / 100n;
    if (slice < highestReserve * 50n) slice = highestReserve * 50n;
    const reserved = this.reserved(now);
    if (!this.isServable) return null;

    if (this.isWanted || reserved > 0n) {
      const isLow = reserved * 2n > this.leased || reserved + highestReserve > this.leased;
      if (!isLow && this.leasedUntil >= now + durationMs / 2) return null;
    } else if (now < this.leasedUntil || hold - this.spent < slice * 4n) return null;

    return reserved * 2n + slice;
  }

  takeLease(amount: bigint, leasedUntil: number): void {
    this.leased = amount;
    this.leasedUntil = leasedUntil;
    this.isWanted = false;
  }

  /** Notes that it was not chosen because of its frequency cap: once for each request. */
  noteCapped(request: number): void {
    if (this.#cappedAt === request) return;

    this.#cappedAt = request;
    this.counts.capped += 1;
  }

  takeCounts(): PlanCounts {
    const counts = this.counts;
    this.counts = { ...emptyCounts };
    return counts;
  }

  learn(placementId: number, kind: 'impression' | 'click'): void {
    const key = kind === 'impression' ? 'impressions' : 'clicks';
    const results = this.byPlacement.get(placementId) ?? noResults;
    this.byPlacement.set(placementId, { ...results, [key]: results[key] + 1 });
    this.overall = { ...this.overall, [key]: this.overall[key] + 1 };
  }

  weightAt(placement: PlacementRow, usualPrice: number, now: number): number {
    return weightOf({
      goal: this.facts.putRule.goal,
      commission: Number(this.facts.commissionMax),
      amountLeft: Number(this.facts.hold - this.spent),
      timeLeftMs: this.facts.endsAt.getTime() - now,
      exploration: this.exploration,
      resultsOverall: this.overall,
      resultsHere: this.byPlacement.get(placement.id) ?? noResults,
      priceModel: placement.priceModel,
      price: Number(placement.price) / (placement.priceModel === 'cpm' ? 1000 : 1),
      usualPrice,
    });
  }

  get flight(): Flight {
    const { startsAt, endsAt, hold, putRule } = this.facts;
    return {
      startsAt: startsAt.getTime(),
      endsAt: endsAt.getTime(),
      amount: Number(hold),
      pacing: putRule.pacing,
      dailyCap: this.dailyCap === null ? null : Number(this.dailyCap),
    };
  }

  /** Once a minute. */
  adjustPass(shares: HourShares, now: number): void {
    this.#trail.push({ at: now, spent: this.spent });
    while (this.#trail.length > 1 && (this.#trail[1]?.at ?? now) <= now - recentMs) {
      this.#trail.shift();
    }
    const trailStart = this.#trail[0] ?? { at: now, spent: this.spent };
    this.pass = nextPass(this.flight, shares, now, {
      pass: this.pass,
      spent: Number(this.spent),
      spentLately: Number(this.spent - trailStart.spent),
      latelyMs: now - trailStart.at,
    });
  }

  targetSpent(shares: HourShares, now: number): number {
    const { flight } = this;
    return Math.min(targetAt(flight, shares, now), Number(this.facts.hold));
  }
}
