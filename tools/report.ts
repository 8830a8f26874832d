import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { projectFolder } from './project.ts';

/** A failed test: its location in its runner's format, if any; and its message. */
export interface Fault {
  where: string;
  name: string;
  message: string;
}

export interface Count {
  passed: number;
  failed: number;
  faults?: readonly Fault[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { errors?: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

function findReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}

// A run with a failing exit code has failed even if no single test did, as when a file cannot load.
function countOf(passed: number, faults: Fault[], endedWell: boolean): Count {
  const failed = endedWell ? faults.length : Math.max(faults.length, 1);
  return { passed, failed, faults };
}

export function countVitest(file: string, endedWell: boolean): Count {
  const report = findReport<VitestReport>(file);
  if (report === null) return { passed: 0, failed: 1 };

  const faults = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = relative(projectFolder, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') {
      return [{ where, name: 'the file itself', message: message ?? '' }];
    }

    return failed.map(({ fullName, failureMessages = [] }) => {
      return { where, name: fullName, message: failureMessages.join('\n') };
    });
  });

  return countOf(report.numPassedTests, faults, endedWell);
}

function faultsOf({ specs = [], suites = [] }: PlaywrightSuite): Fault[] {
  const failedSpecs = specs.filter(({ ok }) => !ok);
  return [
    ...failedSpecs.map(({ title, file, line, tests }) => ({
      where: `e2e/${file}:${line}`,
      name: title,
      message: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors = [] }) => errors)
        .map(({ message = '' }) => message)
        .join('\n'),
    })),
    ...suites.flatMap(faultsOf),
  ];
}

export function countPlaywright(file: string, endedWell: boolean): Count {
  const report = findReport<PlaywrightReport>(file);
  if (report === null) return { passed: 0, failed: 1 };

  const { expected, flaky } = report.stats;
  const broken = report.errors.map(({ message = '' }) => {
    return { where: '', name: 'the journeys themselves', message };
  });

  return countOf(expected + flaky, [...broken, ...report.suites.flatMap(faultsOf)], endedWell);
}
