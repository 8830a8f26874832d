import { buildWeb } from '../../tools/build-web.ts';
import { runPackage } from '../../tools/project.ts';
import { type EngineName, engines } from './test.ts';

/** `npm run test:browsers`: names a browser that is unavailable, and fails. */
const found = Object.entries(engines).map(([name, find]) => ({
  name: name as EngineName,
  ...find(),
}));
const here = found.filter((one) => 'start' in one).map(({ name }) => name);
await buildWeb();
const words = ['test', '--config', 'e2e/browsers/playwright.config.ts', ...process.argv.slice(2)];
const isGood = here.length > 0 && runPackage('playwright', words, { ENGINES: here.join(',') });
const missing = found.flatMap((one) => ('missing' in one ? [one] : []));
for (const { name, missing: why } of missing) console.error(`\nNOT RUN: ${name}, for ${why}.`);
process.exitCode = isGood && missing.length === 0 ? 0 : 1;
