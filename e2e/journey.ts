import { randomBytes } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { codeFromBytes, formatCode } from '../domain/account/authorization-code.ts';
import { saveCode } from '../server/account/code-store.ts';
import { type Db, openDb } from '../server/db/db.ts';
import { keepToasts } from './toasts.ts';

interface Fixtures {
  /** The database behind the server, for what only staff could do. */
  readonly db: Db;
  /** A fresh authorization code, as one would be handed out. */
  readonly code: string;
  /** Everything that the browser complained about; it must stay empty. */
  readonly complaints: string[];
}

export const test = base.extend<Fixtures>({
  db: async ({ baseURL: _ }, use) => {
    const db = openDb(process.env.E2E_DATABASE_URL ?? '');
    await use(db);
    await db.close();
  },
  code: async ({ db }, use) => {
    // All journeys come from one address, which in life would be many shops.
    await db.sql("delete from attempt where key like 'registerFromAddress:%'");
    const code = codeFromBytes(randomBytes(10));
    const issuedAt = new Date();
    const expiresAt = new Date(issuedAt.getTime() + 86_400_000);
    const terms = 'Opens one account at no cost.';
    await saveCode(db.sql, {
      code,
      issuer: 'Journeys',
      terms,
      issuedBy: 'e2e',
      issuedAt,
      expiresAt,
    });
    await use(formatCode(code));
  },
  complaints: [
    async ({ context, page }, use) => {
      await context.addInitScript(keepToasts);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const isOwnDoing = message.text().includes('net::ERR_');
        if (message.type() === 'error' && !isOwnDoing) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const demo = { username: 'demo', password: 'look-around-first' };

export async function logIn(page: Page, { username, password } = demo): Promise<void> {
  await page.goto('/#/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/#\/ad-center$/);
}

/** Registers through the screen, as a newcomer does. */
export async function register(page: Page, username: string, code: string): Promise<void> {
  await page.goto('/#/register');
  await fillRegistration(page, username, code);
  await page.getByRole('button', { name: 'Open the account' }).click();
}

export const newPassword = 'a quiet morning';

export async function fillRegistration(page: Page, username: string, code: string): Promise<void> {
  await page.getByLabel('Authorization code').fill(code);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByLabel('Password again').fill(newPassword);
  await page.getByLabel('Email').fill('owner@harbour.example');
  await page.getByLabel('Phone').fill('+66 2 123 4567');
}
