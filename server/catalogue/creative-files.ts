import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The kinds of files that may be shown, by their first bytes. Nothing else is kept or served. */
const fileKinds = [
  { type: 'image/jpeg', end: 'jpg', begins: /^ffd8ff/ },
  { type: 'image/png', end: 'png', begins: /^89504e470d0a1a0a/ },
  { type: 'image/webp', end: 'webp', begins: /^52494646.{8}57454250/ },
  { type: 'video/mp4', end: 'mp4', begins: /^.{8}66747970/ },
  { type: 'video/webm', end: 'webm', begins: /^1a45dfa3.{0,120}7765626d/ },
] as const;

const ends = fileKinds.map(({ end }) => end);
const namePattern = new RegExp(`^/[0-9a-f]{64}(\\.(${ends.join('|')}))?$`);

export type CreativeType = (typeof fileKinds)[number]['type'];

export const creativeBytesMax = 20 * 1024 * 1024;

const kindOf = (bytes: Uint8Array) => {
  const beginning = Buffer.from(bytes.subarray(0, 80)).toString('hex');
  return fileKinds.find(({ begins }) => begins.test(beginning)) ?? null;
};

export const typeOfFile = (bytes: Uint8Array): CreativeType | null => kindOf(bytes)?.type ?? null;

const folderIn = (dataDir: string) => join(dataDir, 'creatives');

/** Keeps a file under its digest, whole or not at all. The same file is kept once. */
export async function keepCreativeFile(dataDir: string, bytes: Uint8Array): Promise<string> {
  const kind = kindOf(bytes);
  if (!kind) throw new Error('A file that cannot be shown');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const folder = folderIn(dataDir);
  const file = join(folder, `${sha256}.${kind.end}`);
  if (existsSync(file)) return sha256;
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}`);
  await writeFile(draft, bytes, { flush: true });
  await rename(draft, file);
  return sha256;
}

/**
 * Serves creatives to the app and to pages of publishers. A file is named by its digest, so it
 * never changes; and whatever is in it, a browser only ever shows it, and runs nothing of it.
 */
export async function serveCreatives(app: FastifyInstance, dataDir: string): Promise<void> {
  const root = folderIn(dataDir);
  await mkdir(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/creatives/',
    decorateReply: false,
    extensions: ends,
    allowedPath: (path) => namePattern.test(path),
    dotfiles: 'deny',
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders(reply) {
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      reply.header('x-content-type-options', 'nosniff');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
