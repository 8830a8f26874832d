import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { hourMs } from '#domain/time.ts';
import { jobsOf } from '../server/app/jobs/jobs.ts';
import { quickPasswords } from '../server/people/partner/test-quick-passwords.ts';
import { readPages } from '../server/platform/gateway/pages.ts';
import { createLife } from '../server/programme/plan/test-life.ts';
import { createTestServer, type TestServer } from '../server/test-server.ts';
import { chromiumArguments, findChromium } from '../tools/chromium.ts';
import { approveAt, confirmAt, fundAt, issueOneCode, payAt, recordAt } from './desk-acts.ts';
import { confirmAlone, sendAlone } from './desk-alone.ts';
import {
  approveCreative,
  bringCreative,
  makeMerchant,
  makePlacement,
  makePostbackKey,
  makeProduct,
  pushTo,
} from './desk-catalogue-acts.ts';
import { complaintsOf, openDesk, sitAtDesk } from './desk-staff.ts';
import { expectDone } from './done.ts';
import { expect } from './expect.ts';
import { logIn, newPassword, register } from './journey.ts';
import { openTab, reviewPut } from './offer.ts';
import { setPayPassword, typePassword } from './pay-password-acts.ts';
import { takePhone } from './phone.ts';
import { openSite, type PublisherSite } from './publisher-site.ts';
import { openInVain, seeAndBuy } from './see-and-buy.ts';
import { expectToast } from './toasts.ts';
import { bindCard, readReference, withdraw } from './wallet-acts.ts';

let server: TestServer;
let browser: Browser;
let site: PublisherSite;
let url: string;

const built = (app: 'web' | 'desk') =>
  readPages(fileURLToPath(new URL(`../${app}/dist`, import.meta.url)));

beforeAll(async () => {
  const [pages, deskPages] = await Promise.all([built('web'), built('desk')]);
  server = await createTestServer(quickPasswords, {}, undefined, { pages, deskPages });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  site = await openSite('harbour.localhost');
  browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [...chromiumArguments],
  });
});
afterAll(async () => {
  await browser.close();
  site.close();
  await server.close();
});

const username = 'harbour';
const merchant = 'Pier Shop';
const product = 'Boat trips';
const alone = 'Someone else has to approve this.';
const picture = new URL('../server/app/demo/demo-files/coffee.webp', import.meta.url);

/** Every device's clock follows the server's. */
async function setClocks(): Promise<void> {
  for (const { clock } of browser.contexts()) await clock.setFixedTime(server.clock.now);
}

/** Two people at their desks, whose roles let each do either half of what takes two. */
async function twoAtTheDesk() {
  const at = { sql: server.db.sql, now: server.clock.now };
  const most = ['support', 'catalogue', 'finance', 'approver'] as const;
  const fay = await sitAtDesk(browser, at, url, 'Fay Finance', ...most);
  const abe = await sitAtDesk(browser, at, url, 'Abe Approver', 'finance', 'approver');
  await setClocks();
  return [fay, abe] as const;
}

/** A merchant with money, and a product in a placement that requests it. */
async function prepareProgramme(fay: Page, abe: Page) {
  await makeMerchant(fay, abe, merchant);
  await fundAt(fay, merchant, '1000.00');
  expect(await confirmAlone(fay, 'escrow-fund')).toBe(alone);
  await confirmAt(abe, { kind: 'escrow-fund' });
  await makeProduct(fay, abe, {
    ...{ merchant, name: product, description: 'Around the harbour in an hour.' },
    ...{ landingPage: '/demo/shop', commission: '8.00', pacing: 'asap' },
  });
  const file = { name: 'boats.webp', mimeType: 'image/webp', buffer: await readFile(picture) };
  await bringCreative(fay, { product, title: 'A boat in the harbour', file });
  await approveCreative(abe, 'A boat in the harbour');
  const placement = { name: 'Front page', site: site.host, price: '10.00' };
  site.paste(await makePlacement(fay, abe, { publisher: 'Harbour News', ...placement }));
  await openInVain(browser, site.url);
  return makePostbackKey(fay, abe, merchant);
}

/** Registers with a code from the desk; pays in, recorded by one and approved by the other. */
async function admit(fay: Page, abe: Page, phone: Page): Promise<void> {
  await register(phone, username, await issueOneCode(fay));
  await expect(phone).toHaveURL(/#\/ad-center$/);
  const reference = await readReference(phone);
  await recordAt(fay, reference, '200.00');
  await fay.getByRole('link', { name: 'To approve', exact: true }).click();
  await expect(fay.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(await confirmAlone(fay, 'deposit')).toBe(alone);
  await confirmAt(abe, { kind: 'deposit', partner: username });
  await expect(phone.getByText('Your transfer was checked and confirmed.')).toBeVisible();
  await phone.goto('/#/wallet/set-password');
  await setPayPassword(phone);
  await expectToast(phone, 'Transaction password set');
  await bindCard(phone, '5550 1234 9876');
}

/** Finds the offered plan, and puts an amount on it. */
async function putOnOffer(phone: Page): Promise<void> {
  await phone.goto('/#/ad-center');
  await expect(phone.getByText(product)).toBeVisible();
  await phone.getByRole('button', { name: 'Review the offer' }).click();
  await reviewPut(phone, '20');
  await typePassword(phone);
  await expectDone(phone, 'SIM 20.00 put on this plan');
}

/** A figure by its name, which opens to what it consists of. */
const figure = (phone: Page, name: string) => phone.getByRole('button', { name, exact: true });

/** Reads on the plan what happened to the amount while ads were shown. */
async function readDelivery(phone: Page): Promise<void> {
  await phone.reload();
  await expect(figure(phone, 'Consumed 0.01')).toBeVisible();
  await openTab(phone, 'Performance');
  const steps = phone.getByRole('list', { name: 'From impression to order' });
  for (const step of ['Impressions', 'In view for at least 1 sec', 'Clicks']) {
    await expect(steps.getByRole('button', { name: new RegExp(`^${step} 1\\b`) })).toBeVisible();
  }
  await expect(steps.getByRole('button', { name: /^Orders All pending\b.* 1\b/ })).toBeVisible();
  const placement = /Front page Harbour News 1 1 1 0\.01/;
  await expect(phone.getByRole('row', { name: placement })).toBeVisible();
  await openTab(phone, 'Orders');
  await expect(figure(phone, 'Pending (not yours yet) 7.60')).toBeVisible();
}

/** Finds the plan's result on the plan, and in the wallet with both sides of the record. */
async function readSettlement(phone: Page): Promise<void> {
  await phone.goto('/#/plan?status=settled');
  await phone.getByRole('link', { name: new RegExp(product) }).click();
  await expect(phone.getByText('Settlement successful', { exact: true })).toBeVisible();
  await expect(figure(phone, 'Returned 19.99')).toBeVisible();
  await openTab(phone, 'Orders');
  await expect(figure(phone, 'Settled 7.60')).toBeVisible();
  await phone.goto('/#/wallet');
  await expect(figure(phone, 'Available funds 207.59 SIM')).toBeVisible();
  await phone.getByRole('button', { name: /Earnings settled .*\+7\.60/ }).click();
  const record = phone.getByRole('dialog', { name: 'Ad billing' });
  await expect(record.getByText('Counterparty')).toBeVisible();
  await phone.keyboard.press('Escape');
}

/** Sees the payout arrive, and reads who did what on the account. */
async function readPayout(phone: Page): Promise<void> {
  await phone.reload();
  const payouts = phone.getByRole('region', { name: 'Payouts' });
  const steps = payouts.getByRole('listitem');
  await expect(steps).toHaveText([/^Requested/, /^Approved/, /^Sent/, /^Completed.*BANK-2026-11/]);
  await expect(figure(phone, 'Available funds 0.00 SIM')).toBeVisible();
  await phone.getByText('Staff activity').click();
  const acts = phone.getByRole('list', { name: 'Staff activity' });
  await expect(acts.getByRole('listitem')).toHaveText([
    /^Abe Approver confirmed a payout as completed/,
    /^Fay Finance sent a payout/,
    /^Abe Approver approved a payout/,
    /^Fay Finance offered you a product/,
    /Approved by Abe Approver/,
    /Requested by Fay Finance/,
  ]);
}

test('two people at the desk admit a partner and see it through to the payout of what it earned', async () => {
  const { services } = await createLife(server);
  const { clock } = server;
  const doJobs = async () => {
    for (const { run } of jobsOf(services)) await run(clock.now);
    await setClocks();
  };
  const [fay, abe] = await twoAtTheDesk();
  const phone = await takePhone(browser, url);
  const complaints = [fay, abe, phone].map(complaintsOf);
  await setClocks();
  const key = await prepareProgramme(fay, abe);
  await admit(fay, abe, phone);
  await pushTo(fay, product, username);
  await putOnOffer(phone);

  // A placement matches; the ad is seen, clicked and bought from, and the partner watches.
  await expect(async () => {
    await doJobs();
    await phone.reload();
    await expect(phone.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await seeAndBuy({ browser, clock }, { page: site.url, key });
  await doJobs();
  await readDelivery(phone);

  // All time windows close. Sessions do not last that long, so everybody signs in again.
  for (let days = 0; days < 40; days += 1) {
    clock.now = new Date(clock.now.getTime() + 24 * hourMs);
    await doJobs();
  }
  await logIn(phone, { username, password: newPassword });
  await readSettlement(phone);
  await withdraw(phone, '207.59');
  await expect(phone.getByText('Payout of SIM 207.59')).toBeVisible();

  // Paid out by two: the approver is not the sender.
  const [fayLater, abeLater] = await twoAtTheDesk();
  complaints.push(...[fayLater, abeLater].map(complaintsOf));
  await approveAt(abeLater, username);
  await expect(
    abeLater.getByText('You approved it, so someone else has to send it.'),
  ).toBeVisible();
  expect(await sendAlone(abeLater, username)).toBe(alone);
  await openDesk(fayLater, `/payouts?partner=${username}`);
  await fayLater.getByRole('row', { name: new RegExp(username) }).click();
  await payAt(fayLater, abeLater, username);

  await readPayout(phone);

  // The books add up at the desk.
  await openDesk(fayLater, '/overview');
  await expect(fayLater.getByText('Both sides match')).toBeVisible();
  expect(complaints.flat()).toEqual([]);
}, 240_000);
