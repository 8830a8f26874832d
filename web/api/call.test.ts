import { afterEach, expect, test, vi } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { basicConfig } from '#contract/help.ts';
import { loginV2 } from '#contract/session.ts';
import { languageStored, tokenStored } from '../session/session.ts';
import { CallFailure, call } from './call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const reply = (body: unknown, status = 200, statusText = '') =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status, statusText })),
  );

const asked = () => vi.mocked(fetch).mock.calls[0] as [string, RequestInit];

test('a call carries the token, the time zone and the language', async () => {
  tokenStored.set('secret');
  languageStored.set('th');
  reply({ code: 200, msg: 'ok', data: { token: 't', expiresAt: '2026-11-22T00:00:00.000Z' } });
  await call(loginV2, { username: 'a', password: 'b' });
  const [url, { method, headers, body }] = asked();
  expect([url, method, body]).toEqual([
    '/api/auth/v2/login',
    'POST',
    '{"username":"a","password":"b"}',
  ]);
  expect(headers).toMatchObject({ 'X-CT': 'secret', lang: 'th' });
  expect((headers as Record<string, string>)['X-TZ']).toMatch(/^\S+ GMT[+-]\d\d:\d\d$/);
  tokenStored.set(null);
});

test('a GET sends its input as a query string', async () => {
  reply({ code: 400, msg: 'No.', data: { reason: 'input_invalid', facts: {} } });
  await call(basicConfig, { lang: 'de' }).catch(() => {});
  expect(asked()[0]).toBe('/api/basic_config?lang=de');
});

test('an optional field that is undefined is not sent', async () => {
  reply({ code: 400, msg: 'No.', data: { reason: 'input_invalid', facts: {} } });
  await call(basicConfig, { lang: undefined }).catch(() => {});
  expect(asked()[0]).toBe('/api/basic_config');
});

test('a refusal keeps its code, reason, facts and message', async () => {
  const data = { reason: 'too_many_attempts', facts: { minutes: 3 } };
  reply({ code: 400, msg: 'Wait.', data });
  const failure = await call(userInfo, {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 400, message: 'Wait.', ...data });
});

test('a refusal without data is a failure with its code and message', async () => {
  for (const envelope of [
    { code: 405, msg: 'boom', data: null },
    { code: 500, msg: 'boom' },
  ]) {
    reply(envelope);
    const failure = await call(userInfo, {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({ code: envelope.code, message: 'boom', facts: {} });
  }
});

test('a status that is not OK, without an envelope, carries its status text', async () => {
  reply('<html>', 502, 'Bad Gateway');
  const failure = await call(userInfo, {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 502, reason: 'http', message: 'Bad Gateway' });
});

test('a network failure is told apart from a refusal', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const failure = await call(userInfo, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailure);
  expect(failure).toMatchObject({ reason: 'offline' });
});

test('a reply that breaks the contract is not used', async () => {
  reply({ code: 200, msg: 'ok', data: { token: 7 } });
  const failure = await call(loginV2, { username: 'a', password: 'b' }).catch((error) => error);
  // Screens end their waiting at a failure of a call, and at nothing else.
  expect(failure).toBeInstanceOf(CallFailure);
  expect(failure).toMatchObject({ reason: 'http' });
});

test('a call that gets no reply times out', async () => {
  const limit = new AbortController();
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers();
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const failure = call(userInfo, {}).catch((error: unknown) => error);
  limit.abort(new DOMException('late', 'TimeoutError'));
  expect(await failure).toMatchObject({ code: 0, reason: 'offline' });
  void call(loginV2, { username: 'a', password: 'b' }).catch(() => {});
  const [[read], [act]] = asked.mock.calls as [[number], [number]];
  expect(act).toBeGreaterThan(read);
});

test('a truncated reply counts as a network failure', async () => {
  const body = new ReadableStream({
    start: (stream) => stream.error(new TypeError('network error')),
  });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 200, statusText: 'OK' }));
  const failure = await call(userInfo, {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 0, reason: 'offline' });
});
