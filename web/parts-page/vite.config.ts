import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** For designers and screenshot tests only; the app's own build does not know this page. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  cacheDir: '../../.cache/vite-parts-page',
  plugins: [react()],
  server: { port: 5174 },
  build: { outDir: '../../.cache/parts-page', emptyOutDir: true },
});
