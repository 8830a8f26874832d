import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const fileOf = new Map<string, string>();

/**
 * The same class names in the prerendered login and in the app. No two stylesheets have the same
 * name, so a class needs no digest, which could not be compressed.
 */
export function scopedName(local: string, path: string): string {
  const [file = path] = path.split('?');
  const name = basename(file, '.module.css');
  const target = fileOf.get(name) ?? file;
  if (target !== file) throw new Error(`${file} and ${target} would share their class names`);

  fileOf.set(name, file);
  return `${name}-${local}`;
}

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
