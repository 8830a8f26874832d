import type { Page } from '@playwright/test';
import { leaveNotice } from '../server/people/notice/notice-store.ts';
import { insertAnnouncement } from '../server/programme/notification/notification-store.ts';
import { unreadEveryMs } from '../web/api/unread.ts';
import { findProblems } from './find-problems.ts';
import { expect, openAccount, openAccountBeforeApp, test } from './journey.ts';
import { becomePartner } from './offer.ts';
import { expectToast } from './toasts.ts';

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /notification/i });
const list = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

const partnerOf = async (sql: Parameters<typeof insertAnnouncement>[0], username: string) => {
  const row = await sql.one<{ id: string }>`
    select id from partner where username_key = ${username}`;
  return row.id;
};

const script = '<img src=x onerror="document.title=\'hacked\'"><script>1</script>';

test('notifications arrive, open what they are about, and are marked read one by one', async ({
  page,
  db,
  code,
}) => {
  await page.clock.install();
  await openAccount(page, 'bell-ringer', code, '/notification');
  await expect(page.getByText('Your account is open')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('All read')).toBeVisible();

  const partnerId = await partnerOf(db.sql, 'bell-ringer');
  const details = { label: 'Bank', last4: '9876' };
  await leaveNotice(db.sql, {
    partnerId,
    createdAt: new Date(),
    kind: 'card-replaced',
    details,
  });
  await insertAnnouncement(db.sql, {
    at: new Date(Date.now() + 1),
    category: 'system-maintenance',
    partnerId,
    madeBy: 'Ann Smith',
    staffId: null,
    texts: {
      en: {
        title: `Sunday night ${script}`,
        blocks: [
          { type: 'paragraph', text: `Two hours. ${script}` },
          { type: 'list', items: ['No payouts', 'No plans'] },
          { type: 'place', to: 'wallet' },
        ],
      },
      de: { title: 'Sonntagnacht', blocks: [{ type: 'paragraph', text: 'Zwei Stunden.' }] },
    },
  });
  // Nothing is reloaded: the bell learns of it by polling, and the list with it.
  await expect(async () => {
    await page.clock.fastForward(unreadEveryMs + 1000);
    await expect(bell(page)).toHaveAccessibleName('2 unread notifications', { timeout: 2_000 });
  }).toPass();
  await expect(list(page)).toHaveCount(3);
  await expect(page.getByText('Payouts now go to Bank •••• 9876')).toBeVisible();
  expect(await findProblems(page), 'list').toEqual([]);

  await page.getByRole('button', { name: /Sunday night/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('No plans')).toBeVisible();
  await expect(sheet).toContainText('<script>1</script>');
  expect(await findProblems(page), 'announcement').toEqual([]);
  await expect(bell(page)).toHaveAccessibleName('1 unread notification');
  await page.keyboard.press('Escape');
  expect(await page.title()).not.toBe('hacked');

  await page.getByRole('tab', { name: 'System maintenance' }).click();
  await expect(list(page)).toHaveCount(1);
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  expect(await findProblems(page), 'empty').toEqual([]);
  await page.getByRole('tab', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Unread', exact: true }).click();
  await expect(list(page)).toHaveCount(1);
  await page.getByRole('button', { name: /Payout destination changed/ }).click();
  await expect(page).toHaveURL(/#\/wallet\/bind-card$/);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('all are marked read at once, and are unread again if that fails', async ({
  page,
  db,
  code,
}) => {
  await openAccountBeforeApp(page, 'bell-many', code);
  const partnerId = await partnerOf(db.sql, 'bell-many');
  for (let at = 0; at < 120; at += 1) {
    const when = new Date(Date.now() - at * 3_600_000);
    await leaveNotice(db.sql, { partnerId, createdAt: when, kind: 'pay-password-changed' });
  }
  await page.goto('/#/notification');
  // The bell may have counted while they were being written.
  await page.reload();
  await expect(bell(page)).toContainText('99+');
  await expect(list(page)).toHaveCount(20);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(list(page)).toHaveCount(40);
  await page.route('**/api/user/notifications/read', (route) => route.abort());
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expectToast(page, 'We couldn’t mark all as read.');
  await expect(bell(page)).toHaveAccessibleName(/^121 unread notifications/);
  await page
    .getByRole('button', { name: /Transaction password changed/ })
    .first()
    .click();
  await expectToast(page, 'We couldn’t mark it as read.');

  await page.unroute('**/api/user/notifications/read');
  await page.goto('/#/notification');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('All read')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('every topic except account security can be muted', async ({ page, db, code }) => {
  await openAccount(page, 'bell-quiet', code);
  await expect(page).toHaveURL(/#\/ad-center$/);
  const partnerId = await partnerOf(db.sql, 'bell-quiet');
  const texts = { en: { title: 'An event', blocks: [{ type: 'paragraph', text: 'x' }] } } as const;
  await insertAnnouncement(db.sql, {
    at: new Date(),
    category: 'activity',
    partnerId,
    madeBy: 'Ann Smith',
    staffId: null,
    texts,
  });
  await page.goto('/#/notification');
  // The bell may have polled before there was anything to count.
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('2 unread notifications');
  await page.getByRole('button', { name: 'Notification settings' }).click();
  await expect(page.getByRole('checkbox', { name: /Account security/ })).toBeDisabled();
  const activities = page.getByRole('checkbox', { name: /Activities/ });
  await activities.click();
  await expect(activities).not.toBeChecked();
  expect(await findProblems(page), 'preferences').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('1 unread notification');
  await expect(page.getByText('An event')).toBeVisible();
});

test('a movement of money sends a notice that opens the record, and the wallet refreshes by itself', async ({
  page,
  db,
  code,
}) => {
  await page.clock.install();
  await becomePartner(page, db, 'bell-money', code, '120.00');
  await page.clock.fastForward(6_000);
  await expect(bell(page)).toHaveAccessibleName(/^\d unread notifications?$/);
  const funds = page.getByRole('main').getByText('120.00').first();
  await expect(funds).toBeVisible();

  await page.goto('/#/notification');
  await page.getByRole('button', { name: /Deposit received/ }).click();
  await expect(page).toHaveURL(/#\/wallet\?record=/);
  await expect(page.getByRole('dialog', { name: 'System top-up' })).toContainText('+120.00');
});

test('a list that fails to load offers a retry in its place', async ({ page, code }) => {
  await openAccountBeforeApp(page, 'bell-broken', code);
  await page.route('**/api/user/notifications', (route) => route.abort());
  await page.goto('/#/notification');
  const retry = page.getByRole('button', { name: 'Request failed, tap to reload' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/user/notifications');
  await retry.click();
  await expect(page.getByText('Your account is open')).toBeVisible();
});
