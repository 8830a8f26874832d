import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSuite } from './install.mjs';
import { projectFolder } from './project.ts';

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');
const { dependencies, imports, scripts } = JSON.parse(read('package.json'));

const runs = ['tools/run-server.ts', 'simulator/main.ts'];
const builds = [
  ...['tools/build.ts', 'vite.config.ts', 'vite.desk.config.ts'],
  ...['web/main.tsx', 'web/prerender.tsx', 'web/worker/worker.ts', 'desk/main.tsx'],
];
const started = Object.values<string>(scripts).flatMap((script) => {
  const [, program = ''] = /^node tools\/run\.mjs (\S+)/.exec(script) ?? [];
  return program === '' || isSuite(program) ? [] : [program];
});

const imported = /(?:^(?:import|export|\}) ?(?:[^'\n]* from )?|import\()'([^'.#][^':]*)'/gm;

/** The packages that some files and whatever they name import. */
function importedBy(programs: readonly string[]): Set<string> {
  const files = new Set(programs);
  const packages = new Set<string>();

  for (const file of files) {
    for (const [, name = ''] of read(file).matchAll(/'([^'\s]+)'/g)) {
      const [root = ''] = name.split('/');
      const [folder] = imports[`${root}/*`]?.split('*') ?? [];
      const path = folder ? join(folder, name.slice(root.length)) : join(file, '..', name);
      if (/^[.#].*\.(ts|tsx|mjs)$/.test(name) && existsSync(join(projectFolder, path)))
        files.add(path);
    }
    for (const [, name = ''] of read(file).matchAll(imported))
      packages.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  }

  return packages;
}

test('what runs or builds the product imports no package of the suites', () => {
  expect(started.length).toBeGreaterThan(8);
  const all = importedBy([...runs, ...builds, ...started]);
  expect([...all].filter((name) => !(name in dependencies))).toEqual([]);
});
