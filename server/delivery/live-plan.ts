import { noResults, type Results, weightOf } from '#domain/delivery/decide.ts';
import {
  dayBudget,
  type Flight,
  type HourShares,
  nextPass,
  passAtStart,
  targetAt,
} from '#domain/delivery/pacing.ts';
import { Reservations } from '#domain/delivery/reservation.ts';
import { parseMicro } from '#domain/money.ts';
import { impressionLifeMs } from '#domain/plan/lifetime.ts';
import { hourMs, minuteMs } from '#domain/plan/limits.ts';
import type { LivePlanRow, ZoneRow } from './live-plan-store.ts';

/** How far back the way so far is looked at. */
const latelyMs = 10 * minuteMs;

/** A plan in the memory of a process that delivers it. */
export class LivePlan {
  readonly id: number;
  facts: LivePlanRow;
  isOn: boolean;
  isFunded = true;
  spent: bigint;
  /** What other processes may still hand out. */
  leasedElsewhere = 0n;
  /** What this process has leased, and until when. */
  leased = 0n;
  leasedUntil = 0;
  pass: number;
  /** The choices that do not look at what is known, from 0 to 1. */
  exploration = 0.2;
  overall: Results = noResults;
  readonly byZone = new Map<number, Results>();
  readonly reservations: Reservations;
  readonly dailyCap: bigint | null;
  readonly capWindowMs: number;
  #spentBefore: bigint;
  #trail: { at: number; spent: bigint }[] = [];

  constructor(row: LivePlanRow) {
    this.id = Number(row.id);
    this.facts = row;
    this.isOn = row.isOn;
    this.spent = row.spent;
    this.pass = row.passPpm === null ? passAtStart : row.passPpm / 1_000_000;
    if (row.putRule.pacing === 'asap') this.pass = 1;
    this.reservations = new Reservations(impressionLifeMs[row.format]);
    this.dailyCap = row.putRule.dailyCap === null ? null : parseMicro(row.putRule.dailyCap);
    this.capWindowMs = row.putRule.frequencyCap.hours * hourMs;
    this.#spentBefore = row.spentBefore ?? 0n;
  }

  /** Takes what the database says now. Says whether it is another choice than before. */
  renew(row: LivePlanRow): boolean {
    const isOther =
      this.isOn !== row.isOn || String(this.facts.excludedZones) !== String(row.excludedZones);
    this.facts = row;
    this.isOn = row.isOn;
    if (row.spent > this.spent) this.spent = row.spent;
    return isOther;
  }

  /** The day of UTC is a new one. */
  beginDay(): void {
    this.#spentBefore = this.spent;
  }

  left(now: number): bigint {
    const { hold } = this.facts;
    return hold - this.spent - this.reservations.total(now) - this.leasedElsewhere;
  }

  isReady(reserve: bigint, now: number): boolean {
    if (!this.isOn || !this.isFunded) return false;
    if (now < this.facts.startsAt.getTime() || now >= this.facts.endsAt.getTime()) return false;
    if (this.left(now) < reserve) return false;
    if (this.dailyCap === null) return true;
    const today = this.spent - this.#spentBefore + this.reservations.total(now);
    return today + reserve <= this.dailyCap;
  }

  learn(zoneId: number, kind: 'impression' | 'click'): void {
    const key = kind === 'impression' ? 'impressions' : 'clicks';
    const here = this.byZone.get(zoneId) ?? noResults;
    this.byZone.set(zoneId, { ...here, [key]: here[key] + 1 });
    this.overall = { ...this.overall, [key]: this.overall[key] + 1 };
  }

  weightAt(zone: ZoneRow, usualPrice: number, now: number): number {
    return weightOf({
      goal: this.facts.putRule.goal,
      commission: Number(this.facts.commissionMax),
      left: Number(this.facts.hold - this.spent),
      timeLeftMs: this.facts.endsAt.getTime() - now,
      exploration: this.exploration,
      overall: this.overall,
      here: this.byZone.get(zone.id) ?? noResults,
      priceModel: zone.priceModel,
      price: Number(zone.price) / (zone.priceModel === 'cpm' ? 1000 : 1),
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
  pace(shares: HourShares, now: number): void {
    this.#trail.push({ at: now, spent: this.spent });
    while (this.#trail.length > 1 && (this.#trail[1]?.at ?? now) <= now - latelyMs) {
      this.#trail.shift();
    }
    const since = this.#trail[0] ?? { at: now, spent: this.spent };
    this.pass = nextPass(this.flight, shares, now, {
      pass: this.pass,
      spent: Number(this.spent),
      spentLately: Number(this.spent - since.spent),
      latelyMs: now - since.at,
    });
  }

  target(shares: HourShares, now: number): number {
    const { flight } = this;
    return Math.min(targetAt(flight, shares, now), Number(this.facts.hold));
  }

  /** What a day is good for, of which a lease is a part. */
  get dayBudget(): number {
    return dayBudget(this.flight);
  }
}
