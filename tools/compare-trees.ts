import { parseArgs } from 'node:util';
import { whyNotScenes } from '../e2e/stage/choose-scenes.ts';
import { screens, sheets } from '../e2e/stage/scenes.ts';
import { buildWeb } from './build-web.ts';
import { getChromium } from './chromium.ts';
import { runPackage } from './project.ts';

/* Compares the accessibility tree of every screen and sheet with the one on record in
   e2e/trees/kept, or of the scenes that are named. With --update the current ones are recorded:
   read the diff before it lands. */

async function compare(names: readonly string[], isUpdate: boolean): Promise<number> {
  await getChromium();
  await buildWeb();
  const environment = {
    LONG: '1',
    SCENES: names.join(','),
    ...(isUpdate ? { TREES: 'update' } : {}),
  };

  const isSame = runPackage(
    'playwright',
    ['test', 'stage-accessibility', '-g', 'tree on record'],
    environment,
  );

  return isSame ? 0 : 1;
}

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const refusal = whyNotScenes([...screens, ...sheets], positionals);
if (refusal) console.error(refusal);
process.exitCode = refusal ? 1 : await compare(positionals, values.update);
