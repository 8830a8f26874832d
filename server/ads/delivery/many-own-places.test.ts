import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { saveOwnPlace } from './own-place-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const placesOf = async (username: string): Promise<{ device: string }[]> =>
  server.db.sql.many`
    select device from own_place join partner on partner.id = owner_id
     where username_key = ${username} order by seen_at desc`;

test('a client that claims a new browser with each call does not fill the table', async () => {
  const token = await server.admit('inventor');
  for (let at = 0; at < 120; at += 1) {
    const headers = { 'x-ct': token, 'user-agent': `browser ${at}` };
    await server.app.inject({ url: `/api${userInfo.path}`, headers });
  }
  const count = (await placesOf('inventor')).length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(50);
});

test('the latest two hundred places of a person are kept', async () => {
  await server.admit('traveller');
  const partner = await server.db.sql.one<{ id: string }>`
    select id from partner where username_key = 'traveller'`;
  const place = { ownerKind: 'partner', ownerId: partner.id, network: '192.0.2.0' } as const;
  for (let at = 0; at < 205; at += 1) {
    const seenAt = new Date(server.clock.now.getTime() + at * 1000);
    await saveOwnPlace(server.db.sql, { ...place, device: `browser ${at}` }, seenAt);
  }
  const kept = await placesOf('traveller');
  expect(kept).toHaveLength(200);
  expect(kept[0]?.device).toBe('browser 204');
});
