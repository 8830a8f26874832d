import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screens } from '../../e2e/stage/scenes.ts';
import { projectFolder } from '../project.ts';
import { keptFolder, lookLanguages, lookName, lookSchemes } from './look-files.ts';
import { lookScenes } from './take-looks.ts';

test('every route and the lock have their eight reference pictures', () => {
  const source = readFileSync(join(projectFolder, 'web/app/routes.tsx'), 'utf8');
  const listed = source.matchAll(/\b(?:open|closed|wayBack)\(\s*'(\/[^']*)'/g);
  const routes = [...listed].map(([, path]) => path);
  expect(routes.length).toBeGreaterThan(20);
  expect(screens.map(({ route }) => route).sort()).toEqual([...routes].sort());
  const names = lookScenes.flatMap(({ name }) =>
    lookLanguages.flatMap((language) =>
      lookSchemes.map((scheme) => lookName(name, language, scheme)),
    ),
  );

  expect(names.filter((name) => !existsSync(join(keptFolder, name)))).toEqual([]);
});
