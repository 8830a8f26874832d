import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { bodyBytesMaxOf } from './admission.ts';
import { jsonDepthMax } from './read-input.ts';

let server: TestServer;
let port = 0;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

/** Sends a request's head without its body, and returns the response. */
function sendHead(head: string, isWholeAnswer: (said: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    let said = '';
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString('latin1');
      if (!isWholeAnswer(said)) return;
      socket.destroy();
      resolve(said);
    });
    socket.on('error', reject);
    socket.on('end', () => resolve(said));
  });
}

const holdsEnvelope = (said: string) => /\r\n\r\n\{.*\}$/s.test(said);

const postOf = (path: string, length: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n` +
  `${length}\r\n${more}\r\n`;

const bodied = [
  ...Object.values<Route>(routes)
    .filter(({ method, access }) => method === 'POST' && access !== 'public')
    .map((route) => ({ path: `/api${route.path}`, route, more: 'x-ct: nobody\r\n' })),
  ...Object.values<DeskRoute>(deskRoutes)
    .filter(({ method, roles }) => method === 'POST' && roles !== 'nobody')
    .map((route) => ({ path: `/desk/api${route.path}`, route, more: 'x-desk: 1\r\n' })),
];

test('every call is refused before its body is sent, when its sender is not admitted', async () => {
  for (const { path, route, more } of bodied) {
    for (const head of ['', more]) {
      const length = `content-length: ${bodyBytesMaxOf(route)}`;
      const said = await sendHead(postOf(path, length, head), holdsEnvelope);
      expect(said, path).toMatch(/"reason":"(not_authorized|session_expired|desk_not_signed_in)"/);
    }
  }
});

test('what is sent to a call that does not exist is refused before the body is sent', async () => {
  for (const path of ['/api/nowhere', '/desk/api/nowhere', '/v1/nowhere', '/nowhere', '/healthz']) {
    const said = await sendHead(postOf(path, 'content-length: 8000'), holdsEnvelope);
    expect(said, path).toContain('HTTP/1.1 404');
    expect(said, path).toContain('"reason":"call_not_found"');
  }
});

test('a merchant without a signature is refused before the body is sent', async () => {
  const path = '/v1/postback/00000000-0000-4000-8000-000000000000';
  const said = await sendHead(postOf(path, 'content-length: 8000'), holdsEnvelope);
  expect(said).toContain('HTTP/1.1 401');
});

test.each([
  ['/api/plan/order/put', 'content-length: 28000000'],
  ['/desk/api/creatives/upload', 'content-length: 28000000'],
  ['/desk/api/creatives/upload', 'transfer-encoding: chunked'],
  ['/api/auth/login', 'content-length: 28000000'],
  ['/api/nowhere', 'content-length: 28000000'],
])(
  '%s: the connection of a stranger who announces %s ends with the answer',
  async (path, length) => {
    const said = await sendHead(postOf(path, length), () => false);
    expect(said.toLowerCase()).toContain('connection: close');
    expect(said).toMatch(/"code":4\d\d/);
  },
);

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each(['/api/auth/login', '/desk/api/sign-in'])(
  'JSON is read to a depth that the contract needs, and no further: %s',
  async (url) => {
    const ask = async (payload: string) => {
      const headers = { 'content-type': 'application/json', 'x-desk': '1' };
      const reply = await server.app.inject({ method: 'POST', url, headers, payload });
      return (reply.json() as { data: { reason: string } }).data.reason;
    };
    expect(await ask(nested(jsonDepthMax + 1))).toBe('body_not_json');
    expect(await ask(`{"a":"\\"${'['.repeat(99)}"}`)).not.toBe('body_not_json');
  },
);

test('headers above 16 KB are refused, and a language of any length costs nothing', async () => {
  const long = `GET /healthz HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(17_000)}\r\n\r\n`;
  expect(await sendHead(long, () => false)).toContain('HTTP/1.1 431');
  const dashes = `GET /api/user/info HTTP/1.1\r\nhost: x\r\nlang: ${'-'.repeat(15_000)}\r\n\r\n`;
  expect(await sendHead(dashes, holdsEnvelope)).toContain('"code":401');
});
