import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What an import brings into the file that imports it; types and later imports bring nothing. */
const broughtIn = /^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)';/gm;

/** A file of the app and everything that it loads at once; packages by their names. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!/\.tsx?$/.test(file)) return found;
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(broughtIn)) {
    if (name.startsWith('.')) loadedWith(join(dirname(file), name), found);
    else if (name.startsWith('#')) loadedWith(name.slice(1), found);
    else found.add(name);
  }
  return found;
}

test('the login loads neither the cache of server data nor a screen behind it', () => {
  const loaded = [...loadedWith('web/main.tsx')];
  expect(loaded).toContain('web/screens/login/login-screen.tsx');
  expect(loaded).not.toContain('@tanstack/react-query');
  const screens = loaded.filter((file) => /^web\/screens\/(?!login\/)/.test(file));
  expect(screens).toEqual([]);
});
