import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import { getChromium } from './chromium.ts';
import { runPackage } from './project.ts';

/*
 * Compares what a screen reader is told of every screen and sheet with what is kept of it in
 * e2e/trees/kept. With --update it is kept as it is now: read the difference before it lands.
 */

const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
await getChromium();
await buildWeb();
const environment = { LONG: '1', ...(values.update ? { TREES: 'update' } : {}) };
const isWell = runPackage(
  'playwright',
  ['test', 'stage-accessibility', '-g', 'reads out'],
  environment,
);
process.exitCode = isWell ? 0 : 1;
