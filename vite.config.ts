import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages, languageOf } from './tools/build/compile-messages.ts';
import { dropSummaries } from './tools/build/drop-summaries.ts';
import { chunkOf, sharedChunkOf } from './tools/build/entry-chunk.ts';
import { precompress } from './tools/build/precompress.ts';
import { prerenderLogin, scopedName } from './tools/build/prerender-login.ts';
import { reloadWords } from './tools/build/reload-words.ts';
import { serviceWorker } from './tools/build/service-worker.ts';

export default defineConfig({
  root: 'web',
  cacheDir: '../.cache/vite',
  plugins: [
    react(),
    compileMessages(),
    dropSummaries(),
    prerenderLogin(),
    reloadWords(),
    serviceWorker(),
    precompress(),
  ],
  resolve: {
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // The first file is there when others are asked for; Firefox calls a second look an error.
      resolveDependencies: (_file, names) =>
        names.filter((name) => !/\/index-[^/]+\.js$/.test(name)),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Packing the files well takes its time, and the bundler need not remark on it.
      checks: { bundlerTimings: false },
      output: {
        // The first file names all others, and a digest cannot be packed, so it is a short one.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${languageOf(facadeModuleId ?? '') ?? '[name]'}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: (id, graph) => chunkOf(id, graph), debugName: 'app' },
            {
              name: (id, graph) => sharedChunkOf(id, graph),
              minShareCount: 2,
              maxModuleSize: 4000,
            },
          ],
        },
      },
    },
  },
});
