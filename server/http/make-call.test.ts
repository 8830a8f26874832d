import Fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { languageMapDefault } from '#domain/language.ts';
import { makeCall } from './make-call.ts';

/** What Fastify makes of a request with these headers. */
async function requestWith(headers: Record<string, string>): Promise<FastifyRequest> {
  const app = Fastify();
  app.decorate('languageMap', () => languageMapDefault);
  return new Promise((found) => {
    app.get('/', async (request) => found(request));
    void app.inject({ url: '/', headers, remoteAddress: '192.0.2.1' });
  });
}

test('a call has the parts of the server, and the settings as they were when it began', async () => {
  let settings = 'first';
  const clock = { time: 1 };
  const parts = {
    now: () => clock.time,
    get settings() {
      return settings;
    },
  };
  const request = await requestWith({});
  const before = makeCall(parts, request, null);
  settings = 'second';
  const after = makeCall(parts, request, null);
  expect([before.settings, after.settings]).toEqual(['first', 'second']);
  clock.time = 2;
  expect([before.now(), after.now()]).toEqual([2, 2]);
  expect(before).toMatchObject({ member: null, upload: null, cookie: '' });
});

test('a call knows who asks, from where, and in which language and zone', async () => {
  const request = await requestWith({
    'x-tz': 'Asia/Bangkok GMT+07:00',
    lang: 'de',
    'user-agent': `Phone ${'x'.repeat(300)}`,
    cookie: 'other=1; reachbook_device=a mark',
  });
  const call = makeCall({ settings: null }, request, null);
  expect(call.zone.name).toBe('Asia/Bangkok');
  expect([call.language, call.address, call.deviceMark]).toEqual(['de', '192.0.2.1', 'a mark']);
  expect(call.device).toMatch(/^Phone x{194}$/);
});

test('a device that is to be kept is told so in a cookie that no script reads', async () => {
  const call = makeCall({ settings: null }, await requestWith({}), null);
  call.keepDevice('a mark');
  expect(call.cookie).toBe(
    'reachbook_device=a mark; Max-Age=31536000; Path=/api/auth; HttpOnly; SameSite=Strict',
  );
});
