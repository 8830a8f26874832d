import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'reachbook-report-'));

afterAll(() => rmSync(folder, { recursive: true }));

function write(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('a test file that cannot load counts as one failure', () => {
  const file = write({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
    ],
  });
  expect(countVitest(file, false)).toEqual({ passed: 3, failed: 2 });
});

it('a run that ends badly has failed even when every test passed', () => {
  const file = write({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
  expect(countVitest(file, false)).toEqual({ passed: 3, failed: 1 });
  expect(countVitest(file, true)).toEqual({ passed: 3, failed: 0 });
  expect(countVitest(join(folder, 'missing.json'), false)).toEqual({ passed: 0, failed: 1 });
});

it('journeys count, and so does a server for them that does not start', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 0 };
  expect(countPlaywright(write({ stats, errors: [] }), false)).toEqual({ passed: 4, failed: 1 });
  const none = { expected: 0, unexpected: 0, flaky: 0 };
  const broken = write({ stats: none, errors: [{ message: 'no server' }] });
  expect(countPlaywright(broken, false)).toEqual({ passed: 0, failed: 1 });
});
