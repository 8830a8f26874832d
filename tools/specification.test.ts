import { existsSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../domain/language.ts';
import { longJourneys, longOfJourneys, longTests } from './long-tests.ts';
import { projectFolder } from './project.ts';

/** A test that docs/specification.md names: `file`: title (case `text`) (long). */
interface Holder {
  readonly file: string;
  readonly title: string;
  readonly case: string | undefined;
  readonly isLong: boolean;
}

const form = /^`(?<file>[^`]+)`: (?<title>.+?)(?: \(case `(?<case>[^`]+)`\))?(?<long> \(long\))?$/;

function holderOf(cell: string): Holder {
  const { file = '', title = '', case: case_, long } = form.exec(cell)?.groups ?? {};
  return { file, title, case: case_, isLong: long !== undefined };
}

const rowsOf = (page: string): [row: string, holders: Holder[]][] =>
  [...page.matchAll(/^\| (.+?) \| (.*) \|$/gm)].flatMap(([, row = '', tests = '']) =>
    row === 'row' ? [] : [[row, tests.split(' <br> ').map(holderOf)]],
  );

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for the text as a whole string of the source. */
const stringOf = (text: string) => `(['"\`])${literally(text)}\\1`;

/** Also after the table of `each`, but not after `test.todo` or where a title is only mentioned. */
const hasTest = (source: string, title: string): boolean =>
  new RegExp(`(?:\\b(?:test|it)\\(|\\)\\()\\s*${stringOf(title)}`).test(source);

const isLeftOut = ({ file, title }: Holder): boolean =>
  longTests.some((glob) => matchesGlob(file, glob)) ||
  longJourneys.includes(basename(file)) ||
  Object.keys(longOfJourneys).some((start) => title.startsWith(start));

function whyNotHeld(holder: Holder, sourceOf: (file: string) => string | null): string | null {
  const source = sourceOf(holder.file);
  if (source === null) return `${holder.file} is gone`;
  if (!hasTest(source, holder.title)) return `${holder.file} has no test “${holder.title}”`;
  if (holder.case !== undefined && !new RegExp(stringOf(holder.case)).test(source)) {
    return `${holder.file} has no case “${holder.case}”`;
  }
  if (holder.isLong === isLeftOut(holder)) return null;

  return `“${holder.title}” ${holder.isLong ? 'is not' : 'is'} left out of npm test`;
}

const read = (file: string): string | null => {
  const path = join(projectFolder, file);
  return existsSync(path) && file !== '' ? readFileSync(path, 'utf8') : null;
};

test('every row of the specification is held by a test', () => {
  const rows = rowsOf(read('docs/specification.md') ?? '');
  expect(rows.length).toBeGreaterThan(200);
  const problems = rows.flatMap(([row, holders]) =>
    holders.flatMap((holder) => {
      const problem = whyNotHeld(holder, read);
      return problem === null ? [] : [`${row}: ${problem}`];
    }),
  );

  expect(problems).toEqual([]);
});

test.each<[string, string, string]>([
  ['`gone.ts`: a kept promise', '', 'gone.ts is gone'],
  ['a kept promise', '', ' is gone'],
  ['`a.ts`: a promise', "test('a kept promise', () => {});", 'a.ts has no test “a promise”'],
  ['`a.ts`: a promise', "test.todo('a promise');", 'a.ts has no test “a promise”'],
  ['`a.ts`: a promise', "say('a promise');", 'a.ts has no test “a promise”'],
  ['`a.ts`: %s (case `one`)', "test.each(['two'])('%s', () => {});", 'a.ts has no case “one”'],
  ['`a.ts`: a promise (long)', "test('a promise', ok);", '“a promise” is not left out of npm test'],
  ['`e2e/pseudo.spec.ts`: a', "test('a', ok);", '“a” is left out of npm test'],
])('the row %s is not held by “%s”', (cell, source, problem) => {
  const sourceOf = (file: string) => (source === '' ? null : file && source);
  expect(whyNotHeld(holderOf(cell), sourceOf)).toBe(problem);
});

test('the app speaks these twelve languages', () => {
  expect(languages.map(({ code }) => code).toSorted()).toEqual([
    ...['de', 'en', 'es', 'fr', 'ja', 'ko', 'pt', 'ru', 'th', 'vi', 'zh-CN', 'zh-TW'],
  ]);
});
