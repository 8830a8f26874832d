import type { Route } from '@playwright/test';
import { payPassword } from './furnish.ts';
import type { Scene } from './scene.ts';
import { isStill } from './still.ts';

/* What opens the sheets of the scenes. */

export type Open = NonNullable<Scene['open']>;

/** Presses the elements with these texts, one after another. */
export const press =
  (...keys: string[]): Open =>
  async (page, say) => {
    for (const key of keys) {
      const words = say(key);
      const named = page.getByRole('button', { name: words, exact: true });
      const rows = page.locator('main').getByRole('button').filter({ hasText: words });
      await named.or(rows).first().waitFor();
      // A row may contain the same text among others; an element with that exact name comes first.
      await ((await named.count()) > 0 ? named : rows).first().click();
    }
  };

export const pressFirst =
  (selector: string): Open =>
  (page) =>
    page.locator(selector).first().click();

/** Fills in an amount and shows its preview. */
export const reviewPut: Open = async (page, say, stage) => {
  await press('plan.put.title')(page, say, stage);
  await page.locator('dialog form input').first().fill('40');
  await page.locator('dialog button[type=submit]:enabled').waitFor();
};

/** A sheet on a sheet loads from a chunk of its own, slightly later. */
export const overAnother =
  (...steps: Open[]): Open =>
  async (page, say, stage) => {
    for (const step of steps) await step(page, say, stage);
    await page.locator('dialog:modal').nth(1).waitFor();
  };

/** The keypad for the transaction password. */
export const confirmPut = overAnother(reviewPut, pressFirst('dialog button[type=submit]'));

/** The receipt of a stop that the server never hears of, so that the plan runs on for others. */
export const finishStop: Open = async (page, say, stage) => {
  await press('plan.acts.stop')(page, say, stage);
  const answer = async (route: Route) => {
    const url = new URL('/api/plan/order/detail', page.url()).href;
    const detail = await route.fetch({ url, postData: { planNo: stage.plans.putting } });
    const { plan } = (await detail.json()).data;
    await route.fulfill({ json: { code: 200, msg: '', data: { plan } } });
  };
  await page.route('**/api/plan/order/stop', answer, { times: 1 });
  await page.locator('dialog button[data-kind=danger]').click();
  await page.locator('dialog form input').fill(payPassword);
  await page.locator('dialog form button[type=submit]').click();
  await page.getByText(say('wallet.done.plan')).waitFor();
};

/** The screen for a link by mail, which a stage without mail would leave. */
export const offerMail: Open = async (page, say) => {
  const json = { code: 200, msg: '', data: { isMailOffered: true } };
  await page.route('**/api/auth/ways-back', (route) => route.fulfill({ json }));
  await page.goto('/#/forgot/mail');
  await page.getByRole('button', { name: say('forgot.mailSubmit') }).waitFor();
  await page.unroute('**/api/auth/ways-back');
};

/** A figure of the week, whose sheet has a chart. */
export const openResult: Open = async (page, say, stage) => {
  await page.getByRole('tab', { name: say('figures.periods.2'), exact: true }).click();
  await isStill(page);
  await pressFirst('main button[data-size=hero]')(page, say, stage);
};

export const findOperator: Open = async (page, _say, { proxyId }) => {
  await page.locator('main form input').first().fill(proxyId);
  await page.locator('main form button[type=submit]').first().click();
};

/** A closed account: the login is refused, and customer service is shown. */
export const beRefused: Open = async (page, say) => {
  const refused = { reason: 'account_disabled', facts: {} };
  const body = { code: 403, msg: say('refusal.account_disabled'), data: refused };
  await page.route('**/api/auth/v2/login', (route) => route.fulfill({ json: body }), { times: 1 });
  await page.locator('input[name=username]').fill('harbour');
  await page.locator('input[name=password]').fill('a quiet morning');
  await page.locator('button[type=submit]').click();
};

/** A screen whose data could not be loaded, with a retry. */
export const failToRead =
  (path: string): Open =>
  async (page, say) => {
    await page.route(path, (route) => route.fulfill({ status: 502, body: '' }));
    await page.reload();
    await page.getByText(say('app.retry')).first().waitFor();
    await page.unroute(path);
  };
