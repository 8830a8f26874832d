import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { outcomes } from './outcome.ts';
import type { Route } from './route.ts';
import { type RouteName, routes, specifiedRoutes } from './routes.ts';
import { composedReply } from './shape.ts';
import { moneyRouteNames } from './test-money-routes.ts';

type Json = Record<string, unknown>;

const specifiedCalls = [
  'POST /files/upload',
  'GET /plan/order/list',
  'POST /plan/order/detail',
  'POST /plan/order/app/detail',
  'POST /plan/order/put',
  'POST /plan/order/await/put/count',
  'POST /auth/v2/register',
  'POST /auth/v2/login',
  'GET /auth/v2/lang',
  'POST /auth/login',
  'POST /auth/register',
  'GET /user/info',
  'POST /user/info/edit',
  'POST /update/password',
  'GET /basic_config',
  'POST /opening_store',
  'GET /ad/order/data_statistics/list',
  'GET /assistance/list',
  'POST /assistance/follow',
  'GET /user_coupon/list',
  'POST /user_coupon/receive',
  'POST /feedback',
  'POST /user/notifications',
  'POST /user/notifications/read',
  'POST /user/notifications/unread_count',
  'GET /user/property',
  'GET /transaction_flow/list',
  'GET /acceptor/order/list',
  'POST /acceptor/detail',
  'POST /user/withdraw',
  'POST /check/password',
  'POST /bank_card/edit',
  'GET /bank_card/detail',
  'POST /set/password',
];

test('the 34 calls of the specification keep their methods and paths, and no two calls share one', () => {
  const called = Object.values<Route>(specifiedRoutes).map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect(called).toEqual(specifiedCalls);
  const paths = Object.values<Route>(routes).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(Object.entries<Route>(routes))('the input of %s is closed and bounded', (_, route) => {
  const problems = looseEnds(toJsonSchema(route.input, { typeMode: 'input' }) as Json, 'input');
  expect(problems).toEqual([]);
});

/** Where a caller could send something unbounded: a long text, a long list, an unknown field. */
function looseEnds(schema: Json, at: string): string[] {
  const problems: string[] = [];
  if (schema.type === 'object' && schema.additionalProperties !== false) {
    problems.push(`${at} takes unknown fields`);
  }
  // The server checks the input itself; inside it Valibot would accept a list as such an object.
  const needsNothing = ((schema.required ?? []) as unknown[]).length === 0;
  if (schema.type === 'object' && at !== 'input' && needsNothing) {
    problems.push(`${at} takes a list without items`);
  }
  const isBounded = 'maxLength' in schema || 'pattern' in schema || 'enum' in schema;
  if (schema.type === 'string' && !isBounded) problems.push(`${at} has no longest text`);
  if (schema.type === 'array' && !('maxItems' in schema)) {
    problems.push(`${at} has no longest list`);
  }
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Json)) {
    problems.push(...looseEnds(property as Json, `${at}.${name}`));
  }
  if (schema.items) problems.push(...looseEnds(schema.items as Json, `${at}[]`));
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap(
    (all) => (all ?? []) as Json[],
  );
  for (const [no, choice] of choices.entries()) problems.push(...looseEnds(choice, `${at}(${no})`));
  const isSaid = 'type' in schema || 'const' in schema || 'enum' in schema || choices.length > 0;
  if (!isSaid) problems.push(`${at} takes anything`);
  return problems;
}

/** Calls with a request id that move no money of the partner's, each with the reason. */
const movesNone: Partial<Record<RouteName, string>> = {
  editBankCard: 'changes where money goes, with a confirmation of its own',
  disputeExchange: 'stops what is under way',
  followOperator: 'allows what later calls do, with a confirmation of its own',
  claimCoupon: 'gives credit and takes nothing',
  sendFeedback: 'says something and moves nothing',
  sendChat: 'says something and moves nothing',
};

test('a call with a request id moves money or is listed with its reason, and takes a confirmation', () => {
  const entriesOf = ({ input }: Route) =>
    Object.keys((input as { entries?: object }).entries ?? {});
  const named = Object.entries<Route>(routes).filter(([, route]) =>
    entriesOf(route).includes('requestId'),
  );
  const expected = [...moneyRouteNames, ...Object.keys(movesNone), 'outcome'];
  expect(named.map(([name]) => name).sort()).toEqual(expected.sort());
  for (const name of moneyRouteNames) expect(entriesOf(routes[name])).toContain('confirmation');
  const known = outcomes.map(({ entries }) => entries.call.literal);
  const said = ['sendFeedback', 'sendChat'];
  const asked = named.map(([name]) => name).filter((name) => ![...said, 'outcome'].includes(name));
  expect([...known].sort()).toEqual(asked.sort());
});

test('an expensive file is streamed from a worker thread, never sent as bytes', () => {
  const composed = Object.values<Route>(routes).filter(({ isComposed }) => isComposed);
  expect(composed.length).toBeGreaterThan(0);
  expect(composed.filter(({ output }) => output !== composedReply)).toEqual([]);
});
