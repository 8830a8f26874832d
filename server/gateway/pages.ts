import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '#domain/language.ts';
import { Refusal } from '#domain/refusal.ts';
import { acceptedLanguage } from './accepted-language.ts';
import { leaveBodyUnread } from './admission.ts';
import { manifestIn } from './manifest.ts';
import { safeHeaders } from './safe-headers.ts';
import { refuseUncalled } from './serve.ts';

/** The built app: its folder, its index.html, and the hashes of that page's inline scripts. */
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

/** The files that make the app installable, with their types. Their names are fixed: no caching. */
const appFiles = {
  'sw.js': 'text/javascript; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
  'apple-touch-icon.png': 'image/png',
  'badge-96.png': 'image/png',
  'screenshots/ad-center.png': 'image/png',
  'screenshots/plan-detail.png': 'image/png',
  'screenshots/wallet.png': 'image/png',
  'screenshots/ad-center-wide.png': 'image/png',
} as const;

/** Serves a file that was compressed once at startup, to clients that accept compression. */
function packed(content: string | Buffer, type: string, vary = 'accept-encoding') {
  const plain = Buffer.from(content);
  const isWorthIt = !type.startsWith('image/');
  const br = isWorthIt ? brotliCompressSync(plain) : plain;
  const gzip = isWorthIt ? gzipSync(plain) : plain;
  return (request: FastifyRequest, reply: FastifyReply) => {
    const taken = String(request.headers['accept-encoding'] ?? '');
    const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(taken));
    reply.header('cache-control', 'no-cache').type(type);
    if (!isWorthIt) return reply.send(plain);
    reply.header('vary', vary);
    if (encoding === undefined) return reply.send(plain);
    return reply.header('content-encoding', encoding).send(encoding === 'br' ? br : gzip);
  };
}

/** Serves the manifest in the language of the browser. */
function inLanguages(manifest: string, type: string) {
  const vary = 'accept-encoding, accept-language';
  const answers = new Map(
    languages.map(({ code }) => [code, packed(manifestIn(code, manifest), type, vary)] as const),
  );
  return (request: FastifyRequest, reply: FastifyReply) =>
    answers.get(acceptedLanguage(request.headers['accept-language']))?.(request, reply);
}

async function serveAppFiles(app: FastifyInstance, folder: string): Promise<void> {
  for (const [name, type] of Object.entries(appFiles)) {
    const content = await readFile(join(folder, name)).catch(() => null);
    // Older builds without these files still work.
    if (!content) continue;
    const answer =
      name === 'manifest.webmanifest' ? inLanguages(String(content), type) : packed(content, type);
    app.get(`/${name}`, answer);
  }
}

/** Serves the desk at /desk/. No page may embed it in a frame. */
export async function serveDeskPages(app: FastifyInstance, { folder, index }: Pages) {
  if (!folder) return;
  const headers = safeHeaders({ hostOrigins: [], scriptHashes: [] });
  app.get('/desk', (_request, reply) => reply.redirect('/desk/'));
  const answer = packed(index, 'text/html; charset=utf-8');
  app.get('/desk/', (request, reply) => answer(request, reply.headers(headers)));
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/desk/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  });
}

/** Serves the app at /. The page itself says whether it is a demo, before any script runs. */
export async function servePages(
  app: FastifyInstance,
  pages: Pages,
  mode: 'demo' | 'live',
): Promise<void> {
  if (pages.folder) {
    const index = pages.index.replace('<html', `<html data-mode="${mode}"`);
    app.get('/', packed(index, 'text/html; charset=utf-8'));
    await serveAppFiles(app, pages.folder);
    await app.register(fastifyStatic, {
      root: join(pages.folder, 'assets'),
      prefix: '/assets/',
      // File names contain a hash of their content, so a file never changes.
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      index: false,
    });
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    refuseUncalled(request, reply.code(404), new Refusal('call_not_found'));
  app.setNotFoundHandler(refuse);
  // Fastify would read the whole body before it answered that a call does not exist.
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '*',
    async onRequest(request, reply) {
      leaveBodyUnread(request, reply, {});
      return refuse(request, reply);
    },
    handler: refuse,
  });
}
