import type { InjectOptions } from 'fastify';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { type Chance, nastyText, nastyValue, pick } from './test-nasty-values.ts';
import { type KnownIds, type Schema, valueFor } from './test-values-of-schema.ts';

/** Who sends: partners by their tokens, staff by their cookies. */
export interface Senders {
  readonly tokens: readonly string[];
  readonly cookies: readonly string[];
  readonly ids: KnownIds;
}

export interface OddRequest extends InjectOptions {
  readonly name: string;
}

interface Target {
  readonly name: string;
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly isDesk: boolean;
  readonly isFile: boolean;
  readonly input: Schema;
}

const targetOf =
  (isDesk: boolean) =>
  ([name, route]: [string, Route | DeskRoute]): Target => ({
    ...{ name, method: route.method, isDesk, input: route.input as unknown as Schema },
    url: `${isDesk ? '/desk/api' : '/api'}${route.path}`,
    isFile: route.body === 'multipart' || ('reply' in route && route.reply === 'file'),
  });

const targets: readonly Target[] = [
  ...Object.entries<Route>(routes).map(targetOf(false)),
  ...Object.entries<DeskRoute>(deskRoutes).map(targetOf(true)),
];
const quick = targets.filter(({ isFile }) => !isFile);
const slow = targets.filter(({ isFile }) => isFile);

/** Drawing and typesetting take their time, and have tests of their own. */
const slowShare = 0.002;

/** A request as no client of ours would make it, or nearly as one would. */
export function oddRequest(chance: Chance, senders: Senders): OddRequest {
  const target = pick(chance, chance() < slowShare ? slow : quick);
  const input = spoil(valueFor(target.input, chance, senders.ids), chance);
  const { name, method } = target;
  const headers = headersOf(target, chance, senders);
  if (method === 'GET') {
    return { name, method, headers, url: `${target.url}?${queryOf(input, chance)}` };
  }
  const type = pick(chance, types);
  const isJson = chance() < 0.95;
  return {
    ...{ name, method, url: target.url, payload: textOf(input, chance) },
    headers: { ...headers, 'content-type': isJson ? 'application/json' : type },
  };
}

const types = [
  ...['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', 'application/xml'],
  ...['multipart/form-data; boundary=', 'application/x-www-form-urlencoded', '', 'json', 'a/b/c'],
];

/** Half are left as they are: only what gets past the contract reaches the use cases. */
function spoil(value: unknown, chance: Chance): unknown {
  if (chance() < 0.5 || typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value);
  if (names.length === 0 || chance() < 0.1) return nastyValue(chance);
  const name = pick(chance, names);
  const spoilt = { ...value } as Record<string, unknown>;
  const inner = spoilt[name];
  const isDeeper = typeof inner === 'object' && inner !== null && chance() < 0.7;
  if (isDeeper && !Array.isArray(inner)) spoilt[name] = spoil(inner, chance);
  else if (chance() < 0.15) delete spoilt[name];
  else spoilt[name] = nastyValue(chance);
  return spoilt;
}

const added = [
  ...['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{}}', '"a":1e999', '"a":-0'],
  ...['"toString":1', '"a":1E400', '"\\u0000":1', '"a":"\\ud800"', '"a":00', '"a":+1', '"a":NaN'],
];

/** As a text, since some of what is odd cannot be said by a value. */
function textOf(input: unknown, chance: Chance): string {
  const text = JSON.stringify(input) ?? '';
  const how = chance();
  if (how < 0.8) return text;
  if (how < 0.86) return text.slice(0, Math.floor(chance() * text.length));
  if (how < 0.9) return text + pick(chance, ['}', ' ', '\u0000', ',', text]);
  if (!text.startsWith('{')) return text;
  const more = pick(chance, [...added, text.slice(1, -1)]);
  return `{${more}${text === '{}' || more === '' ? '' : ','}${text.slice(1)}`;
}

function queryOf(input: unknown, chance: Chance): string {
  const pairs = Object.entries((input ?? {}) as Record<string, unknown>).map(([name, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return `${escaped(name)}=${escaped(text)}`;
  });
  const how = chance();
  if (how < 0.06) pairs.push(...pairs);
  else if (how < 0.1)
    pairs.push(pick(chance, ['__proto__=1', '%', 'a[]=1', '%00=1', '=', '%ff=%fe']));
  return pairs.join('&').slice(0, 8_000);
}

const escaped = (text: string): string => encodeURIComponent(text.toWellFormed());

function headersOf({ isDesk }: Target, chance: Chance, senders: Senders) {
  const isSaid = chance() < 0.93;
  const oddOne =
    chance() < 0.08 ? { [pick(chance, ['lang', 'x-tz', 'accept-language'])]: odd(chance) } : {};
  if (isDesk) {
    const cookie = isSaid ? pick(chance, senders.cookies) : `reachbook_desk=${odd(chance)}`;
    return { host: 'localhost', 'x-desk': '1', cookie, ...oddOne };
  }
  return {
    host: 'localhost',
    'x-ct': isSaid ? pick(chance, senders.tokens) : odd(chance),
    ...oddOne,
  };
}

/** What can stand in a header at all. */
const odd = (chance: Chance): string =>
  nastyText(chance)
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 4_000);
