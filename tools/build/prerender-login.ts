import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** The same class names in the prerendered login and in the app. */
export const scopedName = '[name]-[local]-[hash:base64:4]';

/** Puts the prerendered login into index.html, so that it is painted before any script has run. */
export function prerenderLogin(): Plugin {
  let root = '';
  return {
    name: 'prerender-login',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => html.replace('<!--login-->', await renderLogin(root)),
    },
  };
}

async function renderLogin(root: string): Promise<string> {
  const outDir = join(root, '../.cache/prerender');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    css: { modules: { generateScopedName: scopedName } },
    build: { ssr: 'prerender.tsx', outDir, emptyOutDir: true },
  });
  // A query keeps Node from returning the login module of an earlier build in this process.
  const built = `${pathToFileURL(join(outDir, 'prerender.js')).href}?${Date.now()}`;
  const module = (await import(built)) as { renderLogin(): string };
  return module.renderLogin();
}
