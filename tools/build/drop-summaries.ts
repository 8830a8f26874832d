import type { Plugin } from 'vite';

const file = /\/contract\/[a-z-]+\.ts$/;
const summary = /^ {2}summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?$/gm;

/**
 * Drops the summaries of calls, which are for the API documentation: the app would ship and never
 * read them.
 */
export function dropSummaries(): Plugin {
  return {
    name: 'drop-summaries',
    enforce: 'pre',
    transform: (code, id) =>
      file.test(id) ? { code: code.replace(summary, ''), map: null } : null,
  };
}
