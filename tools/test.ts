import { mkdirSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { getChromium } from './chromium.ts';
import { fetchDebianPrograms } from './debian-program.ts';
import { projectFolder, startPackage } from './project.ts';
import { type Count, countPlaywright, countVitest } from './report.ts';
import { startStaticChecks } from './static-checks.ts';
import { finish, runStep } from './step.ts';

// Tests start the server dozens of times, and compiling takes almost half of a start.
process.env.NODE_COMPILE_CACHE ??= join(projectFolder, '.cache', 'compile');

const reports = join(projectFolder, '.cache', 'reports');

function freshReport(name: string): string {
  const file = join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

async function runTests(filter: string[]): Promise<Count> {
  const file = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const options = ['run', '--allowOnly=false', ...reporters, ...filter];
  return countVitest(file, await startPackage('vitest', options)());
}

function startJourneys(): () => Promise<Count> {
  const file = freshReport('playwright.json');
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const options = ['test', '--forbid-only', '--reporter=line,json'];
  const ended = startPackage('playwright', options, {
    log: freshReport('playwright.log'),
    environment,
  });

  return async () => countPlaywright(file, await ended());
}

async function haveChromium(): Promise<Count> {
  await getChromium();
  return { passed: 0, failed: 0 };
}

async function runBuild(): Promise<Count> {
  await buildWeb();
  return { passed: 0, failed: 0 };
}

async function runAll(): Promise<Count[]> {
  const checks = startStaticChecks({
    types: freshReport('types.log'),
    lint: freshReport('lint.log'),
  });
  // Tests would wait for these, each for its own.
  const programs = fetchDebianPrograms();

  // Some of the tests use a browser too.
  const counts = [await runStep('Chromium', haveChromium)];
  const built = await runStep('Build of the web app', runBuild);
  counts.push(built);

  // Journeys go one after the other, so they come first and the tests take the processors they
  // leave: whatever ran alone at the end would wait for databases and timers.
  const journeys = built.failed === 0 ? startJourneys() : null;
  setPriority(5);
  await programs;
  counts.push(await runStep('Tests', () => runTests([])));
  counts.push(...(await checks));
  if (journeys) counts.push(await runStep('Journeys in a browser, begun with the tests', journeys));

  return counts;
}

// `npm test -- web` is for quick work: it runs only the Vitest tests that match the filter.
const filter = process.argv.slice(2);
finish(filter.length > 0 ? [await runStep('Tests', () => runTests(filter))] : await runAll());
