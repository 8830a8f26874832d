import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** For designers and screenshot tests only; not part of the app's build. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  cacheDir: '../../.cache/vite-parts-page',
  plugins: [react()],
  server: { port: 5174 },
  build: { outDir: '../../.cache/parts-page', emptyOutDir: true },
});
