import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends raw bytes and reads until the server hangs up. */
async function say(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let heard = '';
  socket.on('data', (part: string) => {
    heard += part;
  });
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return heard;
}

test.each([
  ['what is not HTTP', 'open sesame\r\n\r\n', '400 Bad Request'],
  [
    'a header without end',
    `GET /api/basic_config HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}`,
    '431 Request Header Fields Too Large',
  ],
  ['a request to nobody', 'GET /api/basic_config HTTP/1.1\r\n\r\n', '400 Bad Request'],
  [
    'an expectation',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n',
    '417 Expectation Failed',
  ],
])('%s is refused in the envelope, and the connection ends', async (_, sent, status) => {
  const [head = '', body = ''] = (await say(sent)).split('\r\n\r\n');
  expect(head).toMatch(`HTTP/1.1 ${status}`);
  expect(head).toMatch(/^Connection: close$/im);
  expect(head).toMatch(/^x-content-type-options: nosniff$/im);
  expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(head).toMatch(new RegExp(`^Content-Length: ${Buffer.byteLength(body)}$`, 'im'));
  expect(JSON.parse(body)).toEqual({
    code: 400,
    msg: expect.stringMatching(/\w+/),
    data: { reason: 'input_invalid', facts: { at: '' } },
  });
});

test('a client that hangs up in the middle of a header harms nobody', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /api/basic');
  socket.resetAndDestroy();
  await once(socket, 'close');
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(answer.status).toBe(200);
});

test('no answer is composed for a client that hangs up in the middle of a body', async () => {
  const asked = once(server.app.server, 'request');
  const socket = connect(port, '127.0.0.1');
  const lines = ['POST /api/auth/login HTTP/1.1', 'host: x', 'content-type: application/json'];
  socket.write(`${lines.join('\r\n')}\r\ncontent-length: 900\r\n\r\n{`);
  const [request, response] = (await asked) as [IncomingMessage, ServerResponse];
  await expect.poll(() => request.listenerCount('data')).toBeGreaterThan(0);
  socket.resetAndDestroy();
  // The request also emits an error, at which a plain wait for its end would give up.
  await new Promise((ended) => request.once('close', ended));
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(response.headersSent).toBe(false);
});

test('a request to a server that is shutting down is refused in the envelope', async () => {
  const closing = await createTestServer(quickPasswords);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  closing.app.addHook('preClose', async () => {
    begin();
    await held;
  });
  await closing.app.listen({ port: 0, host: '127.0.0.1' });
  const { port: own } = closing.app.server.address() as AddressInfo;
  const closed = closing.close();
  await begun;
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${own}/api/basic_config`);
    return [answer.status, await answer.json()];
  };
  // A connection on which nothing was read yet may be closed as idle, and then a new one is made.
  await expect
    .poll(ask)
    .toEqual([503, expect.objectContaining({ data: expect.objectContaining({ reason: 'busy' }) })]);
  release();
  await closed;
});
