import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { envelopeCodes } from '#contract/envelope.ts';
import { basicConfig, listLanguages } from '#contract/help.ts';
import type { Route } from '#contract/route.ts';
import { type RouteName, routes } from '#contract/routes.ts';
import { login } from '#contract/session.ts';
import { handlers } from '../../app/handlers/handlers.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { createApp } from './app.ts';

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  token = await server.admit('harbour');
});
afterAll(() => server.close());

test('a server with a call that has no handler does not start', async () => {
  const { login: _, ...others } = handlers;
  const served = {
    services: { settings: null },
    handlers: others,
    findLoggedInPartner: async () => null,
  };
  const options = { trustedProxies: [], hostOrigins: () => [], scriptHashes: () => [] };
  await expect(createApp(served as never, options)).rejects.toThrow('/auth/login has no handler');
});

test.each(Object.entries<Route>(routes).filter(([, { access }]) => access !== 'public'))(
  '%s is closed to strangers',
  async (_, route) => {
    expect(await server.ask(route, {})).toMatchObject({ code: 401 });
    expect(await server.ask(route, {}, { token: 'made up' })).toMatchObject({ code: 503 });
  },
);

test('nothing is coerced and nothing unknown is dropped', async () => {
  for (const input of [
    { username: 1, password: 'x' },
    { username: ['harbour'], password: 'x' },
    { username: null, password: 'x' },
    { username: 'harbour' },
    { username: 'harbour', password: 'x', remember: true },
    { username: 'x'.repeat(65), password: 'x' },
    [],
    'login',
    7,
  ]) {
    expect(reasonOf(await server.ask(login, input))).toBe('input_invalid');
  }
  expect(reasonOf(await server.ask(basicConfig, { lang: 'de', extra: '1' }))).toBe('input_invalid');
});

test('a body of null is not an empty one, and a POST takes no query', async () => {
  const own = await server.admit('leaver');
  const post = async (url: string, payload?: string) => {
    const type = payload === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { 'x-ct': own, ...type };
    const sent = payload === undefined ? {} : { payload };
    return (await server.app.inject({ method: 'POST', url, headers, ...sent })).json();
  };
  expect(reasonOf(await post('/api/auth/logout', 'null'))).toBe('input_invalid');
  const stray = await post('/api/auth/logout?all=1', '{}');
  expect(stray).toMatchObject({ data: { reason: 'input_invalid', facts: { at: 'all' } } });
  expect(await server.ask(userInfo, {}, { token: own })).toMatchObject({ code: 200 });
  expect(await post('/api/auth/logout')).toMatchObject({ code: 200 });
  expect(await server.ask(userInfo, {}, { token: own })).toMatchObject({ code: 503 });
});

test('no call accepts an array for an object', async () => {
  for (const route of Object.values<Route>(routes)) {
    if (route.method === 'GET' || route.body === 'multipart') continue;
    expect(reasonOf(await server.ask(route, [], { token })), route.path).toBe('input_invalid');
  }
});

test('a call that takes no file understands no multipart', async () => {
  const form = new FormData();
  form.append('username', 'harbour');
  form.append('password', 'x');
  const { headers, body } = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/v2/login',
    headers: { 'content-type': headers.get('content-type') ?? '' },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  });
  expect(reasonOf(answer.json())).toBe('body_not_json');
});

test('whatever is sent, the answer is an envelope, never a stack trace or a server error', async () => {
  const anything = fc.oneof(
    fc.object({ maxDepth: 3 }),
    fc.jsonValue(),
    fc.record({ username: fc.anything(), password: fc.string(), licenseKey: fc.string() }),
  );
  const names = Object.keys(routes) as RouteName[];
  const property = fc.asyncProperty(fc.constantFrom(...names), anything, async (name, input) => {
    const route = routes[name];
    if (name === 'logout' || name === 'uploadImage' || route.method === 'GET') return;
    const answer = await server.ask(route, input ?? null, { token, address: '10.9.9.9' });
    expect(reasonOf(answer)).not.toBe('server_error');
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts:\d/);
  });
  await fc.assert(property, { numRuns: 400 });
});

/** Query values that our own pages never send. */
const oddities = [
  ...['-1', '1e9', '99999999999999999999', 'a_b', '1_b', '1_1', "1' or 1=1", '\u0000'],
  ...['999999999999999_a', '999999999999999_1', '2026-11-15T12:00:00Z'],
  ...['999999999999999_00000000-0000-4000-8000-000000000000', '+275760-09-13T00:00:00Z'],
];

const fieldsOf = ({ input }: Route): string[] =>
  'entries' in input ? Object.keys(input.entries as object) : [];

test.each(Object.entries<Route>(routes).filter(([, { method }]) => method === 'GET'))(
  'whatever %s is asked with, the answer is no server error',
  async (_, route) => {
    const fields = fieldsOf(route);
    const queries = oddities.flatMap((odd) => [
      ...fields.map((field) => ({ [field]: odd })),
      Object.fromEntries(fields.map((field) => [field, odd])),
    ]);
    for (const query of fields.length === 0 ? [{}] : queries) {
      const url = `/api${route.path}?${new URLSearchParams(query)}`;
      const { body } = await server.app.inject({ url, headers: { 'x-ct': token } });
      expect(body, url).not.toContain('"server_error"');
    }
  },
);

test.each([
  ['text/plain', 'hello', 415, 'body_not_json'],
  ['application/json', '{"username":', 400, 'body_not_json'],
  ['application/json', `"${'x'.repeat(70_000)}"`, 413, 'body_too_large'],
  ['application/x-www-form-urlencoded', 'username=harbour', 415, 'body_not_json'],
])('a body of %s that is not the contract is refused', async (type, payload, status, reason) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': type },
    payload,
  });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code: envelopeCodes[reason as 'body_not_json'] });
  expect(reasonOf(response.json())).toBe(reason);
});

test.each([
  '{"__proto__":{"status":"active"}}',
  '{"\\u005f_proto__":{"status":"active"}}',
  '{"constructor":{"prototype":{"status":"active"}}}',
])('no call accepts %s, and no prototype is changed by it', async (payload) => {
  const headers = { 'content-type': 'application/json', 'x-ct': token };
  for (const { method, path, body } of Object.values<Route>(routes)) {
    if (method === 'GET' || body === 'multipart') continue;
    const url = `/api${path}`;
    const answer = (await server.app.inject({ method, url, headers, payload })).json();
    expect(reasonOf(answer), path).toBe('input_invalid');
  }
  expect({}).not.toHaveProperty('status');
});

test('an unknown call is 405 in an envelope', async () => {
  const response = await server.app.inject({ url: '/api/plan/order/set_status' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 405, data: { reason: 'call_not_found' } });
});

test('a malformed address is refused in an envelope, too', async () => {
  for (const url of ['/%zz', '/api/%zz', '/desk/api/%zz']) {
    const response = await server.app.inject({ url, headers: { lang: 'de' } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 405, data: { reason: 'call_not_found' } });
    expect(response.body).not.toContain('zz');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  }
});

test.each(['Mars/Olympus GMT+00:00', 'GMT+08:00', 'Asia/Bangkok', "x' or 1=1 GMT+00:00"])(
  'the time zone %s is refused',
  async (timeZone) => {
    expect(reasonOf(await server.ask(userInfo, {}, { token, timeZone }))).toBe('time_zone_invalid');
  },
);

test('strangers get the configuration without the payout methods', async () => {
  const answer = await server.ask(basicConfig, { lang: 'en' });
  expect(answer).toMatchObject({ code: 200, data: { mode: 'demo', currency: 'SIM' } });
  const languages = await server.ask(listLanguages, {});
  if (languages.code !== 200) throw new Error(languages.msg);
  expect(languages.data.list).toHaveLength(12);
});

test('the contract is published as OpenAPI 3.1 with all its calls', async () => {
  const document = (await server.app.inject({ url: '/api/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toHaveLength(Object.keys(routes).length);
  const page = (await server.app.inject({ url: '/api/docs' })).body;
  for (const { path } of Object.values<Route>(routes)) expect(page).toContain(`/api${path}<`);
});
