import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/refusal.ts';
import { sendRefusal } from './serve.ts';

/** The built app: its folder, its index.html, and the digests of that page's inline scripts. */
export interface Pages {
  readonly folder: string | null;
  readonly index: string;
  readonly scriptHashes: readonly string[];
}

export const noPages: Pages = { folder: null, index: '', scriptHashes: [] };

export async function readPages(folder: string): Promise<Pages> {
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const inline = [...index.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );
  const scriptHashes = inline.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return { folder, index, scriptHashes };
}

/** What makes the app installable, with the type of each. They keep their names, so no cache. */
const appFiles = {
  'sw.js': 'text/javascript; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
  'apple-touch-icon.png': 'image/png',
  'badge-96.png': 'image/png',
} as const;

async function serveAppFiles(app: FastifyInstance, folder: string): Promise<void> {
  for (const [name, type] of Object.entries(appFiles)) {
    const content = await readFile(join(folder, name)).catch(() => null);
    // A build from before there were such files still serves.
    if (!content) continue;
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(content),
    );
  }
}

/** Serves the app at /. The page itself says whether it is a demo, before any script has run. */
export async function servePages(
  app: FastifyInstance,
  pages: Pages,
  mode: 'demo' | 'live',
): Promise<void> {
  if (pages.folder) {
    const index = pages.index.replace('<html', `<html data-mode="${mode}"`);
    app.get('/', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(index),
    );
    await serveAppFiles(app, pages.folder);
    await app.register(fastifyStatic, {
      root: join(pages.folder, 'assets'),
      prefix: '/assets/',
      // Names carry a digest of the content, so a file never changes under its name.
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      index: false,
    });
  }
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply.code(404), new Refusal('call_not_found')),
  );
}
