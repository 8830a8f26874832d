import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './project.ts';

/**
 * No import path leads from what decides a payout to level, score or VIP. Nobody pays to be paid.
 */

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectFolder,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(domain|contract|server)\/.*\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  .filter((file) => existsSync(join(projectFolder, file)));

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');

const taken = /^(?:import|export) (?!type\b)([^;]*?)\s*from '([^']+\.ts)'/gm;

/** The names in the braces of an import, without types, which are erased at run time. */
const namesIn = (clause: string): string[] =>
  clause
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

const isDoor = (file: string) => basename(file, '.ts') === basename(dirname(file));

/** What a file imports at run time; through a folder's door, only what is taken from it. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(taken)].flatMap(([, clause = '', path = '']) => {
    const target = path.startsWith('#') ? path.slice(1) : join(file, '..', path);
    if (!isDoor(target) || !existsSync(join(projectFolder, target))) return [target];

    const names = namesIn(clause);
    // Types are erased at run time.
    if (names.length === 0) return [];

    const behind = [...read(target).matchAll(taken)].filter(([, passed = '']) =>
      namesIn(passed).some((name) => names.includes(name)),
    );
    return behind.length === 0
      ? [target]
      : behind.map(([, , from = '']) => join(target, '..', from));
  });

/** Everything that a file can reach, each with the path to it. */
function reachOf(start: string): Map<string, string[]> {
  const ways = new Map([[start, [start]]]);
  for (const [file, way] of ways) {
    for (const next of importsOf(file)) {
      if (!ways.has(next) && existsSync(join(projectFolder, next))) ways.set(next, [...way, next]);
    }
  }

  return ways;
}

const decidesPayouts = new RegExp(
  [
    '^domain/wallet/(payout|startup|card|review)',
    '^domain/exchange/',
    '^server/programme/wallet/.*(payout|refusal|startup|card|review)',
    '^server/programme/exchange/',
  ].join('|'),
);
const standing = /^(domain|server\/programme|contract)\/level(\/|\.ts)/;
const words = /\b(vip_month|creditScore|credit_score|shopLevel|levelOf|findVipUntil)\b/;

const deciding = files.filter((file) => decidesPayouts.test(file) && !/\/test-/.test(file));

test('the search finds the code of payouts, and that of level, score and VIP', () => {
  expect(deciding).toEqual(
    expect.arrayContaining([
      'domain/wallet/payout.ts',
      'server/programme/wallet/request-payout.ts',
      'server/programme/wallet/payout-facts.ts',
      'server/programme/wallet/move-payout.ts',
      'server/programme/exchange/hold-exchange.ts',
    ]),
  );
  expect(files.filter((file) => standing.test(file)).length).toBeGreaterThan(6);

  // The walk does find such a path where there is one.
  expect(
    [...reachOf('server/programme/profile/account-use-cases.ts').keys()].some((file) =>
      standing.test(file),
    ),
  ).toBe(true);
});

test.each(deciding)('%s reaches neither level nor credit score nor VIP', (file) => {
  const found = [...reachOf(file)].find(([reached]) => standing.test(reached));
  expect(found?.[1].join(' -> ') ?? null).toBeNull();
});

test('no query of payouts and exchanges reads the tables of level, score and VIP', () => {
  expect(deciding.filter((file) => words.test(read(file)))).toEqual([]);
});
