import {
  type Audience,
  drawFrom,
  fillUrn,
  matchesTargeting,
  type Urn,
} from '#domain/delivery/decide.ts';
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

export interface ChosenAd {
  readonly plan: LivePlan;
  readonly creative: CreativeFacts;
  readonly price: bigint;
  readonly pay: bigint;
}

/** What plans in memory learn from an event. */
export type DeliveredEvent = Pick<
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
  readonly shownViewers = new ShownViewers();
  readonly limits = new ServeLimits();
  readonly #prices = new Map<PlacementRow, Price>();
  readonly #usualPrices = new Map<string, number>();
  readonly #highestReserves = new Map<string, bigint>();
  #heldIds: ReadonlySet<number> = new Set();
  #candidates = new Map<number, LivePlan[]>();
  #urns = new Map<string, Draw>();
  #requests = 0;
  /** The attributes that some plan targets: requests that differ only in others form one class. */
  #targetedAttributes = {
    countries: new Set<string>(),
    languages: new Set<string>(),
    hasHourTargeting: false,
    hasDeviceTargeting: false,
  };

  constructor(random: () => number) {
    this.#random = random;
  }

  setPlacements(placements: readonly PlacementRow[]): void {
    this.placementsByKey = new Map(placements.map((placement) => [placement.key, placement]));
    this.placementsById = new Map(placements.map((placement) => [placement.id, placement]));
    this.#prices.clear();
    this.#usualPrices.clear();
    this.#highestReserves.clear();
    const openPlacements = placements.filter(({ isEnded }) => !isEnded);

    for (const placement of openPlacements) {
      const { reserve } = priceOf(placement);
      if (reserve > this.highestReserveOf([placement.format]))
        this.#highestReserves.set(placement.format, reserve);
    }
    for (const format of new Set(openPlacements.map((placement) => placement.format))) {
      const prices = openPlacements
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
    this.#targetedAttributes = {
      countries: new Set(),
      languages: new Set(),
      hasHourTargeting: false,
      hasDeviceTargeting: false,
    };

    for (const { facts, isServable: isOn } of this.plans.values()) {
      if (!isOn) continue;

      const { targeting } = facts;
      for (const country of targeting.countries) this.#targetedAttributes.countries.add(country);
      for (const language of targeting.languages) this.#targetedAttributes.languages.add(language);
      if (targeting.hours.length > 0) this.#targetedAttributes.hasHourTargeting = true;
      if (targeting.devices.length > 0 || targeting.systems.length > 0)
        this.#targetedAttributes.hasDeviceTargeting = true;
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

      for (const { counts: chances } of draw.candidates) chances.requests += draw.requests;
      for (const { counts: chances } of draw.urn.items) chances.targeted += draw.requests;
      draw.requests = 0;
    }
  }

  priceAt(placement: PlacementRow): Price {
    const knownPrice = this.#prices.get(placement);
    if (knownPrice) return knownPrice;

    const price = priceOf(placement);
    this.#prices.set(placement, price);

    return price;
  }

  /** The most that is reserved at once for an ad in any of these formats. */
  highestReserveOf(formats: readonly string[]): bigint {
    let highest = 0n;
    for (const format of formats) {
      const reserve = this.#highestReserves.get(format) ?? 0n;
      if (reserve > highest) highest = reserve;
    }

    return highest;
  }

  /** A plan for this request, with its price reserved, or null. */
  choose(
    placement: PlacementRow,
    audience: Audience,
    viewer: string,
    now: number,
    viewerAt?: (time: number) => string,
  ): ChosenAd | null {
    const { price, pay, reserve } = this.priceAt(placement);
    const draw = this.#findDraw(placement, audience, now);
    draw.requests += 1;
    this.#requests += 1;

    const isAvailable = (candidate: LivePlan) => {
      if (!candidate.isReady(placement.id, price, reserve, now)) return false;
      if (!this.shownViewers.isCapped(candidate, viewer, now, viewerAt)) return true;

      candidate.noteCapped(this.#requests);
      return false;
    };

    const plan = drawFrom(draw.urn, isAvailable, this.#random);
    const creative = plan?.facts.creatives.drawCreative(placement.format, this.#random);
    if (!plan || !creative) return null;

    const { priceModel, format } = placement;
    const ad = { priceModel, price, format, servedAt: now, isSeen: false };
    const reservation = reservationOf(ad);
    if (reservation) plan.reserve(placement.id, reservation);
    plan.counts.chosen += 1;
    this.shownViewers.add(plan, viewer, now);

    return { plan, creative, price, pay };
  }

  #findDraw(placement: PlacementRow, audience: Audience, now: number): Draw {
    const targeted = this.#targetedAttributes;
    const country = targeted.countries.has(audience.country) ? audience.country : '';
    const language = targeted.languages.has(audience.language) ? audience.language : '';
    const deviceAndSystem = targeted.hasDeviceTargeting
      ? `${audience.device} ${audience.system}`
      : '';
    const hour = targeted.hasHourTargeting ? audience.hour : '';
    const key = `${placement.id} ${country} ${language} ${hour} ${deviceAndSystem}`;
    const knownDraw = this.#urns.get(key);
    if (knownDraw) return knownDraw;

    const candidates = this.#candidatesAt(placement);
    const items = candidates.filter(({ facts }) => matchesTargeting(facts.targeting, audience));
    const usualPrice = this.#usualPrices.get(placement.format) ?? 1;
    const urn = fillUrn(items, (plan) => ({
      weight: plan.weightAt(placement, usualPrice, now),
      pass: plan.pass,
    }));

    const draw = { urn, candidates, requests: 0 };
    this.#urns.set(key, draw);

    return draw;
  }

  /** Placements that get no ads for now. */
  setHeldPlacements(heldIds: ReadonlySet<number>): void {
    const isSame =
      heldIds.size === this.#heldIds.size && [...heldIds].every((id) => this.#heldIds.has(id));
    this.#heldIds = heldIds;
    if (!isSame) this.forgetChoices();
  }

  #candidatesAt(placement: PlacementRow): LivePlan[] {
    if (this.#heldIds.has(placement.id)) return [];

    const knownPlans = this.#candidates.get(placement.id);
    if (knownPlans) return knownPlans;

    const plans = [...this.plans.values()].filter(
      ({ isServable: isOn, isFunded, facts, ceilings }) =>
        isOn &&
        isFunded &&
        fitsPlacement(facts, placement) &&
        isFeeAgreed(placement.payBps, facts.mediaFeeBps) &&
        isPriceAgreed(placement, ceilings) &&
        !facts.excludedPlacements.includes(placement.id),
    );
    this.#candidates.set(placement.id, plans);

    return plans;
  }

  /** These ads were shown, so their viewers' networks may be served more. */
  noteShown(events: readonly DeliveredEvent[]): void {
    for (const { kind, invalid, placementId, viewer } of events) {
      if (kind !== 'impression' || invalid !== null) continue;
      this.limits.noteShown(placementId, viewer.slice(0, networkDigits));
    }
  }

  /** Takes over what was booked. The meters come first, or money would briefly seem free. */
  takeApplied(events: readonly DeliveredEvent[], meters: Iterable<MeterState>): void {
    for (const meter of meters) this.plans.get(meter.planId)?.takeMeter(meter);
    for (const event of events) this.#learnFrom(event);
  }

  #learnFrom({ planId, kind, placementId, invalid, price, serveId }: DeliveredEvent): void {
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
