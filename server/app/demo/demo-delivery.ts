import { deviceOf } from '#domain/delivery/browser.ts';
import type { EventKind } from '#domain/delivery/event.ts';
import { type Arrival, whyNotCount } from '#domain/delivery/judge.ts';
import { networkOf, parseAddress, providerOf } from '#domain/delivery/network.ts';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import type { Chance } from '#domain/demo/chance.ts';
import {
  botBrowser,
  type SimulatedViewer,
  type SimulatedVisit,
  simulateVisit,
} from '#domain/demo/visit.ts';
import { type Micro, shareOf } from '#domain/money.ts';
import { dayMs, hourMs, minuteMs, utcDayOf } from '#domain/time.ts';
import { makeServeId, type RequestCount } from '../../ads/delivery/delivery.ts';
import { sha256 } from '../../platform/process/process.ts';
import type { AddedPlacement } from './demo-catalogue.ts';

/** The traffic-related part of a plan in delivery. */
export interface DeliveredPlan {
  readonly id: number;
  readonly creativeId: number;
  readonly countries: readonly string[];
  readonly placements: readonly AddedPlacement[];
  /** Its approximate daily budget. */
  readonly perDay: Micro;
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
const busyness = (hour: number): number => 1 + 0.7 * Math.sin(((hour - 9) / 24) * 2 * Math.PI);

/** Simulates a plan's ad traffic between two moments: every event is judged by the rules. */
export function imagineTraffic(
  plan: DeliveredPlan,
  from: Date,
  to: Date,
  chance: Chance,
): DemoTraffic {
  const events: NewEvent[] = [];
  const orders: DemoOrder[] = [];
  for (let at = from.getTime(); at < to.getTime(); at += hourMs) {
    const until = Math.min(at + hourMs, to.getTime());
    const share = ((until - at) / dayMs) * busyness(new Date(at).getUTCHours());
    const visits = Math.round(visitsPerDay(plan) * share + chance.next() - 0.5);
    for (let nth = 0; nth < visits; nth += 1) {
      const seen = new Date(chance.whole(at, until - 1));
      imagineVisit(plan, visitFor(plan, chance), seen, chance, { events, orders });
    }
  }
  events.sort((one, other) => one.at.getTime() - other.at.getTime());
  orders.sort((one, other) => one.at.getTime() - other.at.getTime());
  return { events, orders };
}

/** The requests behind these events, by hour. Some fitted no plan, so nothing was served. */
export function imagineRequests(events: readonly NewEvent[], chance: Chance): RequestCount[] {
  const serves = events.filter(({ kind }) => kind === 'serve');
  const byPlacement = Map.groupBy(serves, ({ placementId }) => placementId);
  return [...byPlacement].flatMap(([placementId, own]) =>
    [...Map.groupBy(own, ({ at }) => at.getTime() - (at.getTime() % hourMs))].map(
      ([hour, served]) => {
        const filled = chance.whole(55, 90) / 100;
        return { placementId, hour: new Date(hour), count: Math.ceil(served.length / filled) };
      },
    ),
  );
}

/** As many views as the plan can pay for, on the placements that show it. */
function visitsPerDay({ placements, perDay }: DeliveredPlan): number {
  const costs = placements.map(({ placement }) =>
    placement.priceModel === 'cpm'
      ? (Number(placement.price) / 1000) * renderedShare
      : Number(placement.price) * renderedShare * clickedShare,
  );
  const mean = costs.reduce((total, cost) => total + cost, 0) / costs.length;
  return Number(perDay) / mean;
}

/** A view of a page where the plan may be shown; the others see something else. */
function visitFor({ countries }: DeliveredPlan, chance: Chance): SimulatedVisit {
  for (;;) {
    const visit = simulateVisit(chance);
    if (countries.length === 0 || countries.includes(visit.viewer.country)) return visit;
  }
}

/** A viewer as delivery stores it: provider, network and browser, each hashed for the day. */
function viewerOf({ address, userAgent }: SimulatedViewer, at: Date): string {
  const parsed = parseAddress(address) ?? 0n;
  const day = utcDayOf(at);
  return [providerOf(parsed), networkOf(parsed), userAgent]
    .map((part) => sha256(`${day} ${part}`).slice(0, 8))
    .join('');
}

function imagineVisit(
  plan: DeliveredPlan,
  visit: SimulatedVisit,
  at: Date,
  chance: Chance,
  into: { readonly events: NewEvent[]; readonly orders: DemoOrder[] },
): void {
  const placed = chance.pick(plan.placements);
  const { placement } = placed;
  const price = placement.priceModel === 'cpm' ? placement.price / 1000n : placement.price;
  const { viewer, flaw } = visit;
  const serveId = makeServeId(at.getTime()).text;
  const billed: EventKind = placement.priceModel === 'cpm' ? 'impression' : 'click';
  const add = (kind: EventKind, afterMs: number): void => {
    const when = new Date(at.getTime() + afterMs);
    const arrival: Arrival = {
      ...{ kind, now: when.getTime(), token: { format: placement.format, issuedAt: at.getTime() } },
      isPrefetch: flaw === 'prefetch',
      isBot: flaw === 'bot',
      isFromDataCentre: flaw === 'data_centre',
      ...{ isOwnTraffic: false, ownHost: '' },
      ...{ countries: plan.countries, country: viewer.country },
      ...{ pageHost: placement.domains[0] ?? null, placementDomains: placement.domains },
      isUnseeable: false,
    };
    into.events.push({
      ...{ planId: plan.id, kind, at: when, serveId, placementId: placed.id },
      creativeId: plan.creativeId,
      invalid: kind === 'serve' ? null : whyNotCount(arrival),
      price,
      pay: shareOf(price as Micro, placement.payBps),
      isBillable: kind === billed,
      country: viewer.country,
      device: deviceOf(flaw === 'bot' ? botBrowser : viewer.userAgent),
      viewer: viewerOf(viewer, at),
    });
  };
  add('serve', 0);
  if (flaw === 'unseen_click') add('click', 900);
  if (!visit.isRendered || flaw === 'forged') return;
  const late = flaw === 'late' ? 75 * minuteMs : 0;
  add('impression', 600 + late);
  if (flaw === 'duplicate') add('impression', 640);
  if (visit.isViewable) add('viewable', 1_900 + late);
  if (!visit.isClicked) return;
  add('click', 7_000 + late);
  const orderedAt = new Date(at.getTime() + 7_000 + visit.buyAfter * 1000);
  if (!visit.isBought || flaw !== null) return;
  const { orderAmount: amount, isReturned } = visit;
  into.orders.push({ serveId, at: orderedAt, amount, isReturned });
}
