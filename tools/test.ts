import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { getChromium } from './chromium.ts';
import { projectFolder, runPackage, startPackage } from './project.ts';
import { type Count, countPlaywright, countVitest } from './report.ts';
import { runLint, startTypes } from './static-checks.ts';
import { finish, runStep } from './step.ts';

// Tests start the server dozens of times, and to compile it is near half of what a start takes.
process.env.NODE_COMPILE_CACHE ??= join(projectFolder, '.cache', 'compile');

const reports = join(projectFolder, '.cache', 'reports');

function freshReport(name: string): string {
  const file = join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function runTests(filter: string[], name = 'vitest'): Count {
  const file = freshReport(`${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const options = ['run', '--allowOnly=false', ...reporters, ...filter];
  return countVitest(file, runPackage('vitest', options));
}

/** Each half has a server and a database of its own, so that no journey meets another. */
const halves = ['1/2', '2/2'] as const;

function startJourneys(half: (typeof halves)[number]): () => Promise<Count> {
  const name = `playwright-${half[0]}`;
  const file = freshReport(`${name}.json`);
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const output = join('test-results', name);
  const options = ['test', '--forbid-only', '--reporter=line,json', `--shard=${half}`];
  const log = freshReport(`${name}.log`);
  const ended = startPackage('playwright', [...options, `--output=${output}`], {
    log,
    environment,
  });
  return async () => countPlaywright(file, await ended());
}

function runJourneysAgain(where: string[]): Count {
  const file = freshReport('playwright-again.json');
  const options = ['test', '--forbid-only', '--reporter=line,json', ...where];
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return countPlaywright(file, runPackage('playwright', options, environment));
}

/**
 * Everything runs beside everything else, on machines that others use too. What failed there is
 * run once more, alone: a fault fails again, and what passes is named as unsteady at the end.
 */
async function runAgain(count: Count, run: (where: string[]) => Count): Promise<Count> {
  const { passed, failed, faults = [] } = count;
  const isFew = faults.length === failed && failed > 0 && failed <= 5;
  // A run that broke as a whole has no place of its own, and all of it once more takes too long.
  if (!isFew || faults.some((fault) => fault.where === '')) return count;
  const where = [...new Set(faults.map((fault) => fault.where))];
  const again = await runStep(`Once more, alone: ${where.join(', ')}`, () => run(where));
  if (again.failed > 0) return { passed, failed, faults: again.faults ?? faults };
  return { passed: passed + failed, failed: 0, unsteady: faults };
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
  const types = startTypes(freshReport('types.log'));
  // Some of the tests look through a browser too.
  const counts = [await runStep('Chromium', haveChromium)];
  const built = await runStep('Build of the web app', runBuild);
  counts.push(built);
  // All of them wait more than they work, so they run side by side and share the processors.
  const journeys = built.failed === 0 ? halves.map(startJourneys) : [];
  counts.push(await runLint(), await types());
  const tests = await runStep('Tests', () => runTests([]));
  const halvesDone: Count[] = [];
  for (const [at, journey] of journeys.entries()) {
    const name = `Journeys ${halves[at]} in a browser, begun with the tests`;
    halvesDone.push(await runStep(name, journey));
  }
  counts.push(await runAgain(tests, (where) => runTests(where, 'vitest-again')));
  for (const half of halvesDone) counts.push(await runAgain(half, runJourneysAgain));
  return counts;
}

// `npm test -- web` is for quick work: only the tests that Vitest finds by that filter.
const filter = process.argv.slice(2);
finish(filter.length > 0 ? [await runStep('Tests', () => runTests(filter))] : await runAll());
