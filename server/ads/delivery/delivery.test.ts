import { afterAll, beforeAll, expect, test } from 'vitest';
import { invalidReasons } from '#domain/delivery/event.ts';
import { createTestSite, someBrowser, type TestSite } from './test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

test('an ad is served, seen and clicked, and costs its price once', async () => {
  const viewer = { 'user-agent': someBrowser() };
  const ad = await site.serve(viewer);
  expect(ad).toMatchObject({ format: 'image', isSimulated: true });
  for (const path of [ad.impression, ad.viewable, ad.impression]) {
    expect((await site.send(path, viewer, 'POST')).status).toBe(204);
  }
  const answer = await site.send(ad.click, viewer);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toMatch(
    new RegExp(`^https://shop\\.example/lamp\\?from=${site.placement.key}&click_id=[0-9a-f-]{36}$`),
  );
  expect(await site.spent()).toBe(2_000n);
  const duplicate = invalidReasons.indexOf('duplicate');
  expect(await site.events()).toEqual([
    { kind: 1, invalid: null, cost: 2_000n },
    { kind: 2, invalid: null, cost: 0n },
    { kind: 1, invalid: duplicate, cost: 0n },
    { kind: 7, invalid: null, cost: 0n },
  ]);
});

test('an unknown placement gets nothing, and so does a bot', async () => {
  expect((await site.send('/v1/serve?z=nowhere')).status).toBe(204);
  const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  expect((await site.send(`/v1/serve?z=${site.placement.key}`, bot)).status).toBe(204);
});

test('pages of any origin may ask and report, without what a browser keeps for us', async () => {
  const headers = { origin: 'https://paper.example', 'user-agent': someBrowser() };
  const answer = await site.send(`/v1/serve?z=${site.placement.key}`, headers);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  expect(answer.headers.get('set-cookie')).toBeNull();
});
