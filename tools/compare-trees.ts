import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import { getChromium } from './chromium.ts';
import { runPackage } from './project.ts';

/* Compares the accessibility tree of every screen and sheet with the one on record in
   e2e/trees/kept. With --update the current ones are recorded: read the diff before it lands. */

const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
await getChromium();
await buildWeb();
const environment = { LONG: '1', ...(values.update ? { TREES: 'update' } : {}) };
const isWell = runPackage(
  'playwright',
  ['test', 'stage-accessibility', '-g', 'tree on record'],
  environment,
);
process.exitCode = isWell ? 0 : 1;
