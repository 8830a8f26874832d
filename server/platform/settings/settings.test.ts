import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { basicConfig } from '#contract/help.ts';
import { createServer } from '../../app/create-server.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { noPages } from '../gateway/pages.ts';
import { getSettings, insertConfiguration, keepSettings } from './settings-store.ts';

let server: TestServer;
let second: Awaited<ReturnType<typeof createServer>>;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  const { db, secrets, clock } = server;
  const pages = { now: () => clock.now, pages: noPages, trustedProxies: [] };
  second = await createServer({ db, secrets, passwords: quickPasswords, ...pages });
});
afterAll(async () => {
  await second.close();
  await server.close();
});

async function configure(changed: object): Promise<void> {
  const { configuration } = await getSettings(server.db.sql);
  const next = { ...configuration, ...changed };
  await insertConfiguration(server.db.sql, next, 'Ann Lee', server.clock.now);
}

const urlsOf = (list: readonly { url: string }[]) => list.map(({ url }) => url);

test('what staff configure takes effect on every server within seconds, without a restart', async () => {
  const token = await server.admit('harbour');
  const help = { id: 'help', label: 'Help', type: 1, url: 'https://help.example/' };
  await configure({ customerService: [help], payoutCost: '1.50' });
  const asked = async () => {
    const [config, user] = [
      await server.ask(basicConfig, {}),
      await server.ask(userInfo, {}, { token }),
    ];
    if (config.code !== 200 || user.code !== 200) throw new Error('refused');
    return [config, user].map(({ data }) => urlsOf(data.customer_service_url));
  };
  await expect.poll(asked).toEqual([[help.url], [help.url]]);
  const elsewhere = async () => {
    const { data } = (await second.inject('/api/basic_config')).json();
    return urlsOf(data.customer_service_url);
  };
  await expect.poll(elsewhere).toEqual([help.url]);
  // The version that names a channel also allows its page in a frame.
  for (const app of [server.app, second]) {
    const policy = async () => (await app.inject('/api/docs')).headers['content-security-policy'];
    await expect.poll(policy).toContain('frame-src https://help.example;');
  }
});

test('a host that is added may show the app without a restart', async () => {
  await server.db.sql`
    insert into host (name, public_key, origin, added_by, added_at)
    values ('kiosk', 'key', 'https://kiosk.example', 'Ann Lee', now())`;
  const policy = async () => (await second.inject('/api/docs')).headers['content-security-policy'];
  await expect.poll(policy).toContain('frame-ancestors https://kiosk.example;');
});

test('a version that cannot be read leaves the last one in force', async () => {
  const { sql } = server.db;
  await expect(configure({ payoutCost: 'a lot' })).rejects.toThrow();
  const settings = await keepSettings(sql);
  const before = settings.value;
  await sql`insert into configuration (body, made_by, made_at) values ('{}', 'nobody', now())`;
  await settings.refresh();
  expect(settings.value).toBe(before);
  await insertConfiguration(sql, before.configuration, 'Ann Lee', server.clock.now);
  await settings.refresh();
  expect(settings.value.version).toBe(before.version + 2);
  await settings.close();
});
