import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseScenes, whyNotScenes } from '../../e2e/stage/choose-scenes.ts';
import { setStage } from '../../e2e/stage/stage.ts';
import { buildWeb } from '../build-web.ts';
import { projectFolder } from '../project.ts';
import { findDifference } from './compare-looks.ts';
import { keptFolder, runFolder } from './look-files.ts';
import { type Change, reviewPage } from './review-page.ts';
import { lookScenes, takeLooks } from './take-looks.ts';

/* Takes pictures of every screen in four languages, light and dark, or of the scenes that are
   named. `npm run looks` compares them with the reference pictures and writes a page that shows
   each change. A person reviews that page; `npm run looks -- --update` then accepts exactly the
   pictures that were on it. */

const nextFolder = join(runFolder, 'new');
const page = join(runFolder, 'index.html');

async function save(folder: string, name: string, content: Buffer): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function compare(names: readonly string[]): Promise<number> {
  await buildWeb();
  await rm(runFolder, { recursive: true, force: true });
  const stage = await setStage(join(projectFolder, 'web', 'dist'));
  const changes: Change[] = [];
  let count = 0;

  try {
    await takeLooks(stage, chooseScenes(lookScenes, names), async (name, picture) => {
      count += 1;
      const keptFile = join(keptFolder, name);
      const isNew = !existsSync(keptFile);
      const difference = isNew ? null : await findDifference(await readFile(keptFile), picture);
      if (!isNew && !difference) return;

      if (difference) await save(join(runFolder, 'difference'), name, difference);
      await save(nextFolder, name, picture);
      changes.push({ name, isNew });
    });
  } finally {
    await stage.close();
  }

  if (changes.length === 0) {
    console.log(`All ${count} pictures look as they did.`);
    return 0;
  }

  await writeFile(page, reviewPage(changes));
  for (const { name, isNew } of changes) console.log(`${isNew ? 'new' : 'changed'}  ${name}`);
  console.log(`${changes.length} of ${count} pictures are to be looked at: ${page}`);
  console.log('If they are as they should be: npm run looks -- --update');

  return 1;
}

/** Accepts what was reviewed, and nothing taken since. */
async function update(): Promise<number> {
  if (!existsSync(page)) {
    console.log('There is nothing that was looked at. First: npm run looks');
    return 1;
  }

  await cp(nextFolder, keptFolder, { recursive: true });
  const names = await readdir(nextFolder, { recursive: true });
  console.log(`Kept ${names.filter((name) => name.endsWith('.png')).length} pictures.`);
  await rm(runFolder, { recursive: true });

  return 0;
}

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const refusal =
  values.update && positionals.length > 0
    ? '--update accepts all pictures of the last run: name scenes there.'
    : whyNotScenes(lookScenes, positionals);
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  process.exitCode = await (values.update ? update() : compare(positionals));
}
