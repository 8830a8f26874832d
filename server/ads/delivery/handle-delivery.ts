import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventKind } from '#domain/delivery/event.ts';
import type { TokenContent } from '#domain/delivery/token.ts';
import { RefusalError } from '#domain/refusal.ts';
import { logProblem } from '../../platform/process/process.ts';
import type { Delivery } from './create-delivery.ts';
import { framePolicy, renderFramePage, tagScript } from './frame.ts';
import { landingAddress } from './landing-address.ts';
import type { PlanFacts } from './live-plan-store.ts';
import { readToken, reportEvent } from './report-event.ts';
import { renderSentencePage } from './sentence-page.ts';
import { type ServedAd, serveAd } from './serve-ad.ts';
import { serveIdText } from './serve-id.ts';
import { emptyVast, renderVast } from './vast.ts';

type AnswerRequest = (
  delivery: Delivery,
  request: IncomingMessage,
  response: ServerResponse,
  query: string,
) => void | Promise<void>;

/** Pages of any origin may request and report; no credentials are sent. */
const openHeaders = ['access-control-allow-origin', '*', 'cache-control', 'no-store'];
const safeHeaders = ['x-content-type-options', 'nosniff', 'referrer-policy', 'no-referrer'];
/** Any page may embed it, also one with a cross-origin embedder policy. */
const embeddableHeaders = ['cross-origin-resource-policy', 'cross-origin', ...safeHeaders];

const send = (response: ServerResponse, status: number, headers: string[], body = ''): void => {
  response.writeHead(status, headers);
  response.end(body);
};
const sendNothing = (response: ServerResponse): void => send(response, 204, openHeaders);

/** One raw value of the query: tokens and keys need no decoding. */
function findQueryValue(query: string, name: string): string | null {
  const start = query.startsWith(`${name}=`) ? 0 : query.indexOf(`&${name}=`) + 1;
  if (start === 0 && !query.startsWith(`${name}=`)) return null;

  const valueStart = start + name.length + 1;
  const valueEnd = query.indexOf('&', valueStart);

  return query.slice(valueStart, valueEnd === -1 ? undefined : valueEnd);
}

/** Continues at once if memory is fresh and knows the placement, otherwise after a reload. */
function serveWhenReady(
  delivery: Delivery,
  request: IncomingMessage,
  query: string,
  isByPlayer: boolean,
  answer: (served: ServedAd | null) => void,
): void | Promise<void> {
  const placementKey = findQueryValue(query, 'z') ?? '';
  const adRequest = { placementKey, language: findQueryValue(query, 'l'), isByPlayer };
  const chooseAd = () => answer(serveAd(delivery, request, adRequest));

  const refreshing = delivery.ready();
  const lookForPlacement = () =>
    delivery.lookForPlacement(delivery.live.placementsByKey.has(placementKey));
  if (refreshing) return refreshing.then(lookForPlacement).then(chooseAd);

  const lookup = lookForPlacement();
  return lookup ? lookup.then(chooseAd) : chooseAd();
}

const serve: AnswerRequest = (delivery, request, response, query) =>
  serveWhenReady(delivery, request, query, false, (served) => {
    if (!served) return sendNothing(response);

    const { token, creative, title, placement } = served;
    const body =
      `{"format":"${creative.format}","width":${placement.width},"height":${placement.height},` +
      `"title":${JSON.stringify(title)},"media":"/creatives/${creative.sha256}",` +
      `"type":${JSON.stringify(creative.type)},"frame":"/v1/frame?t=${token}",` +
      `"impression":"/v1/i?t=${token}","viewable":"/v1/v?t=${token}",` +
      `"quartile":"/v1/q?t=${token}&n=","click":"/v1/c?t=${token}",` +
      `"isSimulated":${delivery.isDemo}}`;
    send(response, 200, ['content-type', 'application/json; charset=utf-8', ...openHeaders], body);
  });

const vast: AnswerRequest = (delivery, request, response, query) =>
  serveWhenReady(delivery, request, query, true, (served) => {
    const body = served
      ? renderVast(served, originOf(delivery, request), delivery.isDemo)
      : emptyVast;
    send(
      response,
      200,
      ['content-type', 'application/xml; charset=utf-8', ...openHeaders, ...safeHeaders],
      body,
    );
  });

/** Our own address as the sender sees it, used only in the answer to that sender. */
function originOf({ senderOf }: Delivery, request: IncomingMessage): string {
  const { host = '' } = request.headers;
  const forwardedScheme = senderOf(request).isBehindProxy
    ? request.headers['x-forwarded-proto']
    : 'http';
  const scheme = forwardedScheme === 'https' ? 'https' : 'http';

  return /^[a-z0-9.[\]:-]+$/i.test(host) ? `${scheme}://${host}` : '';
}

/** The plan of a token, once its placement is in memory too. */
async function findPlanOfToken(delivery: Delivery, token: TokenContent): Promise<PlanFacts | null> {
  const isKnown = () => delivery.live.placementsById.has(token.placementId);

  if (!isKnown()) {
    await delivery.ready();
    await delivery.lookForPlacement(isKnown());
  }

  return delivery.findPlan(token.planId);
}

/** Records an event. The response is the same whether it counts or not. */
const answerEvent =
  (findKind: (query: string) => EventKind | null): AnswerRequest =>
  async (delivery, request, response, query) => {
    const kind = findKind(query);
    const token = readToken(delivery, findQueryValue(query, 't'));

    const plan = token && kind && (await findPlanOfToken(delivery, token));
    if (token && kind && plan) await reportEvent(delivery, request, kind, token, plan);

    sendNothing(response);
  };

const quartiles: Readonly<Record<string, EventKind>> = {
  25: 'q25',
  50: 'q50',
  75: 'q75',
  100: 'q100',
};

const htmlHeaders = [
  'content-type',
  'text/html; charset=utf-8',
  'cache-control',
  'no-store',
  ...safeHeaders,
];
const errorPageHeaders = [
  ...htmlHeaders,
  'content-security-policy',
  "default-src 'none'; frame-ancestors 'none'",
];
/** How long a click waits for the books before the person is sent on without them. */
const clickWaitMsMax = 1_000;

/** The value, or null if it fails or takes too long. A failure is logged once. */
async function withinClickWait<Value>(promise: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;

  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, clickWaitMsMax, null);
  });

  const logged = promise.catch((error) => {
    if (!(error instanceof RefusalError)) logProblem('/v1/c', error);
    return null;
  });

  const value = await Promise.race([logged, timeout]);
  clearTimeout(timer);
  return value;
}

/**
 * A person who clicks reaches the shop whatever is broken on our side; only whether the click
 * counts depends on the books. The landing address is in memory for every plan that was served.
 */
const click: AnswerRequest = async (delivery, request, response, query) => {
  const token = readToken(delivery, findQueryValue(query, 't'));
  if (!token)
    return send(response, 404, errorPageHeaders, renderSentencePage(request, 'linkInvalid'));

  const lookup = await withinClickWait(findPlanOfToken(delivery, token).then((plan) => ({ plan })));
  const plan = lookup ? lookup.plan : delivery.findPlanInMemory(token.planId);
  if (!plan) {
    if (lookup)
      return send(response, 404, errorPageHeaders, renderSentencePage(request, 'linkInvalid'));
    return send(
      response,
      503,
      [...errorPageHeaders, 'retry-after', '1'],
      renderSentencePage(request, 'later'),
    );
  }

  await withinClickWait(reportEvent(delivery, request, 'click', token, plan));
  const location = landingAddress(plan.landingUrl, {
    click_id: serveIdText(token.serveId),
    placement: delivery.live.placementsById.get(token.placementId)?.key ?? '',
    plan: plan.no,
    creative: String(token.creativeId),
  });
  send(response, 302, ['location', location, 'cache-control', 'no-store', ...safeHeaders]);
};

const frame: AnswerRequest = async (delivery, request, response, query) => {
  const text = findQueryValue(query, 't');
  const token = readToken(delivery, text);
  const creative = token && (await delivery.findCreative(token));
  if (!creative || text === null)
    return send(response, 404, errorPageHeaders, renderSentencePage(request, 'adMissing'));

  const { isDemo } = delivery;
  // A click names this address as its referrer.
  const headers = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store'];
  headers.push('x-content-type-options', 'nosniff', 'cross-origin-resource-policy', 'cross-origin');
  headers.push('cross-origin-embedder-policy', 'require-corp');
  headers.push('referrer-policy', 'origin', 'content-security-policy', framePolicy);

  const accepted = request.headers['accept-language'] ?? '';
  send(
    response,
    200,
    headers,
    renderFramePage(creative, { token: text, acceptedLanguages: accepted, isDemo }),
  );
};

const playerError: AnswerRequest = (delivery, _request, response, query) => {
  if (readToken(delivery, findQueryValue(query, 't'))) {
    delivery.notes.reject('', 'player_error', delivery.now().getTime());
  }
  sendNothing(response);
};

const script: AnswerRequest = (_delivery, _request, response) =>
  send(
    response,
    200,
    ['content-type', 'text/javascript; charset=utf-8', 'cache-control', 'public, max-age=3600']
      .concat(['access-control-allow-origin', '*'])
      .concat(embeddableHeaders),
    tagScript,
  );

const answers: ReadonlyMap<string, AnswerRequest> = new Map([
  ['/v1/serve', serve],
  ['/v1/vast', vast],
  ['/v1/i', answerEvent(() => 'impression')],
  ['/v1/v', answerEvent(() => 'viewable')],
  ['/v1/q', answerEvent((query) => quartiles[findQueryValue(query, 'n') ?? ''] ?? null)],
  ['/v1/c', click],
  ['/v1/e', playerError],
  ['/v1/frame', frame],
  ['/tag.js', script],
]);

const methods = new Set(['GET', 'POST', 'HEAD']);

/** Answers a request for delivery; false if it is for another part of the server. */
export function handleDelivery(
  delivery: Delivery,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const url = request.url ?? '';
  // Every request of the server passes here, and a lookup in a map costs more.
  if (!url.startsWith('/v1/') && !url.startsWith('/tag.js')) return false;

  const queryStart = url.indexOf('?');
  const answer = answers.get(queryStart === -1 ? url : url.slice(0, queryStart));
  if (!answer) return false;

  if (!methods.has(request.method ?? '')) {
    send(response, request.method === 'OPTIONS' ? 204 : 405, [
      ...openHeaders,
      'allow',
      'GET, POST',
    ]);
    return true;
  }

  if (request.method === 'POST') request.resume();

  const fail = (error: unknown): void => {
    if (!(error instanceof RefusalError)) logProblem(request.url?.slice(0, 12) ?? '', error);
    if (!response.headersSent) send(response, 503, [...openHeaders, 'retry-after', '1']);
  };

  try {
    answer(delivery, request, response, queryStart === -1 ? '' : url.slice(queryStart + 1))?.catch(
      fail,
    );
  } catch (error) {
    fail(error);
  }

  return true;
}
