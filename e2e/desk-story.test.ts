import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, expect as seen } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, register } from '#contract/account.ts';
import { depositTip, listActivity } from '#contract/deposit.ts';
import { wallet } from '#contract/wallet.ts';
import { hourMs } from '#domain/plan/limits.ts';
import { quickPasswords } from '../server/account/quick-passwords.ts';
import { keepCreativeFile } from '../server/catalogue/creative-files.ts';
import { askForPayout } from '../server/desk/test-desk-money.ts';
import { readPages } from '../server/http/pages.ts';
import { createLife } from '../server/plan/test-life.ts';
import {
  createTestServer,
  registerForm,
  type TestServer,
  testPassword,
} from '../server/test-server.ts';
import { prepared, ticketsOf } from '../server/wallet/test-partner.ts';
import { chromiumArguments, findChromium } from '../tools/chromium.ts';
import { approveAt, confirmAt, issueOneCode, payAt, recordAt } from './desk-acts.ts';
import { openDesk, sitAtDesk } from './desk-staff.ts';
import { seeAndBuy } from './see-and-buy.ts';

let server: TestServer;
let browser: Browser;
let url: string;

beforeAll(async () => {
  const deskPages = await readPages(fileURLToPath(new URL('../desk/dist', import.meta.url)));
  server = await createTestServer(quickPasswords, {}, undefined, { deskPages });
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

const got = async <Data>(answer: Promise<{ code: number; msg: string; data: unknown }>) => {
  const { code, msg, data } = await answer;
  if (code !== 200) throw new Error(msg);
  return data as Data;
};

const picture = new URL('../server/installation/demo-files/coffee.webp', import.meta.url);
const username = 'harbour';

/** Two people at their desks, each with half of the roles that money needs. */
async function twoAtTheDesk() {
  const at = { sql: server.db.sql, now: server.clock.now };
  const sit = (name: string, ...roles: ('support' | 'finance' | 'approver')[]) =>
    sitAtDesk(browser, at, url, name, ...roles);
  return [
    await sit('Fay Finance', 'support', 'finance'),
    await sit('Abe Approver', 'approver'),
  ] as const;
}

test('two people at the desk admit a partner and see it through to the payout of what it earned', async () => {
  const life = await createLife(server);
  const sha256 = await keepCreativeFile(server.dataDir, await readFile(picture));
  const catalogue = await life.ready({
    product: { landingUrl: '/demo/shop' },
    picture: { sha256, type: 'image/webp' },
    domains: [],
  });

  // Admitted with a code of the desk; paid in, recorded by one and confirmed by the other.
  const [fay, abe] = await twoAtTheDesk();
  const form = registerForm(username, await issueOneCode(fay));
  const { token: first } = await got<{ token: string }>(server.ask(register, form));
  const tip = server.ask(depositTip, {}, { token: first });
  await recordAt(fay, (await got<{ reference: string }>(tip)).reference, '200.00');
  await confirmAt(abe, username);

  // Put, delivered and sold, and then settled when all windows have closed.
  const partner = await prepared(server, first);
  await life.putting(catalogue, '20.00', partner);
  await seeAndBuy({ server, browser, url }, catalogue);
  for (let days = 0; days < 40; days += 1) await life.pass(24 * hourMs);
  const credentials = { username, password: testPassword };
  const { token } = await got<{ token: string }>(server.ask(login, credentials));
  expect(await server.ask(wallet, {}, { token })).toMatchObject({ data: { available: '207.59' } });

  // Paid out by two: who approves is not who sends.
  const later = { ...partner, token, ticket: ticketsOf(server, token) };
  await askForPayout(server, later, '207.59');
  const [fayLater, abeLater] = await twoAtTheDesk();
  await openDesk(fayLater, `/payouts?partner=${username}`);
  await approveAt(abeLater, username);
  await fayLater.getByRole('row', { name: new RegExp(username) }).click();
  await payAt(fayLater);
  expect(await server.ask(wallet, {}, { token })).toMatchObject({
    data: { available: '0.00', payout: '0.00' },
  });

  // The books add up at the desk, and the partner reads who did what.
  await openDesk(fayLater, '/overview');
  await seen(fayLater.getByText('Both sides are equal')).toBeVisible();
  const acts = await got<{ list: { act: string; by: string }[] }>(
    server.ask(listActivity, {}, { token }),
  );
  expect(acts.list.map(({ act, by }) => `${act} ${by}`)).toEqual([
    'payout-completed Fay Finance',
    'payout-sent Fay Finance',
    'payout-approved Abe Approver',
    'confirm-deposit Abe Approver',
    'propose-deposit Fay Finance',
  ]);
}, 120_000);
