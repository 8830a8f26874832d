import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

function findReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}

// A run that ends badly has failed even where no single test did, as when a file cannot load.
function withOutcome(count: Count, endedWell: boolean): Count {
  return endedWell || count.failed > 0 ? count : { ...count, failed: 1 };
}

export function countVitest(file: string, endedWell: boolean): Count {
  const report = findReport<VitestReport>(file);
  if (report === null) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + unloaded.length;
  return withOutcome({ passed: report.numPassedTests, failed }, endedWell);
}

export function countPlaywright(file: string, endedWell: boolean): Count {
  const report = findReport<PlaywrightReport>(file);
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + report.errors.length;
  return withOutcome({ passed: expected + flaky, failed }, endedWell);
}
