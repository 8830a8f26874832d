import type { IncomingMessage } from 'node:http';
import type { EventKind } from '#domain/delivery/event.ts';
import { isPrefetch, isSeeable, type Size, whyNotCount } from '#domain/delivery/judge.ts';
import { isBillable, type TokenContent } from '#domain/delivery/token.ts';
import type { Delivery } from './create-delivery.ts';
import type { PlanFacts } from './live-plan-store.ts';
import { serveIdText } from './serve-id.ts';
import { ownHostOf, pageHostOf, readVisit } from './visit.ts';

/** The token of a request, or null when it is not one of ours; such a request is only counted. */
export function readToken(delivery: Delivery, text: string | null): TokenContent | null {
  const now = delivery.now().getTime();
  const result = delivery.signer.read(text, now);
  if (typeof result !== 'string') return result;

  delivery.notes.reject('', result, now);

  return null;
}

/** Judges the reported event and records it. Settles when it is durable. */
export function reportEvent(
  delivery: Delivery,
  request: IncomingMessage,
  kind: EventKind,
  token: TokenContent,
  plan: PlanFacts,
): Promise<unknown> {
  const receivedAt = delivery.now();
  const now = receivedAt.getTime();
  const placement = delivery.live.placementsById.get(token.placementId);
  const visit = readVisit(delivery, request, placement, now);
  const { viewer, country, device } = visit;
  const invalidReason = whyNotCount({
    kind,
    now,
    token,
    isPrefetch: isPrefetch(request.method ?? '', request.headers),
    isBot: visit.isBot,
    isFromDataCentre: visit.isFromDataCentre,
    isOwnTraffic: delivery.isOwnPlace(plan, visit),
    isUnseeable: kind === 'impression' && !isSeeable(visibleSizeIn(request.url ?? ''), placement),
    pageHost: pageHostOf(request),
    ownHost: ownHostOf(request),
    placementDomains: placement?.domains ?? [],
    country,
    countries: plan.targeting.countries,
  });

  return delivery.log.append({
    planId: token.planId,
    kind,
    at: receivedAt,
    serveId: serveIdText(token.serveId),
    placementId: token.placementId,
    creativeId: token.creativeId,
    invalid: invalidReason,
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
function visibleSizeIn(url: string): Size | null {
  const [, width, height] = /[?&]s=(\d{1,5})(?:x|,|%2C)(\d{1,5})(?:&|$)/i.exec(url) ?? [];
  return width === undefined ? null : { width: Number(width), height: Number(height) };
}
