import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '#domain/test-seed.ts';
import { textsIn } from '#texts/by-language.ts';
import { landingAddress } from './landing-address.ts';
import { createTestSite, someBrowser, type TestSite } from './test-site.ts';
import { createTokenSigner } from './token-signer.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ placement: { isSimulated: true } });
});
afterAll(() => site.close());

const tokenIn = (path: string): string => new URLSearchParams(path.split('?')[1]).get('t') ?? '';

const tries = isLongRun ? 1_000 : 300;

test(`of ${tries} forged tokens none counts, and a forged click leads nowhere`, async () => {
  const real = tokenIn((await site.serve()).impression);
  const bytes = Buffer.from(real, 'base64url');
  const foreign = createTokenSigner(randomBytes(32), false);
  const forged = Array.from({ length: tries }, (_, at) => {
    const copy = Buffer.from(bytes);
    // A flipped bit in the content or the signature, another key, noise, or a truncated token.
    if (at % 5 < 2)
      copy.writeUInt8(copy.readUInt8(at % copy.length) ^ (1 << (at % 8)), at % copy.length);
    if (at % 5 === 2) randomBytes(16).copy(copy, copy.length - 16);
    if (at % 5 === 3)
      return at % 2 === 0 ? randomBytes(75).toString('base64url') : real.slice(0, -1 - (at % 40));
    if (at % 5 === 4) {
      const known = {
        planId: site.plan.id,
        creativeId: site.product.creativeId,
        placementId: site.placement.id,
      };
      const priced = { price: 2_000n, pay: 0n, priceModel: 'cpm', format: 'image' } as const;
      const serveId = randomBytes(16);
      return foreign.sign({
        ...known,
        ...priced,
        serveId,
        issuedAt: site.server.clock.now.getTime(),
      });
    }
    return copy.toString('base64url');
  });
  const answers = await Promise.all(
    forged.map(async (token, at) => {
      const path = at % 3 === 0 ? '/v1/c' : at % 3 === 1 ? '/v1/i' : '/v1/v';
      const answer = await site.send(`${path}?t=${token}`);
      return [path, answer.status, answer.headers.get('location')];
    }),
  );
  for (const [path, status, location] of answers) {
    expect([path, status, location]).toEqual([path, path === '/v1/c' ? 404 : 204, null]);
  }
  expect(await site.events()).toEqual([]);
  expect(await site.spent()).toBe(0n);
});

test('whoever follows a dead link is told so in the language of their browser', async () => {
  const answer = await site.send('/v1/c?t=forged', { 'accept-language': 'ja,en;q=0.5' });
  expect(await answer.text()).toContain((await textsIn('ja', 'pages')).ad.linkInvalid);
});

test('no query changes where a click leads', async () => {
  const evil = [
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '%0d%0aLocation:x',
  ];
  const names = ['url', 'u', 'to', 'redirect', 'location', 'click_id', 'z', 'l', 'landing_url'];
  const sent = { 'user-agent': someBrowser(), 'x-forwarded-host': 'evil.example' };
  for (const [nth, name] of names.entries()) {
    // Another network each time, or there would soon be no ads for it.
    const viewer = { ...sent, 'x-simulated-address': `101.1.${nth}.7` };
    for (const value of evil) {
      const { click } = await site.serve(viewer);
      const before = await site.send(`/v1/c?${name}=${value}&t=${tokenIn(click)}`, viewer);
      const after = await site.send(`${click}&${name}=${value}`, viewer);
      for (const answer of [before, after]) {
        expect(answer.status).toBe(302);
        expect(answer.headers.get('location')).toMatch(
          /^https:\/\/shop\.example\/lamp\?from=placement-[0-9a-f]+&click_id=[0-9a-f-]{36}$/,
        );
      }
    }
  }
});

test('a value filled into an address template cannot break out of its place', () => {
  const text = fc.string({ unit: 'binary-ascii' });
  const macros = fc.record({ click_id: text, placement: text, plan: text, creative: text });
  const urls = fc.constantFrom(
    'https://shop.example/a?z={placement}&p={plan}#top',
    'https://shop.example/{creative}?c={click_id}',
    'https://shop.example',
  );
  fc.assert(
    fc.property(urls, macros, (landingUrl, given) => {
      const made = new URL(landingAddress(landingUrl, given));
      expect(made.origin).toBe('https://shop.example');
      const name = landingUrl.includes('?c=') ? 'c' : 'click_id';
      expect(made.searchParams.get(name)).toBe(given.click_id);
    }),
  );
});

test('a token of a live installation is worth nothing in a demo', async () => {
  const token = tokenIn((await site.serve()).impression);
  const secret = randomBytes(32);
  // The site's own time: keys older than some weeks are no longer known.
  const now = site.server.clock.now.getTime();
  const facts = {
    planId: 1,
    creativeId: 1,
    placementId: 1,
    price: 1n,
    pay: 1n,
    priceModel: 'cpm',
    format: 'image',
    serveId: randomBytes(16),
    issuedAt: now,
  } as const;
  const live = createTokenSigner(secret, true).sign(facts);
  expect(createTokenSigner(secret, false).read(live, now)).toBe('mode');
  expect(createTokenSigner(secret, true).read(live, now)).toMatchObject({ planId: 1 });
  expect(createTokenSigner(secret, true).read(token, now)).toBe('signature');
});

test('keys are rotated, and a token signed by an old one is still recognised', () => {
  const secret = randomBytes(32);
  const signer = createTokenSigner(secret, false);
  const day = 86_400_000;
  const issuedAt = Date.UTC(2026, 10, 15);
  const facts = { planId: 1, creativeId: 1, placementId: 1, price: 1n, pay: 1n, issuedAt } as const;
  const token = signer.sign({
    ...facts,
    priceModel: 'cpm',
    format: 'card',
    serveId: randomBytes(16),
  });
  const readAfter = (days: number) => signer.read(token, issuedAt + days * day);
  const keyOf = (days: number) => {
    const read = readAfter(days);
    return typeof read === 'string' ? read : read.keyId;
  };
  expect(keyOf(0)).toBe(keyOf(13));
  expect(keyOf(40)).toBe('key');
  const later = signer.sign({
    ...facts,
    issuedAt: issuedAt + 7 * day,
    priceModel: 'cpm',
    format: 'card',
    serveId: randomBytes(16),
  });
  const read = signer.read(later, issuedAt + 7 * day);
  expect(typeof read === 'string' ? read : read.keyId).not.toBe(keyOf(0));
});
