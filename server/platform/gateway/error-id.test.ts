import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { languages } from '#domain/language.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { createLogLimit } from './error-id.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

function catchLog(): () => string {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  return () => write.mock.calls.map(([line]) => String(line)).join('');
}

test('our own failures show an id, in every language, that is also in the log', async () => {
  const token = await server.admit('harbour');
  await server.db.owner.sql`alter table session rename to session_away`;
  const log = catchLog();
  try {
    for (const { code: lang } of languages) {
      const url = `/api${userInfo.path}?code=5ecret`;
      const answer = await server.app.inject({ url, headers: { 'x-ct': token, lang } });
      const { msg, data } = answer.json();
      expect(data).toEqual({ reason: 'server_error', facts: {}, errorId: expect.any(String) });
      expect(msg).toContain(` (${data.errorId})`);
      const line = log()
        .split('\n')
        .find((one) => one.includes(data.errorId));
      expect(JSON.parse(line ?? '')).toMatchObject({
        where: `/api${userInfo.path}`,
        code: '42P01',
      });
    }
  } finally {
    await server.db.owner.sql`alter table session_away rename to session`;
  }
  expect(log()).not.toMatch(new RegExp(`5ecret|harbour|${token}`));
});

test('an ordinary refusal has no id, and no line in the log', async () => {
  const log = catchLog();
  const answer = await server.ask(userInfo, {}, { token: 'x' });
  expect(answer.data).toEqual({ reason: 'session_expired', facts: {} });
  expect(log()).toBe('');
});

test('a busy server logs some of its refusals each second, and not all', () => {
  let now = 0;
  const mayLog = createLogLimit(3, () => now);
  const second = () => Array.from({ length: 100 }, mayLog).filter(Boolean).length;
  expect(second()).toBe(3);
  expect(second()).toBe(0);
  now += 1_000;
  expect(second()).toBe(3);
});
