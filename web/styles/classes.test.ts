import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The classes that a style sheet has rules for, but for those of others that it names. */
function classesOf(css: string): Set<string> {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
  const selectors = [...rules.matchAll(/[^{}]*(?=\{)/g)].map(([selector]) => selector);
  const names = selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)]);
  return new Set(names.map(([, name = '']) => name));
}

const imports = /import (\w+) from '([^']+\.module\.css)'/g;

/** Which classes of which style sheet the files of the app name. */
function namedClasses(): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const file of globSync('web/**/*.{ts,tsx}')) {
    const source = readFileSync(file, 'utf8');
    for (const [, name, path = ''] of source.matchAll(imports)) {
      const sheet = join(dirname(file), path);
      const classes = named.get(sheet) ?? new Set<string>();
      for (const [, className = ''] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        if (className !== 'module') classes.add(className);
      }
      named.set(sheet, classes);
    }
  }
  return named;
}

test('every class that is named has a rule, and every rule has somebody who names it', () => {
  const named = namedClasses();
  const problems = globSync('web/**/*.module.css').flatMap((sheet) => {
    const ruled = classesOf(readFileSync(sheet, 'utf8'));
    const inUse = named.get(sheet) ?? new Set<string>();
    return [
      ...[...inUse]
        .filter((name) => !ruled.has(name))
        .map((name) => `${sheet}: no rule for ${name}`),
      ...[...ruled]
        .filter((name) => !inUse.has(name))
        .map((name) => `${sheet}: nobody names ${name}`),
    ];
  });
  expect(named.size).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});
