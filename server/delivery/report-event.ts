import type { IncomingMessage } from 'node:http';
import type { EventKind } from '#domain/delivery/event.ts';
import { isPrefetch, whyNotCount } from '#domain/delivery/judge.ts';
import type { NewEvent, RecordedEvent } from '#domain/delivery/record-events.ts';
import { isBillable, type TokenFacts } from '#domain/delivery/token.ts';
import { hourMs } from '#domain/plan/limits.ts';
import type { Delivery } from './delivery.ts';
import type { PlanFacts } from './live-plan-store.ts';
import { serveIdText } from './serve-id.ts';
import { ownHostOf, pageHostOf, visitOf } from './visit.ts';

/** The token of a request, or null when it is none of ours; then it is only counted. */
export function readToken(delivery: Delivery, text: string | null): TokenFacts | null {
  const now = delivery.now().getTime();
  const read = delivery.signer.read(text, now);
  if (typeof read !== 'string') return read;
  delivery.notes.reject('', read, now);
  return null;
}

/** Judges what a token reports and keeps it. Settles when it is durable. */
export async function reportEvent(
  delivery: Delivery,
  request: IncomingMessage,
  kind: EventKind,
  token: TokenFacts,
  facts: PlanFacts,
): Promise<RecordedEvent> {
  const { log, rates } = delivery;
  const at = delivery.now();
  const now = at.getTime();
  const zone = delivery.live.zonesById.get(token.zoneId);
  const visit = visitOf(delivery, request, zone, now);
  const { viewer, country, device } = visit;
  const rateKey = `${viewer} ${kind} ${kind === 'click' ? token.planId : token.zoneId}`;
  const isRated = kind === 'click' || kind === 'impression';
  const lately = isRated ? rates.get(rateKey, now) : 0;
  const invalid = whyNotCount({
    kind,
    now,
    token,
    isPrefetch: isPrefetch(request.method ?? '', request.headers),
    isBot: visit.isBot,
    isFromDataCentre: visit.isFromDataCentre,
    isOwnTraffic: delivery.isOwnViewer(facts.partnerId, viewer),
    pageHost: pageHostOf(request),
    ownHost: ownHostOf(request),
    zoneDomains: zone?.domains ?? [],
    country,
    countries: facts.targeting.countries,
    clicksOnPlan: lately,
    impressionsInZone: lately,
  });
  const isCounted = isRated && invalid === null;
  // Counted before it is written: a burst must not slip through while the first is on its way.
  if (isCounted) rates.add(rateKey, now, hourMs);
  const event: NewEvent = {
    planId: token.planId,
    kind,
    at,
    serveId: serveIdText(token.serveId),
    zoneId: token.zoneId,
    creativeId: token.creativeId,
    invalid,
    price: token.price,
    pay: token.pay,
    isBillable: isBillable(kind, token.priceModel),
    country,
    device,
    viewer,
  };
  let recorded: RecordedEvent | null = null;
  try {
    recorded = await log.append(event);
    return recorded;
  } finally {
    if (isCounted && recorded?.invalid !== null) rates.remove(rateKey);
  }
}
