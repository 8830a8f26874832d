import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './project.ts';

/** The rules of a style sheet that depend on gain or loss, with what they set. */
const signRules = (css: string): { selector: string; sets: string[] }[] =>
  [...css.matchAll(/([^{}]*\[data-sign[^{}]*)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      selector: selector.trim(),
      sets: body
        .split(';')
        .map((line) => line.split(':')[0]?.trim() ?? '')
        .filter((name) => name !== ''),
    }),
  );

test('a gain and a loss differ by their sign and their colour, and by nothing else', () => {
  const files = globSync('web/**/*.css', {
    cwd: projectFolder,
    exclude: (name) => String(name) === 'dist',
  });
  const rules = files.flatMap((file) => signRules(readFileSync(join(projectFolder, file), 'utf8')));
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter(({ sets }) => sets.some((name) => name !== 'color'))).toEqual([]);

  // Where one has a colour of its own, the other has one too.
  const without = (sign: string) =>
    rules
      .filter(({ selector }) => selector.includes(`"${sign}"`))
      .map(({ selector }) => selector.replace(`"${sign}"`, ''));
  expect(without('gain').toSorted()).toEqual(without('loss').toSorted());
});

test('a stylesheet that makes gains larger would be found', () => {
  const [rule] = signRules('.sum[data-sign="gain"] { color: green; font-size: 2rem }');
  expect(rule).toEqual({ selector: '.sum[data-sign="gain"]', sets: ['color', 'font-size'] });
});
