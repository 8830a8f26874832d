import type { APIResponse, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { withDatabase } from './fixtures.ts';
import { keepToasts } from './toasts.ts';

interface Fixtures {
  /** Everything that the browser complained about; it must stay empty. */
  readonly complaints: string[];
}

export const test = withDatabase.extend<Fixtures>({
  complaints: [
    async ({ browser, context, page }, use) => {
      await context.addInitScript(keepToasts);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const isOwnDoing = message.text().includes('net::ERR_');
        if (message.type() === 'error' && !isOwnDoing) complaints.push(message.text());
      });
      await use(complaints);
      // Pages left open by a journey would keep polling the server during the next ones.
      for (const openContext of browser.contexts())
        if (openContext !== context) await openContext.close();
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

/** Logs in by the screen's call, where the login is not what the journey is about. */
export async function enterAs(
  page: Page,
  path = '/ad-center',
  { username, password } = demo,
): Promise<void> {
  const entered = await page.request.post('/api/auth/v2/login', { data: { username, password } });
  await keepSession(page, await tokenIn(entered));
  await page.goto(`/#${path}`);
}

const newcomer = { email: 'owner@harbour.example', phone: '+66 2 123 4567' };

/** Opens an account through the screen's calls, and starts the app where the journey begins. */
export async function openAccount(
  page: Page,
  username: string,
  code: string,
  path = '/ad-center',
): Promise<void> {
  await openAccountBeforeApp(page, username, code);
  await page.goto(`/#${path}`);
}

/** The same, before the app has started. */
export async function openAccountBeforeApp(
  page: Page,
  username: string,
  code: string,
): Promise<void> {
  const passwords = { password: newPassword, confirmPassword: newPassword };
  const form = { username, ...passwords, licenseKey: code, ...newcomer };
  const opened = await page.request.post('/api/auth/v2/register', { data: form });
  await keepSession(page, await tokenIn(opened));
}

async function tokenIn(answer: APIResponse): Promise<string> {
  const { code, msg, data } = (await answer.json()) as {
    code: number;
    msg: string;
    data: { token: string };
  };
  if (code !== 200) throw new Error(`Nobody is logged in: ${msg}`);
  return data.token;
}

/** Leaves a session in the browser, as the app itself would. */
async function keepSession(page: Page, token: string): Promise<void> {
  const reply = await page.request.get('/api/user/info', { headers: { 'x-ct': token } });
  const {
    email: _,
    phone: __,
    ...userInfo
  } = ((await reply.json()) as { data: typeof newcomer }).data;
  // An empty page of the same origin: storage must be filled before the app starts.
  const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
  await page.route('/empty', (route) => route.fulfill(empty), { times: 1 });
  await page.goto('/empty');
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) {
        localStorage.setItem(key, JSON.stringify(value));
      }
    },
    { token, userInfo, lang: 'en' },
  );
}

/** Registers through the screen, as a newcomer does. */
export async function register(
  page: Page,
  username: string,
  code: string,
  { isThere = false } = {},
): Promise<void> {
  if (!isThere) await page.goto('/#/register');
  await fillRegistration(page, username, code);
  await page.getByRole('button', { name: 'Open account' }).click();
}

export const newPassword = 'a quiet morning';

export async function fillRegistration(page: Page, username: string, code: string): Promise<void> {
  await page.getByLabel('Authorization code').fill(code);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByLabel('Email').fill(newcomer.email);
  await page.getByLabel('Phone').fill(newcomer.phone);
}
