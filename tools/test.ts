import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { getChromium } from './chromium.ts';
import { projectFolder, runPackage, startPackage } from './project.ts';
import { type Count, countPlaywright, countVitest } from './report.ts';
import { runLint, startTypes } from './static-checks.ts';
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

function runTests(filter: string[]): Count {
  const file = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const options = ['run', '--allowOnly=false', ...reporters, ...filter];
  return countVitest(file, runPackage('vitest', options));
}

/** Each half has a server and a database of its own, so that journeys do not interfere. */
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
  // Some of the tests use a browser too.
  const counts = [await runStep('Chromium', haveChromium)];
  const built = await runStep('Build of the web app', runBuild);
  counts.push(built);
  // All of them wait more than they compute, so they run in parallel and share the processors.
  const journeys = built.failed === 0 ? halves.map(startJourneys) : [];
  counts.push(await runLint(), await types());
  const tests = await runStep('Tests', () => runTests([]));
  counts.push(tests);
  for (const [at, journey] of journeys.entries()) {
    counts.push(
      await runStep(`Journeys ${halves[at]} in a browser, begun with the tests`, journey),
    );
  }
  return counts;
}

// `npm test -- web` is for quick work: it runs only the Vitest tests that match the filter.
const filter = process.argv.slice(2);
finish(filter.length > 0 ? [await runStep('Tests', () => runTests(filter))] : await runAll());
