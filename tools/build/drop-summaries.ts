import type { Plugin } from 'vite';

const file = /\/contract\/[a-z-]+\.ts$/;
const summary = /^ {2}summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?$/gm;

/** What a call is for stands in the documentation; the app would carry it and never read it. */
export function dropSummaries(): Plugin {
  return {
    name: 'drop-summaries',
    enforce: 'pre',
    transform: (code, id) =>
      file.test(id) ? { code: code.replace(summary, ''), map: null } : null,
  };
}
