import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const source = fileURLToPath(new URL('../../web/worker/worker.ts', import.meta.url));

/** What every screen's header opens, so that it opens offline too. */
const ofHeader = ['bell', 'language-sheet', 'logout-confirm', 'service-popup'];

interface BuiltChunk {
  readonly name: string;
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
}

/** The files that are stored on a device at install time. */
export function filesAtStart(chunks: readonly BuiltChunk[]): readonly string[] {
  const files = new Set<string>();
  const add = ({ fileName, imports, viteMetadata }: BuiltChunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const style of viteMetadata?.importedCss ?? []) files.add(style);
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) add(chunk);
  };

  for (const chunk of chunks) if (chunk.isEntry || ofHeader.includes(chunk.name)) add(chunk);
  return [...files];
}

/** The worker as one script, which the browser compares byte by byte to detect a new version. */
async function bundleWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });

  const [first] = [built].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The worker was not built.');

  return chunk.code;
}

/** Writes sw.js: the worker in one file, with the names of all files of this build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      if (names.length === 0) return;

      const first = filesAtStart(Object.values(bundle).filter((output) => output.type === 'chunk'));
      const paths = names.map((name) => `/${name}`).sort();
      const code = (await bundleWorker())
        .replace('__FILES__', paths.join(' '))
        .replace('__FIRST__', first.map((name) => `/${name}`).join(' '));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}
