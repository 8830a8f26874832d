import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const source = fileURLToPath(new URL('../../web/worker/worker.ts', import.meta.url));

/** Writes sw.js: the worker without its types, and with the names of all files of this build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      if (names.length === 0) return;
      const first = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' && output.isEntry
          ? [output.fileName, ...output.imports, ...(output.viteMetadata?.importedCss ?? [])]
          : [],
      );
      const all = names.map((name) => `/${name}`).sort();
      const version = createHash('sha256').update(all.join(' ')).digest('hex').slice(0, 12);
      const { code: plain } = await transformWithOxc(await readFile(source, 'utf8'), source);
      const code = plain
        .replace('__VERSION__', version)
        .replace('__FILES__', all.join(' '))
        .replace('__FIRST__', first.map((name) => `/${name}`).join(' '));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}
