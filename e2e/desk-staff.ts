import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { StaffRole } from '../domain/desk/role.ts';
import { startDeskSession } from '../server/desk/staff/desk-session.ts';
import { findStaffByName, insertStaff } from '../server/desk/staff/staff-store.ts';
import type { Db } from '../server/platform/database/db.ts';

/** The size of a desktop, where the app's journeys use a phone. */
export const deskSize = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
} as const;

interface Place extends Pick<Db, 'sql'> {
  readonly now?: Date;
  /** The viewport's size, and whether it is a touch screen. */
  readonly size?: Pick<BrowserContextOptions, 'viewport' | 'isMobile' | 'hasTouch'>;
}

/** Somebody with these roles at a desk of their own. Signing in has its own journeys. */
export async function sitAtDesk(
  browser: Browser,
  { sql, now = new Date(), size = deskSize }: Place,
  url: string,
  name: string,
  ...roles: StaffRole[]
): Promise<Page> {
  const staff = await findStaffByName(sql, name);
  const staffId = staff?.id ?? (await insertStaff(sql, { name, roles, madeBy: 'e2e' }, now));
  if (!staffId) throw new Error(`${name} cannot sit at the desk`);
  const who = { staffId, version: staff?.version ?? 1 };
  const session = { ...who, device: 'a journey', address: '127.0.0.1' };
  const token = await startDeskSession(sql, session, now);
  if (!token) throw new Error(`${name} is not let in`);
  const context = await browser.newContext({ ...size, baseURL: url, reducedMotion: 'reduce' });
  const { hostname } = new URL(url);
  await context.addCookies([
    { name: 'reachbook_desk', value: token, domain: hostname, path: '/desk', httpOnly: true },
  ]);
  return context.newPage();
}

const openedBy = new WeakMap<Page, Set<string>>();

/**
 * Goes to a page of the desk as a click in the menu does, without loading the desk again. What this
 * desk has opened before is opened afresh, because the desk keeps answers for some seconds.
 */
export async function goInDesk(page: Page, path: string): Promise<void> {
  const opened = openedBy.get(page);
  if (!opened || opened.has(path)) return openDesk(page, path);
  // By way of another page, so that nothing of the last one is taken for the next.
  await page.evaluate(() => window.location.assign('#/nowhere'));
  await page.getByText('This page doesn’t exist').waitFor();
  await page.evaluate((hash) => window.location.assign(hash), `#${path}`);
  opened.add(path);
}

/** Opens a page of the desk afresh, even if it is already open. */
export async function openDesk(page: Page, path: string): Promise<void> {
  openedBy.set(page, new Set([path]));
  await page.goto('about:blank');
  await page.goto(`/desk/#${path}`);
  await page.getByRole('navigation', { name: 'Pages' }).waitFor();
}

/** The browser's complaints. A refusal answered with 200 is not one. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}
