import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, someBrowser, type TestSite } from './test-site.ts';
import { findVastFaults, parseXml } from './test-vast-rules.ts';

let site: TestSite;
beforeAll(async () => {
  const title = 'Lamps & <shades> "now" ]]> 50 %';
  site = await createTestSite({ product: { format: 'video', title } });
});
afterAll(() => site.close());

const viewer = { 'user-agent': someBrowser() };
const ask = async (placement: string) =>
  (await site.send(`/v1/vast?z=${placement}`, viewer)).text();

test('an answer for a player follows the schema, whatever is in the title', async () => {
  const text = await ask(site.placement.key);
  expect(findVastFaults(parseXml(text))).toEqual([]);
  expect(text).toContain('simulated');
});

test('an answer without an ad is valid too', async () => {
  const root = parseXml(await ask('nowhere'));
  expect(findVastFaults(root)).toEqual([]);
  expect(root.children).toEqual([]);
});

test('a player’s request for a placement without videos does not use up the viewer’s frequency cap', async () => {
  const putRule = { frequencyCap: { times: 1, hours: 24 } };
  const images = await createTestSite({ product: { putRule } });
  const ask = async (path: string) =>
    (await images.send(`${path}?z=${images.placement.key}`, viewer)).status;
  expect(await ask('/v1/vast')).toBe(200);
  expect([await ask('/v1/serve'), await ask('/v1/serve')]).toEqual([200, 204]);
  await images.close();
});

test('the schema check finds violations', async () => {
  const text = await ask(site.placement.key);
  const broken = [
    text.replace(/<AdTitle>.*<\/AdTitle>/, ''),
    text.replace('delivery="progressive"', 'delivery="fast"'),
    text.replace('type="video/webm" ', ''),
    text.replace('version="4.2"', 'version="9"'),
    text.replace(
      /(<Impression.*<\/Impression>)(<ViewableImpression.*<\/ViewableImpression>)/,
      '$2$1',
    ),
    text.replace('<Duration>00:00:08.000', '<Duration>8 s'),
    text.replace(/<UniversalAdId.*<\/UniversalAdId>/, ''),
  ];
  for (const one of broken) {
    expect(one).not.toBe(text);
    expect(findVastFaults(parseXml(one))).not.toEqual([]);
  }
});

test('each address in the answer reports its own event', async () => {
  // As a player fills it in.
  const text = (await ask(site.placement.key)).replaceAll('[PLAYERSIZE]', '640,360');
  const addresses = [...text.matchAll(/<!\[CDATA\[(http[^\]]*?\?[^\]]*?)\]\]>/g)].map(
    ([, address = '']) => new URL(address),
  );
  const find = (path: string, n?: string) =>
    addresses.find(
      (url) => url.pathname === path && (n === undefined || url.searchParams.get('n') === n),
    );
  const send = async (url: URL | undefined) =>
    (await site.send(`${url?.pathname}${url?.search}`, viewer)).status;
  expect(await send(find('/v1/i'))).toBe(204);
  expect(await send(find('/v1/v'))).toBe(204);
  for (const n of ['25', '50', '75', '100']) expect(await send(find('/v1/q', n))).toBe(204);
  expect(await send(find('/v1/c'))).toBe(302);
  const kinds = (await site.events()).map(({ kind, invalid }) => [kind, invalid]);
  expect(kinds).toEqual([1, 2, 3, 4, 5, 6, 7].map((kind) => [kind, null]));
});
