import { type Browser, expect, type Page, test } from '@playwright/test';
import { performanceGroups } from '../domain/desk/performance.ts';
import { workingRoles } from '../domain/desk/role.ts';
import type { Language } from '../domain/language.ts';
import { projectFolder } from '../tools/project.ts';
import { deskButton, deskDialog } from './desk-acts.ts';
import { goInDesk, openDesk, sitAtDesk } from './desk-staff.ts';
import { askForPayout } from './money.ts';
import { fillReport } from './stage/fill-report.ts';
import { approvePayout, fillSums } from './stage/fill-sums.ts';
import { findBareTotals, findSums, readNumber, whyNotSum } from './stage/find-sums.ts';
import { payPassword } from './stage/furnish.ts';
import { press } from './stage/open-sheet.ts';
import type { Scene } from './stage/scene.ts';
import { screens, sheets } from './stage/scenes.ts';
import { type Stage, setStage, stageNow } from './stage/stage.ts';
import { countAsked, isStill } from './stage/still.ts';
import { sayIn, show, visit } from './stage/walk.ts';

/* Parts beside their sum add up on every screen, for a person who reads and adds them. */

let stage: Stage;
/** The number of a plan that a coupon pays a part of. */
let couponPlanNo: string;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  stage = await setStage(`${projectFolder}/web/dist`, { desk: `${projectFolder}/desk/dist` });
  await fillReport(stage, stageNow);
  const phone = await visit(browser, { url: stage.url, actor: 'partner', language: 'en' });
  couponPlanNo = await fillSums(stage, phone, stageNow);
  await phone.context().close();
});
test.afterAll(() => stage?.close());

const sheetOn = (name: string, route: string, open: NonNullable<Scene['open']>): Scene => ({
  ...{ name, route, open, actor: 'partner', isAbove: true },
  address: () => route,
});

const figures = 10;

/** What else opens to parts of a sum. */
const others: readonly Scene[] = [
  ...Array.from({ length: figures }, (_, index) =>
    sheetOn(`figure-${index}`, '/ad-center', async (page, say) => {
      await page.getByRole('tab', { name: say('figures.periods.4'), exact: true }).click();
      await isStill(page);
      await page.locator('main button:has([data-opens])').nth(index).click();
    }),
  ),
  sheetOn('assets', '/wallet', press('wallet.figure.totalAssets')),
  sheetOn('payout', '/wallet', async (page, say, furnished) => {
    await press('wallet.withdraw')(page, say, furnished);
    await page.locator('dialog form input').first().fill('10');
  }),
  {
    ...{ name: 'plan-results', route: '/plan/detail', actor: 'partner' },
    address: ({ plans }) => `/plan/detail?planNo=${plans.settled}&tab=performance`,
  },
  {
    name: 'plan-coupon',
    route: '/plan/detail',
    actor: 'partner',
    address: () => `/plan/detail?planNo=${couponPlanNo}`,
  },
  {
    name: 'wallet-records',
    route: '/wallet',
    actor: 'partner',
    address: () => '/wallet',
    async open(page, say, furnished) {
      await press('wallet.filter.title', 'wallet.range.all', 'wallet.filter.show')(
        page,
        say,
        furnished,
      );
      await page.locator('main [aria-expanded=false]').first().click();
      // Of the assets and the group.
      await expect(page.locator('main').getByText(say('app.rounding'))).toHaveCount(2);
    },
  },
];

/** How many sums each screen and sheet shows, so that none is lost unnoticed. */
const sumsOf: Readonly<Record<string, number>> = {
  'ad-center': 1,
  assets: 1,
  balance: 1,
  figure: 2,
  'figure-0': 2,
  'figure-1': 2,
  'figure-2': 1,
  // The line of the profit share opens the profit.
  'figure-3': 3,
  'figure-4': 1,
  'figure-5': 1,
  'figure-6': 1,
  'figure-7': 1,
  'figure-8': 1,
  'figure-9': 1,
  'figure-result': 3,
  integrity: 3,
  month: 2,
  'not-counted': 2,
  'operator-found': 1,
  order: 1,
  payout: 1,
  'plan-coupon': 4,
  'plan-detail': 2,
  'plan-orders': 1,
  'plan-performance': 4,
  'plan-results': 4,
  'plan-settled': 2,
  'put-review': 1,
  segment: 1,
  wallet: 2,
  'wallet-empty': 1,
  'wallet-records': 3,
};

/** Totals that stand alone, by the start of their line. */
const alone = /^(Available funds|Counted|One month|Settled|The most you can lose)/;

/** What is wrong with the sums on a page. */
async function findWrong(page: Page, place: string, locale: string) {
  const sums = await findSums(page);
  const reasons = sums.flatMap((sum) => whyNotSum(sum, locale) ?? []);
  const bare = (await findBareTotals(page)).filter((line) => !alone.test(line));
  return {
    count: sums.length,
    wrong: [...reasons, ...bare.map((line) => `${line} is the total of nothing`)].map(
      (reason) => `${place}: ${reason}`,
    ),
  };
}

type Look = (page: Page, scene: Scene) => Promise<void>;

async function walk(browser: Browser, language: Language, scenes: readonly Scene[], look: Look) {
  const say = await sayIn(language);
  for (const actor of [null, 'partner', 'newcomer'] as const) {
    const page = await visit(browser, { url: stage.url, actor, language, at: stageNow });
    for (const scene of scenes.filter((one) => one.actor === actor)) {
      await show(page, scene, stage, say);
      await look(page, scene);
    }
    await page.context().close();
  }
}

test('parts beside their sum add up on every screen and sheet of the app', async ({ browser }) => {
  test.setTimeout(600_000);
  const problems: string[] = [];
  const counts: Record<string, number> = {};
  await walk(browser, 'en', [...screens, ...sheets, ...others], async (page, { name }) => {
    const { wrong, count } = await findWrong(page, name, 'en');
    problems.push(...wrong);
    if (count > 0) counts[name] = count;
  });
  expect(problems).toEqual([]);
  expect(counts).toEqual(sumsOf);
});

test('they add up where a comma separates the decimals', async ({ browser }) => {
  test.setTimeout(300_000);
  const problems: string[] = [];
  const scenes = [...screens, ...others].filter(({ name }) => name in sumsOf);
  await walk(browser, 'de', scenes, async (page, { name }) => {
    const sums = await findSums(page);
    const reasons = sums.flatMap((sum) => whyNotSum(sum, 'de') ?? []);
    problems.push(...reasons.map((reason) => `${name}: ${reason}`));
    if (sums.length !== sumsOf[name]) problems.push(`${name}: ${sums.length} sums`);
  });
  expect(problems).toEqual([]);
});

/** How many sums each page of the desk shows. */
const deskSumsOf: Readonly<Record<string, number>> = {
  '/bank, a new file': 1,
  '/bank-balances': 1,
  '/overview': 7,
  '/payouts?id': 1,
  '/performance': 9,
  '/performance?by=merchant': 9,
  '/performance?by=placement': 7,
  '/performance?by=product': 9,
  '/performance?by=publisher': 4,
};

test('parts beside their sum add up on every page of the desk', async ({ browser }) => {
  test.setTimeout(300_000);
  // Wide enough for every column: a folded one would be no part of its sum.
  const size = { viewport: { width: 1920, height: 1080 } };
  const at = { sql: stage.db.sql, now: stageNow, size };
  const page = await sitAtDesk(browser, at, stage.url, 'Ada Adds', ...workingRoles);
  countAsked(page);
  await page.clock.setFixedTime(stageNow);
  await openDesk(page, '/overview');
  const links = page.getByRole('navigation', { name: 'Pages' }).locator('a[href^="#/"]');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => (link.getAttribute('href') ?? '').replace('#', '')),
  );
  const reports = performanceGroups.map((by) => `/performance?by=${by}`);
  const phone = await visit(browser, { url: stage.url, actor: 'partner', language: 'en' });
  const payoutId = await askForPayout(phone, '12.34');
  for (const amount of ['30.00', '40.05']) await approvePayout(stage, phone, amount, stageNow);
  await phone.context().close();

  const problems: string[] = [];
  const counts: Record<string, number> = {};
  const look = async (place: string) => {
    await isStill(page);
    const { wrong, count } = await findWrong(page, place, 'en');
    problems.push(...wrong);
    if (count > 0) counts[place] = count;
  };
  for (const path of [...paths, ...reports, `/payouts?id=${payoutId}`]) {
    await goInDesk(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(path.replace(/=[0-9a-f-]{36}$/, ''));
  }
  await goInDesk(page, '/bank');
  await deskButton(page, 'Create payment file').click();
  await deskDialog(page, 'Create payment file').waitFor();
  await look('/bank, a new file');
  expect(problems).toEqual([]);
  expect(counts).toEqual(deskSumsOf);
  await page.context().close();
});

/** Confirms what the dialog on top is about, with the digits, and waits for the receipt. */
async function confirm(page: Page): Promise<void> {
  const dialogs = page.locator('dialog:modal');
  await dialogs.locator('button[type=submit]').click();
  const digits = dialogs.nth(1);
  await digits.getByRole('textbox').fill(payPassword);
  await digits.locator('button[type=submit]').click();
  await page.locator('dialog:modal h2[data-first-focus]').waitFor();
  await isStill(page);
}

// After the others, whose screens it would change.
test('they add up on the receipts of a put and a payout', async ({ browser }) => {
  const say = await sayIn('en');
  const page = await visit(browser, { url: stage.url, actor: 'partner', language: 'en' });
  await page.clock.setFixedTime(stageNow);
  for (const name of ['put-review', 'payout']) {
    const scene = [...sheets, ...others].find((one) => one.name === name);
    if (!scene) throw new Error(`There is no scene ${name}`);
    await show(page, scene, stage, say);
    await confirm(page);
    expect(await findWrong(page, name, 'en')).toEqual({ count: 1, wrong: [] });
  }
  await page.context().close();
});

test('a sum that does not add up is found', async ({ page }) => {
  await page.setContent(`<span data-plus="a">SIM 1,000.10</span> <b data-minus="a b">0.05</b>
    <b data-plus="b">+5</b> <u data-sum="a">1,000.06</u> <u data-sum="b">4.95</u>
    <u data-total data-sum="c">Put SIM 0.00</u> <i data-plus="d">3</i>
    <details><b data-plus="e">1</b><summary data-sum="e">2</summary></details>
    <div>Owed <u data-total>7</u></div>`);
  const reasons = (await findSums(page)).map((sum) => whyNotSum(sum, 'en'));
  expect(reasons).toEqual([
    'SIM 1,000.10 + (−) 0.05 is not 1,000.06',
    ...[null, null],
    '3 has no total',
  ]);
  expect(await findBareTotals(page)).toEqual(['Owed 7']);
});

test('numbers are read as each language writes them', () => {
  expect(readNumber('−SIM 1,240.50', 'en')).toBe(-1_240_500_000n);
  expect(readNumber('1.240,50 SIM setzen', 'de')).toBe(1_240_500_000n);
  expect(readNumber('+1\u202f240,5', 'fr')).toBe(1_240_500_000n);
  expect(() => readNumber('2 of 3', 'en')).toThrow('not one number');
});
