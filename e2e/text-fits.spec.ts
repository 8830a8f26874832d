import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { offerPlan } from './offer.ts';
import { findCutText, findWrappedTitle } from './stage/find-cut-text.ts';
import { screens } from './stage/scenes.ts';
import { resize, sayIn, setTextSize, show, visit } from './stage/walk.ts';

const width = 320;

// The long run measures every language, width and size, with sheets and more data.
test('no text is cut off at twice the size, and a title takes one line at the usual one', async ({
  browser,
  baseURL,
  db,
}) => {
  const { planNo } = await offerPlan(db, 'demo');
  const plans = { putting: planNo, settled: planNo, waiting: planNo };
  const stage = { plans, linkToken: 'none', proxyId: 'none', code: 'K7M2QX4TBN8RWDHY' };
  const cut: string[] = [];
  // German has the longest words.
  const say = await sayIn('de');
  for (const actor of [null, 'partner'] as const) {
    const page = await visit(browser, { url: baseURL ?? '', actor, language: 'de' });
    for (const scene of screens.filter((one) => (one.actor === null) === (actor === null))) {
      await resize(page, 390, 844);
      await setTextSize(page, 100);
      await show(page, scene, stage, say);
      const found = await findWrappedTitle(page);
      await resize(page, width, 640);
      await setTextSize(page, 200);
      found.push(...(await findCutText(page, width)));
      cut.push(...found.map((line) => `${scene.name}: ${line}`));
    }
    await page.context().close();
  }
  expect(cut).toEqual([]);
});

test('the title on a cover stays readable, however tall the header grows', async ({
  browser,
  baseURL,
}) => {
  const more = { viewport: { width, height: 640 } };
  const asked = { url: baseURL ?? '', actor: 'partner', language: 'de', more } as const;
  const page = await visit(browser, asked);
  await page.goto('/#/wallet/foreign-exchange');
  for (const percent of [100, 150, 200]) {
    await setTextSize(page, percent);
    await expect
      .poll(() => coloursBehindName(page), `at ${percent} %`)
      .toEqual(['rgb(27, 47, 125)']);
  }
});

/** The colours behind a screen's white title, from top to bottom. */
const coloursBehindName = (page: Page): Promise<string[]> =>
  page.locator('header h1').evaluate((name) => {
    const { left, top, height } = name.getBoundingClientRect();
    const clear = 'rgba(0, 0, 0, 0)';
    const colours = [0.1, 0.5, 0.9].map((part) =>
      document
        .elementsFromPoint(left + 1, top + part * height)
        .map((element) => getComputedStyle(element).backgroundColor)
        .find((colour) => colour !== clear),
    );
    return [...new Set(colours.map(String))];
  });

test('the two parts of a coupon are stacked where large letters leave no room', async ({
  browser,
  baseURL,
}) => {
  const page = await visit(browser, { url: baseURL ?? '', actor: 'partner', language: 'de' });
  await page.goto('/#/ad-center/activities');
  const paper = page.locator('main article > div').first();
  const isBeside = () =>
    paper.evaluate(({ children: [stub, words] }) => {
      const [one, other] = [stub, words].map((part) => part?.getBoundingClientRect().top);
      return one === other;
    });
  await expect.poll(isBeside).toBe(true);
  await setTextSize(page, 200);
  await expect.poll(isBeside).toBe(false);
});

test('text that does not fit is found', async ({ page }) => {
  await page.setViewportSize({ width, height: 640 });
  await page.setContent(`<meta name="viewport" content="width=device-width">
    <p>Fits</p><p style="inline-size: 30px; overflow: hidden">Donaudampfschiff</p>
    <p style="inline-size: 30px">Kraftfahrzeug</p>
    <p style="block-size: 10px; overflow: hidden">one two<br>three</p>
    <input value="K7M2-QX4T-BN8R-WDHY" style="inline-size: 60px">`);
  const found = (await findCutText(page, width)).join('\n');
  expect(found).not.toContain('Fits');
  for (const text of ['Donaudampfschiff', 'Kraftfahrzeug', 'three', 'K7M2']) {
    expect(found).toContain(text);
  }
});
