import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventKind } from '#domain/delivery/event.ts';
import type { TokenFacts } from '#domain/delivery/token.ts';
import { Refusal } from '#domain/refusal.ts';
import { logProblem } from '../../platform/process/process.ts';
import type { Delivery } from './create-delivery.ts';
import { framePage, framePolicy, tagScript } from './frame.ts';
import { landingAddress } from './landing-address.ts';
import type { PlanFacts } from './live-plan-store.ts';
import { readToken, reportEvent } from './report-event.ts';
import { sentencePage } from './sentence-page.ts';
import { type Served, serveAd } from './serve-ad.ts';
import { serveIdText } from './serve-id.ts';
import { emptyVast, vastOf } from './vast.ts';

type Answer = (
  delivery: Delivery,
  request: IncomingMessage,
  response: ServerResponse,
  query: string,
) => void | Promise<void>;

/** Pages of any origin may request and report; no credentials are sent. */
const open = ['access-control-allow-origin', '*', 'cache-control', 'no-store'];
const safe = ['x-content-type-options', 'nosniff', 'referrer-policy', 'no-referrer'];
/** Any page may embed it, also one with a cross-origin embedder policy. */
const embeddable = ['cross-origin-resource-policy', 'cross-origin', ...safe];

const send = (response: ServerResponse, status: number, headers: string[], body = ''): void => {
  response.writeHead(status, headers);
  response.end(body);
};
const nothing = (response: ServerResponse): void => send(response, 204, open);

/** One raw value of the query: tokens and keys need no decoding. */
function valueIn(query: string, name: string): string | null {
  const start = query.startsWith(`${name}=`) ? 0 : query.indexOf(`&${name}=`) + 1;
  if (start === 0 && !query.startsWith(`${name}=`)) return null;
  const from = start + name.length + 1;
  const end = query.indexOf('&', from);
  return query.slice(from, end === -1 ? undefined : end);
}

/** Continues at once if memory is fresh and knows the placement, otherwise after a reload. */
function whenServed(
  delivery: Delivery,
  request: IncomingMessage,
  query: string,
  isByPlayer: boolean,
  then: (served: Served | null) => void,
): void | Promise<void> {
  const placementKey = valueIn(query, 'z') ?? '';
  const asked = { placementKey, language: valueIn(query, 'l'), isByPlayer };
  const choose = () => then(serveAd(delivery, request, asked));
  const waiting = delivery.ready();
  const look = () => delivery.lookForPlacement(delivery.live.placementsByKey.has(placementKey));
  if (waiting) return waiting.then(look).then(choose);
  const looking = look();
  return looking ? looking.then(choose) : choose();
}

const serve: Answer = (delivery, request, response, query) =>
  whenServed(delivery, request, query, false, (served) => {
    if (!served) return nothing(response);
    const { token, creative, title, placement } = served;
    const body =
      `{"format":"${creative.format}","width":${placement.width},"height":${placement.height},` +
      `"title":${JSON.stringify(title)},"media":"/creatives/${creative.sha256}",` +
      `"type":${JSON.stringify(creative.type)},"frame":"/v1/frame?t=${token}",` +
      `"impression":"/v1/i?t=${token}","viewable":"/v1/v?t=${token}",` +
      `"quartile":"/v1/q?t=${token}&n=","click":"/v1/c?t=${token}",` +
      `"isSimulated":${delivery.isDemo}}`;
    send(response, 200, ['content-type', 'application/json; charset=utf-8', ...open], body);
  });

const vast: Answer = (delivery, request, response, query) =>
  whenServed(delivery, request, query, true, (served) => {
    const body = served ? vastOf(served, originOf(delivery, request), delivery.isDemo) : emptyVast;
    send(response, 200, ['content-type', 'application/xml; charset=utf-8', ...open, ...safe], body);
  });

/** Our own address as the sender sees it, used only in the answer to that sender. */
function originOf({ senderOf }: Delivery, request: IncomingMessage): string {
  const { host = '' } = request.headers;
  const said = senderOf(request).isBehindProxy ? request.headers['x-forwarded-proto'] : 'http';
  const scheme = said === 'https' ? 'https' : 'http';
  return /^[a-z0-9.[\]:-]+$/i.test(host) ? `${scheme}://${host}` : '';
}

/** The plan of a token, once its placement is in memory too. */
async function factsFor(delivery: Delivery, token: TokenFacts): Promise<PlanFacts | null> {
  const isKnown = () => delivery.live.placementsById.has(token.placementId);
  if (!isKnown()) {
    await delivery.ready();
    await delivery.lookForPlacement(isKnown());
  }
  return delivery.factsOf(token.planId);
}

/** Records an event. The response is the same whether it counts or not. */
const beacon =
  (kindOf: (query: string) => EventKind | null): Answer =>
  async (delivery, request, response, query) => {
    const kind = kindOf(query);
    const token = readToken(delivery, valueIn(query, 't'));
    const facts = token && kind && (await factsFor(delivery, token));
    if (token && kind && facts) await reportEvent(delivery, request, kind, token, facts);
    nothing(response);
  };

const quartiles: Readonly<Record<string, EventKind>> = {
  25: 'q25',
  50: 'q50',
  75: 'q75',
  100: 'q100',
};

const html = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store', ...safe];
const bare = [...html, 'content-security-policy', "default-src 'none'; frame-ancestors 'none'"];
/** How long a click waits for the books before the person is sent on without them. */
const landMs = 1_000;

/** The value, or null if it fails or takes too long. A failure is logged once. */
async function inTime<Value>(wanted: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, landMs, null);
  });
  const safe = wanted.catch((error) => {
    if (!(error instanceof Refusal)) logProblem('/v1/c', error);
    return null;
  });
  const value = await Promise.race([safe, late]);
  clearTimeout(timer);
  return value;
}

/**
 * A person who clicks reaches the shop whatever is broken on our side; only whether the click
 * counts depends on the books. The landing address is in memory for every plan that was served.
 */
const click: Answer = async (delivery, request, response, query) => {
  const token = readToken(delivery, valueIn(query, 't'));
  if (!token) return send(response, 404, bare, sentencePage(request, 'linkInvalid'));
  const found = await inTime(factsFor(delivery, token).then((facts) => ({ facts })));
  const facts = found ? found.facts : delivery.knownFacts(token.planId);
  if (!facts) {
    if (found) return send(response, 404, bare, sentencePage(request, 'linkInvalid'));
    return send(response, 503, [...bare, 'retry-after', '1'], sentencePage(request, 'later'));
  }
  await inTime(reportEvent(delivery, request, 'click', token, facts));
  const location = landingAddress(facts.landingUrl, {
    click_id: serveIdText(token.serveId),
    placement: delivery.live.placementsById.get(token.placementId)?.key ?? '',
    plan: facts.no,
    creative: String(token.creativeId),
  });
  send(response, 302, ['location', location, 'cache-control', 'no-store', ...safe]);
};

const frame: Answer = async (delivery, request, response, query) => {
  const text = valueIn(query, 't');
  const token = readToken(delivery, text);
  const creative = token && (await delivery.creativeOf(token));
  if (!creative || text === null)
    return send(response, 404, bare, sentencePage(request, 'adMissing'));
  const { isDemo } = delivery;
  // A click names this address as its referrer.
  const headers = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store'];
  headers.push('x-content-type-options', 'nosniff', 'cross-origin-resource-policy', 'cross-origin');
  headers.push('cross-origin-embedder-policy', 'require-corp');
  headers.push('referrer-policy', 'origin', 'content-security-policy', framePolicy);
  const accepted = request.headers['accept-language'] ?? '';
  send(response, 200, headers, framePage(creative, { token: text, accepted, isDemo }));
};

const playerError: Answer = (delivery, _request, response, query) => {
  if (readToken(delivery, valueIn(query, 't'))) {
    delivery.notes.reject('', 'player_error', delivery.now().getTime());
  }
  nothing(response);
};

const script: Answer = (_delivery, _request, response) =>
  send(
    response,
    200,
    ['content-type', 'text/javascript; charset=utf-8', 'cache-control', 'public, max-age=3600']
      .concat(['access-control-allow-origin', '*'])
      .concat(embeddable),
    tagScript,
  );

const answers: ReadonlyMap<string, Answer> = new Map([
  ['/v1/serve', serve],
  ['/v1/vast', vast],
  ['/v1/i', beacon(() => 'impression')],
  ['/v1/v', beacon(() => 'viewable')],
  ['/v1/q', beacon((query) => quartiles[valueIn(query, 'n') ?? ''] ?? null)],
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
  const queryAt = url.indexOf('?');
  const answer = answers.get(queryAt === -1 ? url : url.slice(0, queryAt));
  if (!answer) return false;
  if (!methods.has(request.method ?? '')) {
    send(response, request.method === 'OPTIONS' ? 204 : 405, [...open, 'allow', 'GET, POST']);
    return true;
  }
  if (request.method === 'POST') request.resume();
  const fail = (error: unknown): void => {
    if (!(error instanceof Refusal)) logProblem(request.url?.slice(0, 12) ?? '', error);
    if (!response.headersSent) send(response, 503, [...open, 'retry-after', '1']);
  };
  try {
    answer(delivery, request, response, queryAt === -1 ? '' : url.slice(queryAt + 1))?.catch(fail);
  } catch (error) {
    fail(error);
  }
  return true;
}
