import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectFolder } from './project.ts';
import { countPlaywright, countVitest } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'reachbook-report-'));

afterAll(() => rmSync(folder, { recursive: true }));

function write(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const failedTest = { status: 'failed', fullName: 'pays once', failureMessages: ['twice'] };
const passedTest = { status: 'passed', fullName: 'pays' };
const inProject = (name: string) => join(projectFolder, name);

it('a test file that cannot load counts as one failure', () => {
  const file = write({
    numPassedTests: 3,
    testResults: [
      {
        name: inProject('domain/a.test.ts'),
        status: 'failed',
        assertionResults: [failedTest, passedTest],
      },
      {
        name: inProject('domain/b.test.ts'),
        status: 'failed',
        message: 'no such file',
        assertionResults: [],
      },
      {
        name: inProject('domain/c.test.ts'),
        status: 'passed',
        assertionResults: [passedTest, passedTest],
      },
    ],
  });
  expect(countVitest(file, false)).toEqual({
    passed: 3,
    failed: 2,
    faults: [
      { where: 'domain/a.test.ts', name: 'pays once', message: 'twice' },
      { where: 'domain/b.test.ts', name: 'the file itself', message: 'no such file' },
    ],
  });
});

it('a run that ends with an error has failed even if every test passed', () => {
  const file = write({ numPassedTests: 3, testResults: [] });
  expect(countVitest(file, false)).toEqual({ passed: 3, failed: 1, faults: [] });
  expect(countVitest(file, true)).toEqual({ passed: 3, failed: 0, faults: [] });
  expect(countVitest(join(folder, 'missing.json'), false)).toEqual({ passed: 0, failed: 1 });
});

it('journeys count, and so does a failure to start their server', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 0 };
  const spec = { title: 'pays', file: 'pay.spec.ts', line: 7, ok: true, tests: [] };
  const tests = [{ results: [{ errors: [{ message: 'no button' }] }] }];
  const suites = [{ suites: [{ specs: [spec, { ...spec, line: 9, ok: false, tests }] }] }];
  expect(countPlaywright(write({ stats, errors: [], suites }), false)).toEqual({
    passed: 4,
    failed: 1,
    faults: [{ where: 'e2e/pay.spec.ts:9', name: 'pays', message: 'no button' }],
  });
  const none = { expected: 0, unexpected: 0, flaky: 0 };
  const broken = write({ stats: none, errors: [{ message: 'no server' }], suites: [] });
  expect(countPlaywright(broken, false)).toMatchObject({ passed: 0, failed: 1 });
});
