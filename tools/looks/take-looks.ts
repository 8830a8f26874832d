import { type Browser, chromium, type Page } from '@playwright/test';
import type { Scene } from '../../e2e/stage/scene.ts';
import { lockScene, screens } from '../../e2e/stage/scenes.ts';
import { type Stage, stageNow } from '../../e2e/stage/stage.ts';
import { isStill } from '../../e2e/stage/still.ts';
import { sayIn, show, visit } from '../../e2e/stage/walk.ts';
import { chromiumArguments, getChromium } from '../chromium.ts';
import { shrink } from './compare-looks.ts';
import { lookLanguages, lookName, lookSchemes } from './look-files.ts';

const width = 390;
const heightMin = 844;
/** Longer than the longest screen, so that nothing is cut off. */
const heightMax = 8_000;

/** What has reference pictures: every screen, and the lock. */
export const lookScenes: readonly Scene[] = [...screens, lockScene];

/** Takes these scenes in every look, and passes on each picture with its name. */
export async function takeLooks(
  stage: Stage,
  scenes: readonly Scene[],
  keep: (name: string, picture: Buffer) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await getChromium(),
    // The same font on every screen.
    args: [...chromiumArguments, '--font-render-hinting=none', '--disable-lcd-text'],
  });
  try {
    for (const language of lookLanguages) {
      for (const scheme of lookSchemes) {
        await takeAll(browser, stage, { language, scheme, scenes, keep });
      }
    }
  } finally {
    await browser.close();
  }
}

interface Look {
  readonly language: (typeof lookLanguages)[number];
  readonly scheme: (typeof lookSchemes)[number];
  readonly scenes: readonly Scene[];
  readonly keep: (name: string, picture: Buffer) => Promise<void>;
}

async function takeAll(browser: Browser, stage: Stage, { language, scheme, scenes, keep }: Look) {
  const say = await sayIn(language);
  for (const actor of [null, 'partner', 'newcomer'] as const) {
    const contextOptions = { colorScheme: scheme };
    const page = await visit(browser, {
      url: stage.url,
      actor,
      language,
      at: stageNow,
      more: contextOptions,
    });

    for (const scene of scenes.filter((scene) => scene.actor === actor)) {
      await page.setViewportSize({ width, height: heightMin });
      await show(page, scene, stage, say);
      await keep(lookName(scene.name, language, scheme), await shrink(await take(page, stage)));
    }

    await page.context().close();
  }
}

/**
 * The whole screen, on a phone as tall as the screen, so that what is sticky at the lower edge is
 * in place.
 */
async function take(page: Page, { proxyId }: Stage): Promise<Buffer> {
  const long = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(heightMax, Math.max(heightMin, long));
  await page.setViewportSize({ width, height });
  await isStill(page);
  await page.evaluate(evenOut, proxyId);

  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Overwrites random values with fixed characters: plan numbers, confirmations, a proxy ID. */
function evenOut(proxyId: string): void {
  const chance = [
    [/\bP\d{6}[0-9A-Z]{8}\b/g, 'P26XXXXXXXXXXXX'],
    [/\bP\d{4}…\u2060?[0-9A-Z]{4}\b/g, 'P26XX…\u2060XXXX'],
    [/\bF-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, 'F-XXXX-XXXX'],
    [/\b127\.0\.0\.1:\d+/g, '127.0.0.1'],
    [proxyId, 'XXXXXXXX'],
  ] as const;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const evened = chance.reduce((before, [sign, same]) => before.replaceAll(sign, same), text);
    if (evened !== text) node.nodeValue = evened;
  }
}
