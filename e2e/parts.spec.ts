import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { findProblems } from './find-problems.ts';

const configFile = join(import.meta.dirname, '../web/parts-page/vite.config.ts');
let server: PreviewServer;
let url = '';

test.beforeAll(async () => {
  await build({ configFile, logLevel: 'warn' });
  server = await preview({ configFile, preview: { port: 0 }, logLevel: 'warn' });
  url = server.resolvedUrls?.local[0] ?? '';
});
test.afterAll(() => server.close());

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every part in every state is in order in ${colorScheme}`, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const opened of ['', 'sheet', 'picker', 'popup', 'confirm', 'danger', 'busy', 'toast']) {
      await page.goto(`${url}?lang=de&open=${opened}`);
      await expect(page.locator('h1').first()).toBeAttached();
      expect(await findProblems(page), opened).toEqual([]);
    }
    await page.goto(`${url}?lang=th`);
    const picture = await page.screenshot({ fullPage: true });
    await info.attach(`parts in ${colorScheme}`, { body: picture, contentType: 'image/png' });
  });
}

test('at twice the text size no part is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const lang of ['en', 'de', 'th', 'ja']) {
    await page.goto(`${url}?lang=${lang}&text=2`);
    await expect(page.locator('h1').first()).toBeAttached();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, lang).toBeLessThanOrEqual(320);
  }
});
