import type { IncomingMessage } from 'node:http';
import { isPrefetch } from '#domain/delivery/judge.ts';
import type { Delivery } from './create-delivery.ts';
import type { PlacementRow } from './live-plan-store.ts';
import { createServeId } from './serve-id.ts';
import type { CreativeFacts } from './shown-creative-store.ts';
import { titleFor } from './title-for.ts';
import { networkDigits } from './viewer.ts';
import { languageOf, readVisit } from './visit.ts';

export interface ServedAd {
  readonly token: string;
  readonly serveId: string;
  readonly creative: CreativeFacts;
  /** The creative's title in the language of the viewer. */
  readonly title: string;
  readonly placement: PlacementRow;
}

/** The request: the placement, the language, and whether only a player can show the ad. */
export interface AdRequest {
  readonly placementKey: string;
  readonly language: string | null;
  readonly isByPlayer: boolean;
}

/** An ad with its own token for a placement; null when there is no ad or no such placement. */
export function serveAd(
  delivery: Delivery,
  request: IncomingMessage,
  { placementKey, language, isByPlayer }: AdRequest,
): ServedAd | null {
  const { live, log, notes, signer } = delivery;
  const servedAt = delivery.now();
  const servedAtMs = servedAt.getTime();
  const placement = live.placementsByKey.get(placementKey);
  if (!placement) {
    notes.reject('', 'placement', servedAtMs);
    return null;
  }
  // An ad that the player cannot show is not chosen: it would reserve money and use up a cap for
  // nothing.
  if (isByPlayer && placement.format !== 'video') return null;

  const visit = readVisit(delivery, request, placement, servedAtMs);
  // Obvious bots get no ad, so they cost nobody anything; nor do they count as supply.
  if (visit.isBot || visit.isFromDataCentre) return null;
  if (isPrefetch(request.method ?? '', request.headers)) return null;

  const network = visit.viewer.slice(0, networkDigits);
  if (live.limits.isOver(placement.id, network, servedAtMs)) {
    notes.reject(placement.key, 'network_limit', servedAtMs);
    return null;
  }

  notes.request(placement.id, servedAtMs);
  // Impressions could not be recorded now.
  if (log.isBehind()) return null;

  const { viewer, viewerAt, country, device, system } = visit;
  const audience = {
    country,
    language: languageOf(request, language),
    device,
    system,
    hour: servedAt.getUTCHours(),
  };
  const chosenAd = live.choose(placement, audience, viewer, servedAtMs, viewerAt);
  if (!chosenAd) return null;

  live.limits.add(placement.id, network, servedAtMs);
  const { plan, creative, price, pay } = chosenAd;
  const serveId = createServeId(servedAtMs);
  const { priceModel } = placement;
  const token = signer.sign({
    serveId: serveId.bytes,
    planId: plan.id,
    creativeId: creative.creativeId,
    placementId: placement.id,
    price,
    pay,
    priceModel,
    format: creative.format,
    issuedAt: servedAtMs,
  });
  log.appendLater({
    planId: plan.id,
    kind: 'serve',
    at: servedAt,
    serveId: serveId.text,
    placementId: placement.id,
    creativeId: creative.creativeId,
    invalid: null,
    price,
    pay,
    isBillable: false,
    country,
    device,
    viewer,
  });
  const title = titleFor(creative, language ?? request.headers['accept-language'] ?? '');

  return { token, serveId: serveId.text, creative, title, placement };
}
