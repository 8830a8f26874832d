import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../app/create-server.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import type { Db } from '../../platform/database/db.ts';
import { makeTestFolder } from '../../platform/database/embedded/test-folder.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createTestDb } from '../../platform/database/test-db.ts';
import { noPages } from '../../platform/gateway/pages.ts';
import { readConfig } from '../../platform/settings/config.ts';
import {
  createInstallation,
  initialConfiguration,
} from '../../platform/settings/create-installation.ts';
import { createSecrets } from '../../platform/settings/secrets.ts';
import { openGate } from '../../test-gate.ts';
import { makePlacement, makePlan, makeProduct } from './test-delivery.ts';
import { browser, type ServedAd } from './test-site.ts';

const folder = makeTestFolder();
const now = () => new Date();

/** A server on its own database, which this test can take away from it. */
async function open(mode: 'demo' | 'live') {
  const whole = await createTestDb();
  const { owner } = whole;
  const gate = await openGate(whole.ownerUrl);
  const config = readConfig({ PORT: '0', DATABASE_URL: gate.url, DATA_DIR: folder.path });
  const { db, close: closeDatabase } = await openDatabase(config);
  const installation = { mode, currency: mode === 'demo' ? 'SIM' : 'EUR', name: 'Test' };
  await createInstallation(owner.sql, installation, initialConfiguration, 'a test', now());
  const since = new Date(Date.now() - 60_000);
  const placement = await makePlacement(owner, {}, since);
  const product = await makeProduct(owner, {}, since);
  await makePlan(owner, { product, amount: 100_000_000n }, since);
  const services = { ...config, db, now, secrets: createSecrets(), passwords: quickPasswords };
  const app = await createServer({ ...services, pages: noPages });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const send = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...{ method, redirect: 'manual', headers: { 'user-agent': `${browser} ${mode}` } },
    });
  /** An ad that was viewed. */
  const see = async (): Promise<ServedAd> => {
    const ad = (await (await send(`/v1/serve?z=${placement.key}`)).json()) as ServedAd;
    expect((await send(`${ad.impression}&s=300x250`, 'POST')).status).toBe(204);
    return ad;
  };
  const clickOn = async ({ click }: ServedAd) => {
    const { status, headers } = await send(click);
    return [status, headers.get('location')?.split('&')[0]];
  };
  const shop = `https://shop.example/lamp?from=${placement.key}`;
  const close = async () => {
    // With its database back, the server writes what it kept, and nothing is tried again.
    await gate.comeBack();
    await app.close();
    await closeDatabase();
    gate.close();
    await whole.close();
  };
  return { owner, see, clickOn, shop, goAway: gate.goAway, close };
}

type Opened = Awaited<ReturnType<typeof open>>;
let servers: Opened[] = [];
beforeAll(async () => {
  servers = [await open('demo'), await open('live')];
});
afterAll(async () => {
  for (const { close } of servers) await close();
  folder.remove();
});

const clicksOf = async (owner: Db) =>
  await owner.sql.count`select from event where kind = 7 and invalid is null`;

test('a person who clicks lands at the shop while events cannot be written', async () => {
  for (const { owner, see, clickOn, shop } of servers) {
    const ad = await see();
    await owner.sql`alter function record_events rename to record_events_away`;
    expect(await clickOn(ad)).toEqual([302, shop]);
    await owner.sql`alter function record_events_away rename to record_events`;
    expect(await clicksOf(owner)).toBe(0);
    expect(await clickOn(ad)).toEqual([302, shop]);
    expect(await clicksOf(owner)).toBe(1);
  }
});

test('a person who clicks lands at the shop while the database hangs', async () => {
  for (const { owner, see, clickOn, shop } of servers) {
    const ad = await see();
    await owner.transaction(async (sql) => {
      await sql`lock table plan_meter in access exclusive mode`;
      expect(await clickOn(ad)).toEqual([302, shop]);
    });
  }
});

test('a person who clicks lands at the shop when the database is gone', async () => {
  for (const { see, clickOn, shop, goAway } of servers) {
    const ad = await see();
    await goAway();
    expect(await clickOn(ad)).toEqual([302, shop]);
  }
});
