import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './project.ts';

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

/** The colours that the first block after a selector sets. */
function coloursIn(css: string, selector: string): Record<string, string> {
  const from = css.indexOf(`${selector} {`);
  expect(from, selector).toBeGreaterThan(-1);
  const block = css.slice(from, css.indexOf('}', from));
  const found = block.matchAll(/(--[a-z-]+):\s*(#[0-9a-f]{3,8}|rgb\([^)]*\))/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

test('the desk has the app’s colours, in light and dark mode', () => {
  const app = read('web/styles/tokens.css');
  const desk = read('desk/styles/tokens.css');
  for (const [colours, selector] of [
    [coloursIn(app, ':root'), ':root'],
    [coloursIn(app, ':root[data-theme="dark"]'), ':root[data-mantine-color-scheme="dark"]'],
  ] as const) {
    const { '--cover': _, ...shared } = colours;
    expect(Object.keys(shared).length).toBeGreaterThan(15);
    expect(coloursIn(desk, selector)).toMatchObject(shared);
  }
});
