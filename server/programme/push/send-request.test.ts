import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { createSender, type SenderRules } from './send-request.ts';
import { testCertificate } from './test-certificate.ts';

const seen: string[] = [];
let site: Server;
let port = 0;
beforeAll(async () => {
  site = createServer(testCertificate, (request, response) => {
    seen.push(`${request.method} ${request.url}`);
    if (request.url === '/slow') return;
    const status = request.url === '/elsewhere' ? 302 : 204;
    response.writeHead(status, { location: `https://partner.example.com:${port}/next` }).end();
  });
  site.on('upgrade', (_request, socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  port = (site.address() as AddressInfo).port;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

/** A fake resolver: every name has these addresses. */
const named = (...addresses: string[]) =>
  ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as SenderRules['resolve'];

const told = (path: string, host = 'partner.example.com') => ({
  url: `https://${host}:${port}${path}`,
  headers: {},
  body: Buffer.from('{}'),
});
const toOurSite = {
  isAllowed: () => true,
  resolve: named('127.0.0.1'),
  ca: testCertificate.cert,
};

test('a request is delivered, and a redirect is not followed', async () => {
  const send = createSender(toOurSite);
  expect(await send(told('/cb?id=1'))).toEqual({ status: 204, failure: null });
  expect(await send(told('/elsewhere'))).toEqual({ status: 302, failure: null });
  expect(seen).toEqual(['POST /cb?id=1', 'POST /elsewhere']);
});

test('a site that does not answer is given up after five seconds', async () => {
  expect(await createSender(toOurSite)(told('/slow'))).toEqual({
    status: null,
    failure: 'too_slow',
  });
});

test('a site that changes to another protocol has not answered', async () => {
  const upgrading = { ...told('/upgrade'), headers: { connection: 'upgrade', upgrade: 'x' } };
  expect(await createSender(toOurSite)(upgrading)).toEqual({
    status: null,
    failure: 'no_connection',
  });
});

test('a certificate of an unknown authority or for another name is not trusted', async () => {
  const { ca: _, ...untrusting } = toOurSite;
  expect(await createSender(untrusting)(told('/'))).toEqual({
    status: null,
    failure: 'certificate',
  });
  const other = await createSender(toOurSite)(told('/', 'other.example.com'));
  expect(other.failure).not.toBeNull();
});

test.each([
  [['127.0.0.1']],
  [['10.1.2.3']],
  [['169.254.169.254']],
  [['::1']],
  [['fd00::1']],
  [['::ffff:127.0.0.1']],
  // A public address does not excuse a private one beside it.
  [['93.184.216.34', '127.0.0.1']],
])('a host name that resolves to %j is not connected to', async (addresses) => {
  const before = seen.length;
  const send = createSender({ resolve: named(...addresses), ca: testCertificate.cert });
  expect(await send(told('/'))).toEqual({ status: null, failure: 'address_not_public' });
  expect(seen.length).toBe(before);
});

test.each(['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '0x7f.1', '2130706433', '169.254.169.254'])(
  'the IP address %s is not connected to',
  async (host) => {
    const send = createSender({ ca: testCertificate.cert });
    expect(await send(told('/', host))).toEqual({ status: null, failure: 'address_not_public' });
  },
);

test('a site without HTTPS gets no request', async () => {
  const plain = { ...told('/'), url: `http://partner.example.com:${port}/` };
  expect(await createSender(toOurSite)(plain)).toEqual({ status: null, failure: 'not_https' });
});

test('only addresses of public sites are public', () => {
  const closed = [
    ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.8.8.8', '169.254.169.254', '172.31.0.1'],
    ...['192.168.1.1', '198.19.0.1', '224.0.0.1', '255.255.255.255', '203.0.113.5'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ...['2001:db8::1', '::ffff:10.0.0.1', 'example.com', ''],
  ];
  expect(closed.filter(isPublicAddress)).toEqual([]);
  expect(['93.184.216.34', '8.8.8.8', '2606:4700::1111'].every(isPublicAddress)).toBe(true);
});

test('no other module of the server makes requests to addresses that partners give', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'server'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) => /\.ts$/.test(file) && !/\.test\.|\/test-|server\/ads\/delivery\/tag\//.test(file),
    );
  const clients = "'node:(https?|http2|net|tls)'";
  const asks = new RegExp(
    `\\bfetch\\(|import [^;]*\\b(request|get|connect)\\b[^;]*from ${clients}` +
      '|undici|axios|WebSocket\\(|createConnection',
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => asks.test(readFileSync(file, 'utf8')))).toEqual([
    // Addresses from the operator's own settings.
    'server/ads/stream/check-stream.ts',
    'server/programme/push/send-request.ts',
    // Addresses that two people entered at the desk.
    'server/proof/transparency/ask-witness.ts',
  ]);
});
