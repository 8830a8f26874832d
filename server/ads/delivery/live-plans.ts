import { type Audience, drawFrom, fillUrn, suits, type Urn } from '#domain/delivery/decide.ts';
import type { Meter, NewEvent } from '#domain/delivery/record-events.ts';
import { expectedCostOf, reservationOf } from '#domain/delivery/reservation.ts';
import { ServeLimits } from '#domain/delivery/serve-limits.ts';
import { micro, shareOf } from '#domain/money.ts';
import { fitsPlacement, isFeeAgreed } from '#domain/plan/placement.ts';
import { isPriceAgreed } from '#domain/plan/price-ceiling.ts';
import type { LivePlan } from './live-plan.ts';
import type { PlacementRow } from './live-plan-store.ts';
import type { CreativeFacts } from './shown-creative-store.ts';
import { ShownViewers } from './shown-viewers.ts';
import { networkDigits } from './viewer.ts';

/** The price of one impression or click at a placement, and the publisher's share of it. */
export interface Price {
  readonly price: bigint;
  readonly pay: bigint;
  /** What is reserved when an ad is served at this price. */
  readonly reserve: bigint;
}

export function priceOf({ priceModel, price, payBps }: PlacementRow): Price {
  const single = micro(priceModel === 'cpm' ? price / 1000n : price);
  const reserve = expectedCostOf({ priceModel, price: single });
  return { price: single, pay: shareOf(single, payBps), reserve };
}

export interface Chosen {
  readonly plan: LivePlan;
  readonly creative: CreativeFacts;
  readonly price: bigint;
  readonly pay: bigint;
}

/** What plans in memory learn from an event. */
export type SeenEvent = Pick<
  NewEvent,
  'planId' | 'kind' | 'placementId' | 'invalid' | 'price' | 'serveId' | 'viewer'
>;

/** A plan's progress according to its meter. */
type MeterState = Pick<Meter, 'planId' | 'spent' | 'day' | 'daySpent'>;

/** What one class of requests at a placement is drawn from. */
interface Draw {
  readonly urn: Urn<LivePlan>;
  /** The plans that fit the placement, whatever the viewer. */
  readonly candidates: readonly LivePlan[];
  requests: number;
}

/** Plans and placements in memory, and the choice among them. */
export class LivePlans {
  readonly plans = new Map<number, LivePlan>();
  placementsByKey = new Map<string, PlacementRow>();
  placementsById = new Map<number, PlacementRow>();
  readonly #random: () => number;
  readonly shown = new ShownViewers();
  readonly limits = new ServeLimits();
  readonly #prices = new Map<PlacementRow, Price>();
  readonly #usualPrices = new Map<string, number>();
  readonly #dearest = new Map<string, bigint>();
  #held: ReadonlySet<number> = new Set();
  #candidates = new Map<number, LivePlan[]>();
  #urns = new Map<string, Draw>();
  #requests = 0;
  /** The attributes that some plan targets: requests that differ only in others form one class. */
  #asked = {
    countries: new Set<string>(),
    languages: new Set<string>(),
    hours: false,
    else: false,
  };

  constructor(random: () => number) {
    this.#random = random;
  }

  setPlacements(placements: readonly PlacementRow[]): void {
    this.placementsByKey = new Map(placements.map((placement) => [placement.key, placement]));
    this.placementsById = new Map(placements.map((placement) => [placement.id, placement]));
    this.#prices.clear();
    this.#usualPrices.clear();
    this.#dearest.clear();
    const open = placements.filter(({ isEnded }) => !isEnded);
    for (const placement of open) {
      const { reserve } = priceOf(placement);
      if (reserve > this.dearestOf([placement.format]))
        this.#dearest.set(placement.format, reserve);
    }
    for (const format of new Set(open.map((placement) => placement.format))) {
      const prices = open
        .filter((placement) => placement.format === format && placement.priceModel === 'cpm')
        .map(({ price }) => Number(price) / 1000);
      const sum = prices.reduce((total, price) => total + price, 0);
      this.#usualPrices.set(format, prices.length > 0 ? sum / prices.length : 2_000);
    }
    this.forgetChoices();
  }

  /** Plans came or went: the candidates of each placement are recomputed on the next request. */
  forgetChoices(): void {
    this.#candidates = new Map();
    this.forgetWeights();
    this.#asked = { countries: new Set(), languages: new Set(), hours: false, else: false };
    for (const { facts, isOn } of this.plans.values()) {
      if (!isOn) continue;
      const { targeting } = facts;
      for (const country of targeting.countries) this.#asked.countries.add(country);
      for (const language of targeting.languages) this.#asked.languages.add(language);
      if (targeting.hours.length > 0) this.#asked.hours = true;
      if (targeting.devices.length > 0 || targeting.systems.length > 0) this.#asked.else = true;
    }
  }

  /** Only the weights have changed. */
  forgetWeights(): void {
    this.countRequests();
    this.#urns = new Map();
  }

  /** Tells each plan of the requests that it could have been chosen for. */
  countRequests(): void {
    for (const draw of this.#urns.values()) {
      if (draw.requests === 0) continue;
      for (const { chances } of draw.candidates) chances.requests += draw.requests;
      for (const { chances } of draw.urn.items) chances.targeted += draw.requests;
      draw.requests = 0;
    }
  }

  priceAt(placement: PlacementRow): Price {
    const known = this.#prices.get(placement);
    if (known) return known;
    const made = priceOf(placement);
    this.#prices.set(placement, made);
    return made;
  }

  /** The most that is reserved at once for an ad in any of these formats. */
  dearestOf(formats: readonly string[]): bigint {
    let dearest = 0n;
    for (const format of formats) {
      const amount = this.#dearest.get(format) ?? 0n;
      if (amount > dearest) dearest = amount;
    }
    return dearest;
  }

  /** A plan for this request, with its price reserved, or null. */
  choose(
    placement: PlacementRow,
    audience: Audience,
    viewer: string,
    now: number,
    viewerAt?: (time: number) => string,
  ): Chosen | null {
    const { price, pay, reserve } = this.priceAt(placement);
    const draw = this.#drawOf(placement, audience, now);
    draw.requests += 1;
    this.#requests += 1;
    const isFree = (one: LivePlan) => {
      if (!one.isReady(placement.id, price, reserve, now)) return false;
      if (!this.shown.isCapped(one, viewer, now, viewerAt)) return true;
      one.noteCapped(this.#requests);
      return false;
    };
    const plan = drawFrom(draw.urn, isFree, this.#random);
    const creative = plan?.facts.creatives.draw(placement.format, this.#random);
    if (!plan || !creative) return null;
    const { priceModel, format } = placement;
    const ad = { priceModel, price, format, servedAt: now, isSeen: false };
    const reservation = reservationOf(ad);
    if (reservation) plan.reserve(placement.id, reservation);
    plan.chances.chosen += 1;
    this.shown.add(plan, viewer, now);
    return { plan, creative, price, pay };
  }

  #drawOf(placement: PlacementRow, audience: Audience, now: number): Draw {
    const asked = this.#asked;
    const country = asked.countries.has(audience.country) ? audience.country : '';
    const language = asked.languages.has(audience.language) ? audience.language : '';
    const rest = asked.else ? `${audience.device} ${audience.system}` : '';
    const hour = asked.hours ? audience.hour : '';
    const key = `${placement.id} ${country} ${language} ${hour} ${rest}`;
    const known = this.#urns.get(key);
    if (known) return known;
    const candidates = this.#candidatesAt(placement);
    const items = candidates.filter(({ facts }) => suits(facts.targeting, audience));
    const usual = this.#usualPrices.get(placement.format) ?? 1;
    const urn = fillUrn(items, (plan) => ({
      weight: plan.weightAt(placement, usual, now),
      pass: plan.pass,
    }));
    const draw = { urn, candidates, requests: 0 };
    this.#urns.set(key, draw);
    return draw;
  }

  /** Placements that get no ads for now. */
  setHeldPlacements(held: ReadonlySet<number>): void {
    const isSame = held.size === this.#held.size && [...held].every((id) => this.#held.has(id));
    this.#held = held;
    if (!isSame) this.forgetChoices();
  }

  #candidatesAt(placement: PlacementRow): LivePlan[] {
    if (this.#held.has(placement.id)) return [];
    const known = this.#candidates.get(placement.id);
    if (known) return known;
    const found = [...this.plans.values()].filter(
      ({ isOn, isFunded, facts, ceilings }) =>
        isOn &&
        isFunded &&
        fitsPlacement(facts, placement) &&
        isFeeAgreed(placement.payBps, facts.mediaFeeBps) &&
        isPriceAgreed(placement, ceilings) &&
        !facts.excludedPlacements.includes(placement.id),
    );
    this.#candidates.set(placement.id, found);
    return found;
  }

  /** These ads were shown, so their viewers' networks may be served more. */
  noteShown(events: readonly SeenEvent[]): void {
    for (const { kind, invalid, placementId, viewer } of events) {
      if (kind !== 'impression' || invalid !== null) continue;
      this.limits.shown(placementId, viewer.slice(0, networkDigits));
    }
  }

  /** Takes over what was booked. The meters come first, or money would briefly seem free. */
  takeApplied(events: readonly SeenEvent[], meters: Iterable<MeterState>): void {
    for (const meter of meters) this.plans.get(meter.planId)?.takeMeter(meter);
    for (const event of events) this.#learnFrom(event);
  }

  #learnFrom({ planId, kind, placementId, invalid, price, serveId }: SeenEvent): void {
    if (invalid !== null || (kind !== 'impression' && kind !== 'click')) return;
    const plan = this.plans.get(planId);
    const placement = this.placementsById.get(placementId);
    if (!plan || !placement) return;
    plan.learn(placementId, kind);
    const { priceModel, format } = placement;
    // The price is the one stamped into the ad's token: the rate card may have changed since.
    const ad = { priceModel, price, format, servedAt: servedAt(serveId) };
    if (kind === 'impression') plan.show(placementId, ad);
    else plan.click(ad);
  }
}

/** The id of a serve starts with its time. */
export const servedAt = (serveId: string): number =>
  Number.parseInt(serveId.slice(0, 8) + serveId.slice(9, 13), 16);
