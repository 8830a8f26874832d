import type { IncomingMessage } from 'node:http';
import type { EventKind } from '#domain/delivery/event.ts';
import { isPrefetch, isSeeable, type Size, whyNotCount } from '#domain/delivery/judge.ts';
import { isBillable, type TokenFacts } from '#domain/delivery/token.ts';
import type { Delivery } from './create-delivery.ts';
import type { PlanFacts } from './live-plan-store.ts';
import { serveIdText } from './serve-id.ts';
import { ownHostOf, pageHostOf, visitOf } from './visit.ts';

/** The token of a request, or null when it is not one of ours; such a request is only counted. */
export function readToken(delivery: Delivery, text: string | null): TokenFacts | null {
  const now = delivery.now().getTime();
  const read = delivery.signer.read(text, now);
  if (typeof read !== 'string') return read;
  delivery.notes.reject('', read, now);
  return null;
}

/** Judges the reported event and records it. Settles when it is durable. */
export function reportEvent(
  delivery: Delivery,
  request: IncomingMessage,
  kind: EventKind,
  token: TokenFacts,
  facts: PlanFacts,
): Promise<unknown> {
  const at = delivery.now();
  const now = at.getTime();
  const placement = delivery.live.placementsById.get(token.placementId);
  const visit = visitOf(delivery, request, placement, now);
  const { viewer, country, device } = visit;
  const invalid = whyNotCount({
    kind,
    now,
    token,
    isPrefetch: isPrefetch(request.method ?? '', request.headers),
    isBot: visit.isBot,
    isFromDataCentre: visit.isFromDataCentre,
    isOwnTraffic: delivery.isOwnPlace(facts, visit),
    isUnseeable: kind === 'impression' && !isSeeable(sizeIn(request.url ?? ''), placement),
    pageHost: pageHostOf(request),
    ownHost: ownHostOf(request),
    placementDomains: placement?.domains ?? [],
    country,
    countries: facts.targeting.countries,
  });
  return delivery.log.append({
    planId: token.planId,
    kind,
    at,
    serveId: serveIdText(token.serveId),
    placementId: token.placementId,
    creativeId: token.creativeId,
    invalid,
    price: token.price,
    pay: token.pay,
    isBillable: isBillable(kind, token.priceModel),
    country,
    device,
    viewer,
    isRated: true,
  });
}

/**
 * How much of an ad is on the screen: from the tag (300x250), or a player's picture size (300,250,
 * possibly percent-encoded).
 */
function sizeIn(url: string): Size | null {
  const [, width, height] = /[?&]s=(\d{1,5})(?:x|,|%2C)(\d{1,5})(?:&|$)/i.exec(url) ?? [];
  return width === undefined ? null : { width: Number(width), height: Number(height) };
}
