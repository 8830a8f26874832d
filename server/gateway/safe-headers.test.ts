import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import { routes } from '#contract/routes.ts';
import { quickPasswords } from '../partner/quick-passwords.ts';
import { createTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  token = await server.admit('harbour');
});
afterAll(() => server.close());

const calls = Object.values(routes).map(({ method, path }) => ({ method, url: `/api${path}` }));
const broken = { headers: { 'content-type': 'application/json' }, payload: '{' };
const others = ['/api/none', '/api/docs', '/api/openapi.json', '/healthz', '/nowhere', '/%zz'];

test.each<[string, () => InjectOptions[]]>([
  ['a call', () => calls.map((call) => ({ ...call, headers: { 'x-ct': token } }))],
  ['a call of a stranger', () => calls],
  ['a call with a broken body', () => calls.map((call) => ({ ...call, ...broken }))],
  [
    'a call of the desk',
    () =>
      Object.values(deskRoutes).map(({ method, path }) => ({ method, url: `/desk/api${path}` })),
  ],
  ['anything else', () => others.map((url) => ({ url }))],
])('the answer to %s carries the headers that keep a browser safe', async (_, asked) => {
  for (const one of asked()) {
    const { headers } = await server.app.inject(one);
    expect(headers, `${one.url}`).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy'], `${one.url}`).toContain("frame-ancestors 'none'");
  }
});

test('each of those headers is there once', async () => {
  const { rawPayload, raw } = await server.app.inject({ url: '/api/basic_config' });
  expect(rawPayload.length).toBe(Number(raw.res.getHeader('content-length')));
  for (const value of Object.values(raw.res.getHeaders())) expect(typeof value).toBe('string');
});

test('the answer of a call may load nothing, the page of the documentation its own style', async () => {
  const policyOf = async (url: string) =>
    (await server.app.inject({ url })).headers['content-security-policy'];
  expect(await policyOf('/api/basic_config')).not.toContain('style-src');
  expect(await policyOf('/api/docs')).toContain("style-src 'self'");
});

test('a page may ask for the camera itself, for no place or payment, and makes one policy of its own', async () => {
  const { headers } = await server.app.inject({ url: '/api/docs' });
  expect(headers['permissions-policy']).toContain('camera=(self), ');
  expect(headers['permissions-policy']).toContain('payment=()');
  expect(headers['content-security-policy']).toContain('trusted-types worker');
});

test('a logout has the browser drop what it cached, and nothing else does', async () => {
  const leaving = await server.admit('leaving');
  const asked = { method: 'POST', headers: { 'x-ct': leaving }, payload: {} } as const;
  const unread = await server.app.inject({ ...asked, url: '/api/user/notifications/unread_count' });
  expect(unread.headers['clear-site-data']).toBeUndefined();
  const left = await server.app.inject({ ...asked, url: '/api/auth/logout' });
  expect(left.json()).toMatchObject({ code: 200 });
  expect(left.headers['clear-site-data']).toBe('"cache"');
});
