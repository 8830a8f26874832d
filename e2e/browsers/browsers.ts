import { buildWeb } from '../../tools/build-web.ts';
import { runPackage } from '../../tools/project.ts';
import { type EngineName, engines } from './test.ts';

/** `npm run test:browsers`: names a browser that is unavailable, and fails. */
const candidates = Object.entries(engines).map(([name, find]) => ({
  name: name as EngineName,
  ...find(),
}));
const startable = candidates.filter((candidate) => 'start' in candidate).map(({ name }) => name);
await buildWeb();
const words = ['test', '--config', 'e2e/browsers/playwright.config.ts', ...process.argv.slice(2)];
const isGood =
  startable.length > 0 && runPackage('playwright', words, { ENGINES: startable.join(',') });
const missing = candidates.flatMap((candidate) => ('missing' in candidate ? [candidate] : []));
for (const { name, missing: reason } of missing)
  console.error(`\nNOT RUN: ${name}, for ${reason}.`);
process.exitCode = isGood && missing.length === 0 ? 0 : 1;
