import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { defaultConfig } from 'lighthouse';
import { keysOf } from '#domain/name-list.ts';
import { type RunningServer, startServer } from '../../server/app/main.ts';
import { startEmbedded } from '../../server/platform/database/embedded/start-embedded.ts';
import { makeTestFolder } from '../../server/platform/database/embedded/test-folder.ts';
import { buildWeb } from '../../tools/build-web.ts';
import { chromiumArguments, getChromium } from '../../tools/chromium.ts';
import { median } from '../median.ts';
import { measureIndex, phoneIndex, slowdownFor } from './pace.ts';
import { measureTaps, type Tap, tapMsMax } from './taps.ts';

/*
 * Lighthouse as on a phone, on the screens that partners see most. On a loaded machine a score says
 * more about the machine, so each screen is measured several times and the median counts, and the
 * CPU is throttled by as much as the emulated phone is slower than this machine at that moment.
 */

/** What each score must reach. The spec blocks zooming, which Lighthouse penalises. */
const goals = { performance: 95, accessibility: 95, 'best-practices': 100 } as const;
type Category = keyof typeof goals;
const categories = keysOf(goals);
// Playwright starts its browser without the back-forward cache, which says nothing about the app.
const skipAudits = ['meta-viewport', 'bf-cache'];
const debugPort = 9_223;
/** Lighthouse's own phone network; anything left out here would not be throttled at all. */
const phoneNetwork = defaultConfig.settings?.throttling;

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface Scored {
  readonly screen: string;
  readonly scores: Readonly<Record<Category, number>>;
  /** Lighthouse's benchmark of the machine before each round. */
  readonly machine: readonly number[];
  /** Audits that took points, worst first. */
  readonly why: readonly string[];
}

/** A plan with delivery, so that its screen is complete. */
async function findPlan(browser: Browser, url: string): Promise<string> {
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(`${url}/#/plan`);
  await page.locator('a[href*="plan/detail"]').first().waitFor();
  const address = await page.locator('a[href*="plan/detail"]').first().getAttribute('href');
  await page.close();

  return address?.replace(/^#/, '') ?? '/plan';
}

async function logIn(browser: Browser, { url, demo }: RunningServer): Promise<void> {
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(`${url}/#/login`);
  await page.getByLabel('Username').fill(demo?.username ?? '');
  await page.getByLabel('Password', { exact: true }).fill(demo?.password ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/ad-center/);
  await page.close();
}

async function score(
  browser: Browser,
  url: string,
  screen: string,
  rounds: number,
): Promise<Scored> {
  const runs: Result[] = [];
  const machine: number[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const index = await measureIndex(browser);
    machine.push(index);
    const result = await lighthouse(`${url}/#${screen}`, {
      port: debugPort,
      onlyCategories: categories,
      skipAudits,
      formFactor: 'mobile',
      throttling: { ...phoneNetwork, cpuSlowdownMultiplier: slowdownFor(index) },
      // The login stays, as for a partner who returns.
      disableStorageReset: true,
      logLevel: 'error',
    });

    if (!result) throw new Error(`Lighthouse did not measure ${screen}`);

    runs.push(result.lhr);
  }

  const points = (category: Category) =>
    Math.round(median(runs.map((run) => (run.categories[category]?.score ?? 0) * 100)));
  const audits = Object.values(runs[0]?.audits ?? {});
  const why = audits
    .filter(
      ({ score: taken, scoreDisplayMode }) =>
        taken !== null && taken < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, displayValue }) => `${id}${displayValue ? ` (${displayValue})` : ''}`);

  const scores = Object.fromEntries(categories.map((category) => [category, points(category)]));
  return { screen, scores: scores as Scored['scores'], machine, why };
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '3' },
      json: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });

  await buildWeb();
  const folder = makeTestFolder();
  const embedded = await startEmbedded({ folder: folder.path });
  const server = await startServer({
    PORT: '0',
    DATABASE_URL: embedded.url,
    DATA_DIR: folder.path,
    DEMO_DAYS: '3',
  });

  const browser = await chromium.launch({
    executablePath: await getChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${debugPort}`],
  });
  try {
    const rounds = Number(values.rounds);
    const isScored = values.only !== 'taps';
    const rows = isScored ? [await score(browser, server.url, '/login', rounds)] : [];
    await logIn(browser, server);
    const screens = ['/ad-center', await findPlan(browser, server.url), '/wallet'];

    for (const screen of isScored ? screens : []) {
      rows.push(await score(browser, server.url, screen, rounds));
    }

    const taps = values.only === 'scores' ? [] : await measureTaps(browser, server.url, screens);
    print(rows, taps, values.json);
    const isFast = taps.every(({ ms }) => ms <= tapMsMax);
    const isGood = rows.every(({ scores }) =>
      categories.every((category) => scores[category] >= goals[category]),
    );

    return isGood && isFast;
  } finally {
    await browser.close();
    await server.close();
    await embedded.stop();
    folder.remove();
  }
}

function print(rows: readonly Scored[], taps: readonly Tap[], asJson: boolean): void {
  if (asJson) {
    console.log(JSON.stringify({ rows, taps }));
    return;
  }

  if (taps.length > 0) {
    const slowest = [...taps].sort((a, b) => b.ms - a.ms);
    const scoreTexts = slowest.slice(0, 3).map(({ name, ms, screen }) => {
      return `${ms} ms ${name} (${screen.split('?')[0]})`;
    });
    console.log(
      `tap to next paint, ${taps.length} taps, at most ${tapMsMax} ms: ${scoreTexts.join(', ')}`,
    );
  }

  for (const { screen, scores, machine, why } of rows) {
    const said = categories.map((category) => `${category} ${scores[category]}`).join(', ');
    console.log(`${screen.split('?')[0]}: ${said}`);
    const index = median(machine);
    console.log(`  machine at ${Math.round(index)}, slowed ${slowdownFor(index)} times`);

    if (index < phoneIndex) {
      console.log(`  slower than the phone itself (${phoneIndex}): what runs beside took points`);
    }

    if (why.length > 0) console.log(`  points went to ${why.join(', ')}`);
  }
}

process.exitCode = (await main()) ? 0 : 1;
