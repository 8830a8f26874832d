import { deviceOf } from '#domain/delivery/browser.ts';
import type { EventKind } from '#domain/delivery/event.ts';
import { type Arrival, whyNotCount } from '#domain/delivery/judge.ts';
import { parseAddress, providerOf, subnetOf } from '#domain/delivery/network.ts';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import type { Random } from '#domain/demo/random.ts';
import {
  botBrowser,
  type SimulatedViewer,
  type SimulatedVisit,
  simulateVisit,
} from '#domain/demo/visit.ts';
import { type Micro, shareOf } from '#domain/money.ts';
import { dayMs, hourMs, minuteMs, utcDayOf } from '#domain/time.ts';
import { createServeId, type RequestCount } from '../../ads/delivery/delivery.ts';
import { sha256 } from '../../platform/process/process.ts';
import type { AddedPlacement } from './demo-catalogue.ts';

/** The traffic-related part of a plan in delivery. */
export interface DeliveredPlan {
  readonly id: number;
  readonly creativeId: number;
  readonly countries: readonly string[];
  readonly placements: readonly AddedPlacement[];
  /** Approximately. */
  readonly dailyBudget: Micro;
}

/** A click that leads to an order. */
export interface DemoOrder {
  readonly serveId: string;
  readonly at: Date;
  readonly amount: string;
  readonly isReturned: boolean;
}

export interface DemoTraffic {
  readonly events: readonly NewEvent[];
  readonly orders: readonly DemoOrder[];
}

const renderedShare = 0.85;
const clickedShare = 0.022;

/** Traffic is higher by day than by night. */
const getBusyness = (hour: number): number => 1 + 0.7 * Math.sin(((hour - 9) / 24) * 2 * Math.PI);

/** Simulates a plan's ad traffic between two moments: every event is judged by the rules. */
export function simulateTraffic(
  plan: DeliveredPlan,
  startsAt: Date,
  endsAt: Date,
  random: Random,
): DemoTraffic {
  const events: NewEvent[] = [];
  const orders: DemoOrder[] = [];
  for (
    let hourStartMs = startsAt.getTime();
    hourStartMs < endsAt.getTime();
    hourStartMs += hourMs
  ) {
    const hourEndMs = Math.min(hourStartMs + hourMs, endsAt.getTime());
    const share =
      ((hourEndMs - hourStartMs) / dayMs) * getBusyness(new Date(hourStartMs).getUTCHours());
    const visitCount = Math.round(getVisitsPerDay(plan) * share + random.next() - 0.5);

    for (let count = 0; count < visitCount; count += 1) {
      const visitedAt = new Date(random.whole(hourStartMs, hourEndMs - 1));
      const visit = simulateTargetedVisit(plan, random);
      addVisit(plan, visit, visitedAt, random, { events, orders });
    }
  }

  events.sort((a, b) => a.at.getTime() - b.at.getTime());
  orders.sort((a, b) => a.at.getTime() - b.at.getTime());
  return { events, orders };
}

/** The requests behind these events, by hour. Some fitted no plan, so nothing was served. */
export function simulateRequests(events: readonly NewEvent[], random: Random): RequestCount[] {
  const serves = events.filter(({ kind }) => kind === 'serve');
  const byPlacement = Map.groupBy(serves, ({ placementId }) => placementId);

  return [...byPlacement].flatMap(([placementId, placementServes]) => {
    const byHour = Map.groupBy(placementServes, ({ at }) => at.getTime() - (at.getTime() % hourMs));
    return [...byHour].map(([hour, hourServes]) => {
      const servedShare = random.whole(55, 90) / 100;
      const count = Math.ceil(hourServes.length / servedShare);
      return { placementId, hour: new Date(hour), count };
    });
  });
}

/** As many views as the plan can pay for, on the placements that show it. */
function getVisitsPerDay({ placements, dailyBudget }: DeliveredPlan): number {
  const costs = placements.map(({ placement }) =>
    placement.priceModel === 'cpm'
      ? (Number(placement.price) / 1000) * renderedShare
      : Number(placement.price) * renderedShare * clickedShare,
  );
  const meanCost = costs.reduce((total, cost) => total + cost, 0) / costs.length;
  return Number(dailyBudget) / meanCost;
}

/** A view of a page where the plan may be shown; the others see something else. */
function simulateTargetedVisit({ countries }: DeliveredPlan, random: Random): SimulatedVisit {
  for (;;) {
    const visit = simulateVisit(random);
    if (countries.length === 0 || countries.includes(visit.viewer.country)) return visit;
  }
}

/** A viewer as delivery stores it: provider, network and browser, each hashed for the day. */
function hashViewer({ address, userAgent }: SimulatedViewer, visitedAt: Date): string {
  const addressNumber = parseAddress(address) ?? 0n;
  const day = utcDayOf(visitedAt);
  return [providerOf(addressNumber), subnetOf(addressNumber), userAgent]
    .map((part) => sha256(`${day} ${part}`).slice(0, 8))
    .join('');
}

/** What the events of one visit have in common. */
interface AdView {
  readonly plan: DeliveredPlan;
  readonly visit: SimulatedVisit;
  readonly placement: AddedPlacement;
  readonly serveId: string;
  readonly servedAt: Date;
}

function createEvent(adView: AdView, kind: EventKind, afterMs: number): NewEvent {
  const { plan, visit, serveId, servedAt } = adView;
  const { id: placementId, placement } = adView.placement;
  const { viewer, flaw } = visit;
  const occurredAt = new Date(servedAt.getTime() + afterMs);
  const isCpm = placement.priceModel === 'cpm';
  const price = isCpm ? placement.price / 1000n : placement.price;

  const arrival: Arrival = {
    kind,
    now: occurredAt.getTime(),
    token: { format: placement.format, issuedAt: servedAt.getTime() },
    isPrefetch: flaw === 'prefetch',
    isBot: flaw === 'bot',
    isFromDataCentre: flaw === 'data_centre',
    isOwnTraffic: false,
    ownHost: '',
    countries: plan.countries,
    country: viewer.country,
    pageHost: placement.domains[0] ?? null,
    placementDomains: placement.domains,
    isUnseeable: false,
  };
  return {
    planId: plan.id,
    kind,
    at: occurredAt,
    serveId,
    placementId,
    creativeId: plan.creativeId,
    invalid: kind === 'serve' ? null : whyNotCount(arrival),
    price,
    pay: shareOf(price as Micro, placement.payBps),
    isBillable: kind === (isCpm ? 'impression' : 'click'),
    country: viewer.country,
    device: deviceOf(flaw === 'bot' ? botBrowser : viewer.userAgent),
    viewer: hashViewer(viewer, servedAt),
  };
}

/** Adds the events of one visit, each judged by the rules, and the order if there is one. */
function addVisit(
  plan: DeliveredPlan,
  visit: SimulatedVisit,
  visitedAt: Date,
  random: Random,
  traffic: { readonly events: NewEvent[]; readonly orders: DemoOrder[] },
): void {
  const placement = random.pick(plan.placements);
  const serveId = createServeId(visitedAt.getTime()).text;
  const adView: AdView = { plan, visit, placement, serveId, servedAt: visitedAt };
  const add = (kind: EventKind, afterMs: number) =>
    traffic.events.push(createEvent(adView, kind, afterMs));

  const { flaw } = visit;
  add('serve', 0);
  if (flaw === 'unseen_click') add('click', 900);
  if (!visit.isRendered || flaw === 'forged') return;

  const lateMs = flaw === 'late' ? 75 * minuteMs : 0;
  add('impression', 600 + lateMs);
  if (flaw === 'duplicate') add('impression', 640);
  if (visit.isViewable) add('viewable', 1_900 + lateMs);
  if (!visit.isClicked) return;

  add('click', 7_000 + lateMs);
  if (!visit.isBought || flaw !== null) return;

  const { orderAmount: amount, isReturned } = visit;
  const orderedAt = new Date(visitedAt.getTime() + 7_000 + visit.buyAfter * 1000);
  traffic.orders.push({ serveId, at: orderedAt, amount, isReturned });
}
