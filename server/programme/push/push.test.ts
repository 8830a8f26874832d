import { createECDH, createPublicKey, verify } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { readNotifications, setNoticePreference } from '#contract/notification.ts';
import { endPush, pushState, subscribePush } from '#contract/push.ts';
import { logout } from '#contract/session.ts';
import type { NoticeKind } from '#domain/notification/notice.ts';
import { leaveNotice } from '../../people/notice/notice-store.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { getSettings } from '../../platform/settings/settings-store.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { encryptPush } from './encrypt-push.ts';
import { sendPush } from './send-push.ts';
import { createSender, type SenderRules } from './send-request.ts';
import { decryptPush } from './test-browser.ts';
import { testCertificate } from './test-certificate.ts';

interface Arrived {
  readonly path: string;
  readonly headers: Record<string, unknown>;
  readonly body: Buffer;
}

const arrived: Arrived[] = [];
let status = 201;
let service: Server;
let host = '';
let server: TestServer;
beforeAll(async () => {
  service = createServer(testCertificate, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url: path = '', headers } = request;
    arrived.push({ path, headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  host = `partner.example.com:${(service.address() as AddressInfo).port}`;
  server = await createTestServer(quickPasswords, {}, undefined, { pushHosts: [host] });
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await server.close();
});

const resolve = ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
  done(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as SenderRules['resolve'];
const send = createSender({ isAllowed: () => true, resolve, ca: testCertificate.cert });

/** The job, at the time of the test's clock. */
async function run(sender = send): Promise<Arrived[]> {
  const { db, secrets, clock } = server;
  arrived.length = 0;
  const settings = await getSettings(db.sql);
  await sendPush({ db, secrets, settings, send: sender, pushHosts: [host] }, clock.now);
  return [...arrived];
}

const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

/** A partner whose browser has subscribed. */
async function subscriber(username: string) {
  const token = await server.admit(username);
  const info = await server.ask(userInfo, {}, { token });
  if (info.code !== 200) throw new Error(info.msg);
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys('base64url');
  const keys = { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  const endpoint = `https://${host}/to/${username}`;
  const answer = await server.ask(subscribePush, { endpoint, ...keys }, { token });
  expect(answer.data).toMatchObject({ isOn: true });
  const tell = async (what: NoticeKind) => {
    later(1000);
    const details = { label: 'Bank', last4: '7890' };
    await leaveNotice(server.db.sql, {
      partnerId: info.data.id,
      createdAt: server.clock.now,
      kind: what,
      details,
    });
    later(1000);
  };
  const read = (body: Buffer) => JSON.parse(decryptPush(body, browser, keys.auth));
  return { token, tell, read, subscription: { endpoint, ...keys } };
}

test('the encryption is that of the example in RFC 8291', () => {
  const from = (text: string) => Buffer.from(text, 'base64url');
  const body = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      privateKey: from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: from('DGv6ra1nlYgDCS1FRnbzlw'),
    },
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS' +
      '6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_' +
      'Qulcy4a-fN',
  );
});

test('a notice is pushed once, encrypted, signed by our key, and names no fact of it', async () => {
  const { token, tell, read } = await subscriber('pushed');
  expect(await run()).toEqual([]);
  await tell('card-bound');
  const [one, ...more] = await run();
  if (!one) throw new Error('nothing arrived');
  expect(more).toEqual([]);
  expect(one).toMatchObject({ path: '/to/pushed', headers: { urgency: 'high', ttl: '86400' } });
  const said = read(one.body);
  expect(said).toEqual({
    title: 'Test Network',
    body: 'There’s a change to your account security.',
    to: '/notification',
    tag: 'security',
  });
  expect(JSON.stringify(said)).not.toMatch(/7890|Bank|\d/);
  const { data } = await server.ask(pushState, {}, { token });
  const [, jwt = '', k = ''] = /^vapid t=(.+), k=(.+)$/.exec(`${one.headers.authorization}`) ?? [];
  expect(data).toMatchObject({ key: k });
  const point = Buffer.from(k, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const publicKey = createPublicKey({ key, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: `https://${host}`,
  });
  later(3_600_000);
  expect(await run()).toEqual([]);
});

test('a topic that is off is not pushed, nor anything after the session or the wish has ended', async () => {
  const quiet = await subscriber('hush');
  await server.ask(setNoticePreference, { topic: 'chat', isOn: false }, { token: quiet.token });
  await quiet.tell('chat-answered');
  expect(await run()).toEqual([]);
  await server.ask(setNoticePreference, { topic: 'wallet', isOn: false }, { token: quiet.token });
  await quiet.tell('payout-completed');
  expect(await run()).toEqual([]);
  // That money leaves is told, whatever was turned off.
  await quiet.tell('payout-sent');
  expect(await run()).toHaveLength(1);
  await quiet.tell('card-bound');
  expect(await run()).toHaveLength(1);
  const ended = await server.ask(endPush, {}, { token: quiet.token });
  expect(ended.data).toMatchObject({ isOn: false });
  await quiet.tell('card-bound');
  expect(await run()).toEqual([]);
  const gone = await subscriber('gone');
  await server.ask(logout, {}, { token: gone.token });
  await gone.tell('card-bound');
  expect(await run()).toEqual([]);
});

test('security notices are pushed even if a thief has marked them as read', async () => {
  const owner = await subscriber('robbed');
  await owner.tell('deposit-confirmed');
  await owner.tell('card-replaced');
  await server.ask(readNotifications, {}, { token: owner.token });
  const pushed = await run();
  expect(pushed).toHaveLength(1);
  expect(owner.read(pushed[0]?.body ?? Buffer.of())).toMatchObject({ tag: expect.any(String) });
});

test('a browser belongs to whoever used it last, and knowing its endpoint is not enough to silence it', async () => {
  const owner = await subscriber('first-user');
  const thief = await server.admit('thief');
  const { subscription } = owner;
  const other = createECDH('prime256v1').generateKeys('base64url');
  await server.ask(subscribePush, { ...subscription, p256dh: other }, { token: thief });
  await owner.tell('card-bound');
  const pushed = await run();
  expect(pushed).toHaveLength(1);
  expect(owner.read(pushed[0]?.body ?? Buffer.of())).toMatchObject({ tag: 'security' });
  const next = await server.admit('next-user');
  await server.ask(subscribePush, subscription, { token: next });
  await owner.tell('card-bound');
  expect(await run()).toEqual([]);
});

test('an unavailable push service is retried at growing intervals; a subscription that is gone, never', async () => {
  const { token, tell } = await subscriber('retried');
  await tell('chat-answered');
  status = 503;
  expect(await run()).toHaveLength(1);
  expect(await run()).toEqual([]);
  later(61_000);
  expect(await run()).toHaveLength(1);
  later(61_000);
  expect(await run()).toEqual([]);
  later(61_000);
  status = 410;
  expect(await run()).toHaveLength(1);
  status = 201;
  expect((await server.ask(pushState, {}, { token })).data).toMatchObject({ isOn: false });
  await tell('card-bound');
  expect(await run()).toEqual([]);
});

test('two runs at once push once', async () => {
  const { tell } = await subscriber('twice');
  await tell('card-bound');
  arrived.length = 0;
  const settings = await getSettings(server.db.sql);
  const { db, secrets, clock } = server;
  const services = { db, secrets, settings, send, pushHosts: [host] };
  await Promise.all([sendPush(services, clock.now), sendPush(services, clock.now)]);
  expect(arrived).toHaveLength(1);
});

test('a key that is no point of the curve is refused, and nothing is stored', async () => {
  const token = await server.admit('off-the-curve');
  const endpoint = `https://${host}/to/off-the-curve`;
  const zeros = `B${'A'.repeat(86)}`;
  for (const p256dh of [zeros, 'B'.repeat(87), '_'.repeat(87)]) {
    const keys = { p256dh, auth: 'A'.repeat(22) };
    const answer = await server.ask(subscribePush, { endpoint, ...keys }, { token });
    expect(reasonOf(answer)).toBe('input_invalid');
  }
  expect((await server.ask(pushState, {}, { token })).data).toMatchObject({ isOn: false });
});

test('a push that cannot be encrypted is put aside, and those after it arrive', async () => {
  const damaged = await subscriber('damaged');
  await server.db.sql`
    update push_subscription set p256dh = 'B' || repeat('A', 86)
      where endpoint = ${damaged.subscription.endpoint}`;
  const sound = await subscriber('sound');
  for (const kind of ['card-bound', 'card-replaced', 'payout-sent'] as const)
    await damaged.tell(kind);
  await sound.tell('card-bound');
  expect((await run()).map(({ path }) => path)).toEqual(['/to/sound']);
  const state = await server.ask(pushState, {}, { token: damaged.token });
  expect(state.data).toMatchObject({ isOn: false });
});

test('a push that fails unexpectedly is tried again later, and those after it arrive', async () => {
  const [unlucky, lucky] = [await subscriber('unlucky'), await subscriber('lucky')];
  await unlucky.tell('card-bound');
  await lucky.tell('card-bound');
  const running = run(async (request) => {
    if (request.url.endsWith('/unlucky')) throw new Error('a defect of ours');
    return send(request);
  });
  await expect(running).rejects.toThrow('1 of 2 failed');
  expect(arrived.map(({ path }) => path)).toEqual(['/to/lucky']);
  expect(await server.db.sql.many`select failure from job_problem where job = 'send-push'`).toEqual(
    [{ failure: 'Error: a defect of ours' }],
  );
  later(61_000);
  expect((await run()).map(({ path }) => path)).toEqual(['/to/unlucky']);
});

test('an address that is not a push service’s is refused, and never called', async () => {
  const token = await server.admit('forger');
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh, auth: 'A'.repeat(22) };
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://evil.example/x',
    `http://${host}/x`,
    `https://${host}.evil.example/x`,
  ]) {
    const answer = await server.ask(subscribePush, { endpoint, ...keys }, { token });
    expect(reasonOf(answer)).toBe('push_endpoint_unknown');
  }
});
