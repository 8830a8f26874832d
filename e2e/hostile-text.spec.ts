import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { workingRoles } from '../domain/desk/role.ts';
import { codeFromBytes, formatCode } from '../domain/partner/authorization-code.ts';
import { isLongRun } from '../domain/test-seed.ts';
import { saveCode } from '../server/people/partner/code-store.ts';
import { openDesk, sitAtDesk } from './desk-staff.ts';
import {
  configure,
  type Hostile,
  writeByMerchants,
  writeByPartner,
  writeByStaff,
  writeCampaigns,
} from './hostile-texts.ts';
import { expect, newPassword, test } from './journey.ts';
import { becomePartner } from './offer.ts';
import { packed, scriptPayloads } from './script-payloads.ts';
import { expectNothing, markupIn, setTraps, shownIn } from './script-traps.ts';

/** Loads all pages of an endless list. */
async function loadAll(page: Page, least: number): Promise<void> {
  await expect(async () => {
    const more = page.getByRole('button', { name: /^Show (more|older|earlier)/ });
    if ((await more.count()) > 0) await more.first().click({ timeout: 1_000 });
    expect((await shownIn(page)).size).toBeGreaterThanOrEqual(least);
  }).toPass({ timeout: 60_000 });
}

/** Types into every field and leaves it, so that its rules run. */
async function typeEverywhere(page: Page, payloads: readonly string[]): Promise<void> {
  const fields = page.locator('input:not([type=file], [type=checkbox]):visible, textarea:visible');
  const count = await fields.count();
  for (let at = 0; at < count; at += 1) {
    const field = fields.nth(at);
    if (!(await field.isEditable())) continue;
    await field.fill(payloads[at % payloads.length] ?? '', { timeout: 5_000 });
    await field.blur();
  }
}

const everything = Number.POSITIVE_INFINITY;

/** Screens, and how many of the texts each shows at least; one list ends at fifty. */
const screens: readonly [path: string, least: number][] = [
  ['/ad-center', 0],
  ['/ad-center/activities', 45],
  ['/ad-center/coupons', everything],
  ['/ad-center/edit-login-password', 0],
  ['/ad-center/edit-pay-password', 0],
  ['/ad-center/feedback', 0],
  ['/ad-center/level', 0],
  ['/ad-center/operated', 0],
  ['/ad-center/ques-detail', everything],
  ['/plan', everything],
  ['/wallet', 0],
  ['/wallet/bind-card', 0],
  ['/wallet/foreign-exchange', 0],
  ['/wallet/set-password', 0],
  ['/notification', everything],
  ['/customer', everything],
];

/** Desk pages that show what partners, merchants and other staff wrote; here one for each. */
const deskPages = (partnerId: string) => [
  ...[`/partners/${partnerId}?tab=activity`, `/chats/${partnerId}`, '/feedback', '/products'],
  ...['/announcements', '/configuration'],
  ...(isLongRun ? otherDeskPages(partnerId) : []),
];

const otherDeskPages = (partnerId: string) => [
  ...['/partners', `/partners/${partnerId}?tab=plans`, '/chats', '/codes', '/merchants'],
  ...['/creatives', '/campaigns', '/questions'],
];

/** Staff read the same texts, with more at stake. */
async function lookAtDesk(browser: Browser, { db, page, partnerId, payloads }: Hostile) {
  const url = new URL(page.url()).origin;
  const desk = await sitAtDesk(browser, db, url, 'Sue Safe', ...workingRoles);
  const asked = await setTraps(desk);
  await openDesk(desk, '/overview');
  for (const path of deskPages(partnerId)) {
    await desk.evaluate((hash) => window.location.assign(hash), `#${path}`);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(desk.getByText('Loading…')).toHaveCount(0);
    if (['/feedback', `/chats/${partnerId}`].includes(path)) {
      const shown = async () => (await shownIn(desk)).size;
      await expect.poll(shown, path).toBeGreaterThan(payloads.length / 5);
    }
    await expectNothing(desk, asked, `${path} of the desk`);
  }
  await desk.context().close();
}

test('no text runs as a script, whoever wrote it and wherever it is shown', async ({
  browser,
  page,
  db,
  code,
  complaints,
}) => {
  test.setTimeout(isLongRun ? 1_200_000 : 180_000);
  // `npm run test:long` uses all of them everywhere.
  const payloads = scriptPayloads.filter((_, at) => isLongRun || at % 25 === 12 || at === 0);
  expect(scriptPayloads.length).toBeGreaterThanOrEqual(80);
  const asked = await setTraps(page);
  await becomePartner(page, db, 'hostile', code, '50.00');
  const row = await db.sql.one<{ id: string }>`
    select id from partner where username_key = 'hostile'`;
  const hostile = { db, page, partnerId: row.id, payloads };
  await writeByPartner(hostile);
  await writeByStaff(hostile);
  const plans = await writeByMerchants(hostile);
  const endCampaigns = await writeCampaigns(hostile);
  const configureBack = await configure(hostile);
  const agent = { 'user-agent': packed(payloads, 180)[0] ?? '' };
  const login = { username: 'hostile', password: newPassword };
  await page.request.post('/api/auth/v2/login', { data: login, headers: agent });

  const look = (where: string) => expectNothing(page, asked, where);
  const visit = async (path: string) => {
    await page.goto(`/#${path}`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  };
  try {
    // Changed texts of the network take effect within seconds; the app loads them when it starts.
    await expect(async () => {
      await page.reload();
      await visit('/ad-center/ques-detail');
      await expect(page.getByLabel('Search')).toBeVisible();
      expect((await shownIn(page)).size).toBe(payloads.length);
    }).toPass({ timeout: 60_000 });
    // The others show none of the texts, and are only typed into.
    for (const [path, least] of screens.filter(([, shown]) => isLongRun || shown > 0)) {
      await visit(path);
      await loadAll(page, Math.min(least, payloads.length));
      await look(path);
      await typeEverywhere(page, payloads);
      await look(`${path}, typed into`);
    }
    for (const [at, planNo] of plans.slice(0, isLongRun ? undefined : 1).entries()) {
      await visit(`/plan/detail?planNo=${planNo}`);
      await expect(page.getByText(payloads[at] ?? '').first()).toBeVisible();
      await visit(`/plan/goods-detail?planNo=${planNo}`);
      await expect(page.getByText(payloads[at] ?? '').first()).toBeVisible();
      await visit(`/ad-center/ques-detail?id=hostile-${at}`);
      await look(`plan, product and question ${at}`);
      // The address itself is a text that anyone can send to a partner.
      const said = encodeURIComponent(payloads[at] ?? '');
      for (const path of [`/customer?url=${said}`, `/plan/detail?planNo=${said}`, `/${said}`]) {
        await visit(path);
        await look(path);
      }
    }
    await visit('/ad-center/feedback');
    await page
      .getByRole('button', { name: /F-\w{4}-\w{4}/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText('q(').first()).toBeVisible();
    await look('a ticket');
    await visit('/wallet');
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('q(').first()).toBeVisible();
    await look('how to deposit');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Staff activity/ }).click();
    await loadAll(page, payloads.length);
    await look('what staff did');
    await visit('/ad-center');
    await page.getByRole('button', { name: 'Customer service' }).click();
    await expect(page.getByRole('dialog').getByText('q(').first()).toBeVisible();
    await look('the channels');
    await lookAtDesk(browser, hostile);
  } finally {
    await endCampaigns();
    await configureBack();
  }
  // Before login: what a code says about itself.
  await page.evaluate(() => localStorage.clear());
  for (const text of packed(payloads, 400)) {
    const hostileCode = codeFromBytes(randomBytes(10));
    const issuedAt = new Date();
    const expiresAt = new Date(issuedAt.getTime() + 86_400_000);
    const said = { issuer: text, terms: text, issuedBy: 'e2e', issuedAt, expiresAt };
    await saveCode(db.sql, { code: hostileCode, ...said });
    await page.goto(`/#/register?licenseKey=${formatCode(hostileCode)}`);
    await page.getByLabel('Authorization code').fill(formatCode(hostileCode));
    await page.getByLabel('Authorization code').blur();
    await expect(page.getByText('q(').first()).toBeVisible();
    await look('a code');
  }
  await typeEverywhere(page, payloads);
  await look('register');
  // If it had been taken for markup anywhere, it would have been noticed.
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.setAttribute('href', 'javascript:q(1)');
    document.body.append(link);
    try {
      link.setAttribute('onclick', 'q(1)');
    } catch {
      // The page's own policy forbids it, and reports it.
    }
  });
  const noticed = await markupIn(page);
  expect(noticed).toContain('href=javascript:q(1)');
  expect(noticed.join()).toMatch(/onclick|trusted-types/);
  complaints.splice(0);
});
