import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './tools/build/precompress.ts';

/** The desk is an app of its own, at a path of its own, so that partners never load a byte of it. */
export default defineConfig({
  root: 'desk',
  base: '/desk/',
  cacheDir: '../.cache/vite-desk',
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
