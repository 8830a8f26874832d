import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compileMessages } from '../../tools/build/compile-messages.ts';
import { pseudoWords } from '../../tools/build/pseudo-words.ts';
import { projectFolder } from '../../tools/project.ts';

/** Builds the app with altered English texts, and returns the folder. */
export async function buildPseudo(): Promise<string> {
  const outDir = join(projectFolder, '.cache', 'pseudo');
  const { NODE_ENV: previousEnvironment } = process.env;
  await build({
    root: join(projectFolder, 'web'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), compileMessages(pseudoWords)],
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    build: { outDir, emptyOutDir: true, minify: false, target: 'es2023', assetsInlineLimit: 0 },
  });
  // Vite sets this variable, and what runs next must not depend on a build.
  if (previousEnvironment === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = previousEnvironment;
  return outDir;
}
