import { expect, test } from 'vitest';
import { filesAtStart } from './service-worker.ts';

const chunk = (name: string, imports: readonly string[] = [], styles: readonly string[] = []) => ({
  name,
  fileName: `assets/${name}-1.js`,
  isEntry: name === 'index',
  imports: imports.map((imported) => `assets/${imported}-1.js`),
  viteMetadata: { importedCss: new Set(styles) },
});

test('the worker caches the app and what its header opens, with all their dependencies', () => {
  const files = filesAtStart([
    chunk('index', [], ['assets/index.css']),
    chunk('wallet-screen', ['index', 'sheet'], ['assets/wallet.css']),
    chunk('sheet', ['index', 'modal'], ['assets/sheet.css']),
    chunk('modal', ['index']),
    chunk('language-sheet', ['index', 'sheet']),
    chunk('bell', ['index'], ['assets/bell.css']),
    chunk('logout-confirm', ['index']),
    chunk('service-popup', ['index']),
  ]);
  expect(files).toEqual([
    'assets/index-1.js',
    'assets/index.css',
    'assets/language-sheet-1.js',
    'assets/sheet-1.js',
    'assets/sheet.css',
    'assets/modal-1.js',
    'assets/bell-1.js',
    'assets/bell.css',
    'assets/logout-confirm-1.js',
    'assets/service-popup-1.js',
  ]);
});
