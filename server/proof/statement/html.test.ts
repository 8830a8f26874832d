import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeHtml } from './html.ts';
import { makeChain, makeSigner, makeStatement, type TestStatement } from './test-books.ts';
import type { Statement } from './whole-statement.ts';

const owner = 'a0000000-0000-4000-8000-000000000001';
const first = new Date('2026-03-01T00:00:00Z');
const signer = makeSigner();

const pageOf = (remarks: readonly string[], given: TestStatement = {}) =>
  makeHtml(makeStatement(makeChain(owner, 4, first, remarks), signer, given));

const styleOf = (page: string) => /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';

/** The markup alone: what stands between and inside tags, without the text that a reader sees. */
const markupOf = (page: string) => [...page.replace(styleOf(page), '').matchAll(/<[^>]*>/g)].join();

test('the page has no script and no reference to anything outside itself', () => {
  const page = pageOf(['see https://example.com url(x)']);
  expect(markupOf(page)).not.toMatch(/https?:|\/\/|script|\b(src|href|style|srcset|data|on\w+)=/i);
  expect(styleOf(page)).not.toMatch(/https?:|url\(|@import|@font-face/i);
});

test('its policy allows its own style and nothing else', () => {
  const page = pageOf(['thanks'], { mode: 'demo', language: 'fr' });
  const hash = createHash('sha256').update(styleOf(page)).digest('base64');
  const policy = /Content-Security-Policy" content="([^"]*)"/
    .exec(page)?.[1]
    ?.replaceAll('&#39;', "'");
  expect(policy).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
  );
});

const hostile = `</style><img src=x onerror=q()>"'&\\";}body{display:none}`;

test('whatever text is hostile stays text, in the page and in the feet of printed pages', () => {
  const made = makeStatement(makeChain(owner, 4, first, [hostile]), signer);
  const texts = Object.fromEntries(Object.keys(made.texts).map((key) => [key, hostile]));
  const everywhere = {
    ...made,
    facts: { ...made.facts, network: hostile, currency: hostile },
    texts: texts as unknown as Statement['texts'],
    account: hostile,
    rows: made.rows.map((row) => ({
      ...row,
      ...{ type: hostile, kind: hostile, remark: hostile, cause: hostile, hash: hostile },
    })),
  };
  const page = makeHtml(everywhere);
  expect(page).not.toMatch(/<img|<\/style>[\s\S]*<\/style>/);
  expect(styleOf(page)).not.toContain('body{display');
  expect(markupOf(page)).toBe(
    markupOf(pageOf(['thanks'])).replace(/sha256-[^;]*/, expectedHash(page)),
  );
});

const expectedHash = (page: string) => /sha256-[^;]*/.exec(page)?.[0] ?? '';

test('without records it says so, and signs that hide or turn text are left out', () => {
  const chain = makeChain(owner, 1, new Date('2025-01-01T00:00:00Z'));
  expect(makeHtml(makeStatement(chain, signer))).toContain('No transactions in this period.');
  expect(pageOf(['paid \u202E001 \u0007\u2066x'])).toContain('<small>paid 001 x</small>');
});
