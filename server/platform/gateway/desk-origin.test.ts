import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { createSecrets } from '../settings/secrets.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  const origins = { deskOrigin: 'https://desk.example', appOrigin: 'https://ads.example' };
  server = await createTestServer(quickPasswords, {}, createSecrets(), origins);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

async function ask(host: string, path: string): Promise<IncomingMessage> {
  const headers = { host, 'x-desk': '1', connection: 'close' };
  const [answer] = await once(get({ host: '127.0.0.1', port, path, headers }), 'response');
  return answer.resume();
}
const statusOf = async (host: string, path: string) => (await ask(host, path)).statusCode;

test('the desk is served at its own origin only, and nothing else is served there', async () => {
  const odd = ['/%64esk/api/me', '/d%65sk/api/partners', 'http://desk.example/desk/api/me'];
  for (const url of ['/desk/api/me', '/desk/api/partners', '/desk?x=1', ...odd]) {
    expect([url, await statusOf('ads.example', url)]).toEqual([url, 404]);
  }
  for (const url of [
    '/api/basic_config',
    '/v1/serve?z=none',
    '/tag.js',
    '/api/docs',
    '/deskless',
    '/%61pi/basic_config',
    'http://ads.example/api/basic_config',
  ]) {
    expect([url, await statusOf('desk.example', url)]).toEqual([url, 404]);
  }
  expect(await statusOf('desk.example', '/desk/api/me')).toBe(200);
  expect(await statusOf('ads.example', '/api/basic_config')).toBe(200);
});

test('monitoring may ask either, and the bare address of the desk leads to it', async () => {
  for (const host of ['ads.example', 'desk.example']) {
    for (const path of ['/livez', '/readyz', '/healthz']) {
      expect(await statusOf(host, path)).toBe(200);
    }
  }
  const bare = await ask('desk.example', '/');
  expect([bare.statusCode, bare.headers.location]).toEqual([302, '/desk/']);
});
