import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { makeHtml } from '../server/proof/statement/html.ts';
import { moneyFormat } from '../server/proof/statement/printed-words.ts';
import {
  makeAnchor,
  makeChain,
  makeSigner,
  makeStatement,
} from '../server/proof/statement/test-books.ts';
import { availableIn, type Statement } from '../server/proof/statement/whole-statement.ts';
import { chromiumArguments, findChromium } from '../tools/chromium.ts';
import { textOfPdf } from './pdf-text.ts';
import { scriptPayloads } from './script-payloads.ts';

/** A downloaded statement, opened without a connection and printed by a browser. */

const owner = 'a0000000-0000-4000-8000-000000000001';
const firstRecordAt = new Date('2026-03-01T00:00:00Z');
const signer = makeSigner();
const folder = mkdtempSync(join(tmpdir(), 'printed-'));
let browser: Browser;
let offline: BrowserContext;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [...chromiumArguments],
  });
  offline = await browser.newContext({ offline: true, colorScheme: 'dark' });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const remark = 'Paid by Ada';

function statementIn(language: Language, mode: 'demo' | 'live' = 'live'): Statement {
  const chain = makeChain(owner, 40, firstRecordAt, [remark]);
  const anchor = makeAnchor(chain, signer, {
    no: 12,
    seq: 40,
    at: new Date('2026-03-03T00:00:00Z'),
  });
  return makeStatement(chain, signer, { language, mode, anchor });
}

async function openStatement(statement: Statement): Promise<Page> {
  const file = join(folder, 'statement.html');
  writeFileSync(file, makeHtml(statement));
  const page = await offline.newPage();
  await page.goto(pathToFileURL(file).href);
  return page;
}

const printOn = async (page: Page, format: 'A4' | 'Letter'): Promise<string[]> =>
  textOfPdf(await page.pdf({ format }));

const languages: readonly Language[] = ['en', 'de', 'th', 'ja'];
const prints = languages.flatMap((language) =>
  (['A4', 'Letter'] as const).map((paper) => [language, paper] as const),
);

test.each(prints)(
  'a statement in %s prints whole on %s, without cutting a row',
  async (language, paper) => {
    const statement = statementIn(language);
    const { rows, chain, moneyIn, moneyOut } = statement;
    const page = await openStatement(statement);
    const pages = await printOn(page, paper);
    const paperText = pages.join('\n');
    const money = moneyFormat(statement.locale);

    expect(pages.length).toBeGreaterThan(2);
    for (const { at, hash, amount, available, cause } of rows) {
      const wanted = [
        at.toISOString().slice(0, 19).replace('T', ' '),
        hash.slice(0, 16),
        money(amount, true),
        money(available),
        remark,
        cause.split(' ').at(-1) ?? '',
      ];
      const sheets = pages.filter((sheet) => sheet.includes(hash.slice(0, 16)));
      expect(sheets).toHaveLength(1);
      expect(wanted.filter((part) => !sheets[0]?.includes(part))).toEqual([]);
    }
    expect(paperText.split(remark)).toHaveLength(rows.length + 1);

    const sums = [availableIn(chain.opening), availableIn(chain.closing)].map((sum) => money(sum));
    const wanted = [...sums, money(moneyIn, true), money(moneyOut, true)].map(
      (sum) => `${sum} EUR`,
    );
    const check = [
      chain.end.hash,
      chain.anchor?.root,
      signer.key,
      'node verify-statement.mjs FILE',
    ];
    expect([...wanted, ...check].filter((part) => !paperText.includes(part ?? '?'))).toEqual([]);
    await page.close();
  },
);

test.each(languages)(
  'a statement in %s says on the screen what it prints, and how to check it',
  async (language) => {
    const statement = statementIn(language);
    const page = await openStatement(statement);
    await page.emulateMedia({ media: 'print' });
    const text = (await page.textContent('main')) ?? '';
    const { title, opening, closing, available, check, checkText } = statement.texts;
    for (const words of [title, opening, closing, available, check, checkText]) {
      expect(text).toContain(words);
    }
    expect(await page.getAttribute('html', 'lang')).toBe(statement.locale);
    await page.close();
  },
);

test('every printed page has its number and the name of the network; of a demo, that it is one', async () => {
  const page = await openStatement(statementIn('en', 'demo'));
  const pages = await printOn(page, 'Letter');
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(text).toContain('SIMULATED · Test Network „Süd“');
    expect(text).toContain('EUR is play money.');
  }
  await page.close();
});

test('it prints ink on white, also where everything else is dark', async () => {
  const page = await openStatement(statementIn('en'));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colors = await page.evaluate(() =>
    ['html', 'body', 'main', 'td'].map((name) => {
      const { color, backgroundColor } = getComputedStyle(document.querySelector(name) as Element);
      return [color, backgroundColor];
    }),
  );
  const ink = 'rgb(21, 24, 28)';
  expect(colors).toEqual([
    [ink, 'rgb(255, 255, 255)'],
    ...Array(3).fill([ink, 'rgba(0, 0, 0, 0)']),
  ]);
  await page.close();
});

test('a long remark and the largest amounts stay on the paper', async () => {
  const made = statementIn('de');
  const [row] = made.rows;
  if (!row) throw new Error('There is no row');
  const most = 9_223_372_036_854_775_807n as typeof row.amount;
  const long = { ...row, amount: most, available: most, remark: 'W'.repeat(500) };
  const page = await openStatement({ ...made, rows: [long] });
  await page.emulateMedia({ media: 'print' });
  // As wide as A4 between its margins, 178 mm.
  await page.setViewportSize({ width: 672, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(672);
  await page.close();
});

test('markup in names and remarks is read as text: nothing runs and nothing is asked for', async () => {
  const made = statementIn('en');
  const everything = scriptPayloads.join(' ');
  const [row] = made.rows;
  if (!row) throw new Error('There is no row');
  const rows = scriptPayloads.map((payload) => ({ ...row, remark: payload, cause: payload }));
  const facts = { ...made.facts, network: everything };
  const asked: string[] = [];
  offline.on('request', (request) => asked.push(request.url()));
  const page = await openStatement({ ...made, facts, rows, account: everything });

  const names = await page.evaluate(() => [
    ...new Set([...document.body.querySelectorAll('*')].map(({ localName }) => localName)),
  ]);
  const plain = await openStatement(made);
  const expected = await plain.evaluate(() => [
    ...new Set([...document.body.querySelectorAll('*')].map(({ localName }) => localName)),
  ]);
  expect(names).toEqual(expected);
  const text = ((await page.textContent('main')) ?? '').replaceAll(/\s+/g, ' ');
  expect(scriptPayloads.filter((one) => !text.includes(one.replaceAll(/\s+/g, ' ')))).toEqual([]);
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
  await page.close();
});
