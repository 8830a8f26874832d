import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { languageMapDefault } from '#domain/language.ts';
import { createCall } from './serve.ts';

/** The request that Fastify builds from these headers. */
async function requestWith(
  headers: Record<string, string>,
): Promise<[FastifyRequest, FastifyReply]> {
  const app = Fastify();
  app.decorate('languageMap', () => languageMapDefault);
  return new Promise((found) => {
    app.get('/', async (request, reply) => found([request, reply]));
    void app.inject({ url: '/', headers, remoteAddress: '192.0.2.1' });
  });
}

test('a call has the services of the server, and the settings as they were when it began', async () => {
  let settings = 'first';
  const clock = { time: 1 };
  const services = {
    now: () => clock.time,
    get settings() {
      return settings;
    },
  };
  const asked = await requestWith({});
  const before = createCall(services, ...asked, null);
  settings = 'second';
  const after = createCall(services, ...asked, null);
  expect([before.settings, after.settings]).toEqual(['first', 'second']);
  clock.time = 2;
  expect([before.now(), after.now()]).toEqual([2, 2]);
  expect(before).toMatchObject({ partner: null, upload: null });
});

test('a call knows who asks, from where, and in which language and time zone', async () => {
  const asked = await requestWith({
    'x-tz': 'Asia/Bangkok GMT+07:00',
    lang: 'de',
    'user-agent': `Phone ${'x'.repeat(300)}`,
    cookie: 'other=1; reachbook_device=a token',
  });
  const call = createCall({ settings: null }, ...asked, null);
  expect(call.timeZone.name).toBe('Asia/Bangkok');
  expect([call.language, call.address, call.deviceToken]).toEqual(['de', '192.0.2.1', 'a token']);
  expect(call.device).toMatch(/^Phone x{194}$/);
});

test('a device that is to be kept is told so in a cookie that no script reads', async () => {
  const [request, reply] = await requestWith({});
  createCall({ settings: null }, request, reply, null).keepDevice('a token');
  expect(reply.getHeader('set-cookie')).toBe(
    'reachbook_device=a token; Max-Age=31536000; Path=/api/auth; HttpOnly; SameSite=Strict',
  );
});
