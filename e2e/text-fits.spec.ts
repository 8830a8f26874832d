import { expect, test } from './journey.ts';
import { offerPlan } from './offer.ts';
import { findCutText } from './stage/find-cut-text.ts';
import { type Scene, screens } from './stage/scenes.ts';
import { sayIn, setTextSize, show, visit } from './stage/walk.ts';

const width = 320;

/** German has the longest words and is seen everywhere; two more scripts share the screens. */
const parts = {
  de: () => true,
  ru: (at: number) => at % 3 === 0,
  th: (at: number) => at % 3 === 1,
} as const;

// Every language, width and size is measured in the long run, with sheets and more data.
test('no text is cut off on a narrow phone with letters of twice the size', async ({
  browser,
  baseURL,
  db,
}) => {
  const { planNo } = await offerPlan(db, 'demo');
  const plans = { putting: planNo, settled: planNo, waiting: planNo };
  const stage = { plans, linkToken: 'none', proxyId: 'none', code: 'K7M2QX4TBN8RWDHY' };
  const cut: string[] = [];
  for (const [language, isSeen] of Object.entries(parts)) {
    const [code, say] = [language as keyof typeof parts, await sayIn(language as 'de')];
    const seen = screens.filter((_, at) => isSeen(at));
    const walk = async (actor: 'partner' | null, scenes: readonly Scene[]) => {
      const more = { viewport: { width, height: 640 } };
      const page = await visit(browser, { url: baseURL ?? '', actor, language: code, more });
      await setTextSize(page, 200);
      for (const scene of scenes) {
        await show(page, scene, stage, say);
        const found = await findCutText(page, width);
        cut.push(...found.map((line) => `${language} ${scene.name}: ${line}`));
      }
      await page.context().close();
    };
    await walk(
      null,
      seen.filter(({ actor }) => actor === null),
    );
    await walk(
      'partner',
      seen.filter(({ actor }) => actor !== null),
    );
  }
  expect(cut).toEqual([]);
});

test('what does not fit is found', async ({ page }) => {
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
