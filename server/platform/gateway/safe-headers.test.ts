import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import { routes } from '#contract/routes.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { makeTestFolder } from '../database/embedded/test-folder.ts';
import { createSecrets } from '../settings/secrets.ts';
import { readPages } from './pages.ts';

let server: TestServer;
let token = '';
const folder = makeTestFolder();
beforeAll(async () => {
  mkdirSync(join(folder.path, 'assets'));
  writeFileSync(join(folder.path, 'index.html'), '<body></body>');
  const pages = await readPages(folder.path);
  const both = { pages, deskPages: pages };
  server = await createTestServer(quickPasswords, {}, createSecrets(), both);
  token = await server.admit('harbour');
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

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

test.each(['/', '/desk/', '/demo/publisher', '/api/docs'])(
  'no script of the page %s may use the camera, the microphone, the location or a payment',
  async (url) => {
    const { headers, statusCode } = await server.app.inject({ url });
    expect(statusCode).toBe(200);
    const denied = String(headers['permissions-policy']).split(', ');
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) {
      expect(denied).toContain(`${feature}=()`);
    }
  },
);

test('a page may make one policy of its own', async () => {
  const { headers } = await server.app.inject({ url: '/api/docs' });
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
