import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planDetail } from '#contract/plan.ts';
import { login } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { hourMs } from '#domain/time.ts';
import { keepCreativeFile } from '../server/ads/catalogue/creative-files.ts';
import { addPostbackKey } from '../server/ads/conversion/postback-key-store.ts';
import { quickPasswords } from '../server/people/partner/test-quick-passwords.ts';
import { createLife } from '../server/programme/plan/test-life.ts';
import { readyPartner } from '../server/programme/wallet/test-partner.ts';
import { createTestServer, type TestServer, testPassword } from '../server/test-server.ts';
import { chromiumArguments, findChromium } from '../tools/chromium.ts';
import { seeAndBuy } from './see-and-buy.ts';

let server: TestServer;
let browser: Browser;
let url: string;

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [...chromiumArguments],
  });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const picture = new URL('../server/app/demo/demo-files/coffee.webp', import.meta.url);

test('an ad that a person sees, clicks and buys from becomes a settled commission', async () => {
  const life = await createLife(server);
  const bytes = await readFile(picture);
  const sha256 = await keepCreativeFile(server.dataDir, bytes);
  const catalogue = await life.ready({
    product: { landingUrl: '/demo/shop' },
    picture: { sha256, type: 'image/webp' },
    domains: [],
  });
  const partner = await readyPartner(server, 'harbour', '200.00');
  const plan = await life.putting(catalogue, '20.00', partner);

  const { db, clock, secrets } = server;
  const { merchantId, placementKey } = catalogue;
  const key = await addPostbackKey(db.sql, secrets, merchantId, clock.now, clock.now);
  const address = `${url}/v1/postback/${merchantId}`;
  const page = `${url}/demo/publisher?placement=${placementKey}`;
  await seeAndBuy({ browser, clock }, { page, key: { ...key, address } });

  // Time passes until the plan has ended and every time window has closed.
  const detail = async (token: string) => {
    const known = await server.ask(planDetail, { planNo: plan.no }, { token });
    if (known.code !== 200) throw new Error(known.msg);
    return known.data;
  };
  const before = await detail(plan.token);
  expect(before.money).toMatchObject({ put: '20.00', consumed: '0.01' });
  expect(before.earnings).toMatchObject({ settled: '0.00', pendingTotal: '7.60' });
  for (let days = 0; days < 40; days += 1) await life.pass(24 * hourMs);
  const form = { username: 'harbour', password: testPassword };
  const admitted = await server.ask(login, form);
  if (admitted.code !== 200) throw new Error(admitted.msg);
  const { token } = admitted.data;
  const after = await detail(token);
  expect(after.plan.status).toBe('settled');
  expect(after.money).toMatchObject({ consumed: '0.01', returned: '19.99', remaining: '0.00' });
  expect(after.earnings).toMatchObject({ settled: '7.60', fee: '0.40', result: '7.59' });
  const found = await server.ask(wallet, {}, { token });
  expect(found).toMatchObject({ data: { available: '207.59' } });
});
