import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The file types that may be shown, by their first bytes. Nothing else is stored or served. */
const mediaTypes = [
  { type: 'image/jpeg', extension: 'jpg', pattern: /^ffd8ff/ },
  { type: 'image/png', extension: 'png', pattern: /^89504e470d0a1a0a/ },
  { type: 'image/webp', extension: 'webp', pattern: /^52494646.{8}57454250/ },
  { type: 'video/mp4', extension: 'mp4', pattern: /^.{8}66747970/ },
  { type: 'video/webm', extension: 'webm', pattern: /^1a45dfa3.{0,120}7765626d/ },
] as const;

const extensions = mediaTypes.map(({ extension }) => extension);
const namePattern = new RegExp(`^/[0-9a-f]{64}(\\.(${extensions.join('|')}))?$`);

export type CreativeType = (typeof mediaTypes)[number]['type'];

const beginningBytes = 80;

async function detectMediaType(file: string) {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(beginningBytes), 0);

    const beginning = buffer.subarray(0, bytesRead).toString('hex');
    return mediaTypes.find(({ pattern }) => pattern.test(beginning)) ?? null;
  } finally {
    await handle.close();
  }
}

export const findCreativeType = async (file: string): Promise<CreativeType | null> =>
  (await detectMediaType(file))?.type ?? null;

const folderOf = (dataDir: string) => join(dataDir, 'creatives');

/** A new file is first written here, on the same disk, under a name that is not served. */
export async function withDraft<Result>(
  dataDir: string,
  work: (draft: string) => Promise<Result>,
): Promise<Result> {
  const creativesFolder = folderOf(dataDir);

  await mkdir(creativesFolder, { recursive: true });

  const draft = join(creativesFolder, `.${randomUUID()}`);
  try {
    return await work(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Stores a draft atomically under its hash. Identical files are stored once. */
export async function keepDraft(dataDir: string, draft: string): Promise<string> {
  const mediaType = await detectMediaType(draft);
  if (!mediaType) throw new Error('A file that cannot be shown');

  const digest = createHash('sha256');
  for await (const bytes of createReadStream(draft)) digest.update(bytes);
  const sha256 = digest.digest('hex');
  const file = join(folderOf(dataDir), `${sha256}.${mediaType.extension}`);
  if (existsSync(file)) return sha256;

  const handle = await open(draft, 'r+');
  await handle.sync().finally(() => handle.close());
  await rename(draft, file);

  return sha256;
}

/** Stores bytes that are already in memory. */
export const keepCreativeFile = (dataDir: string, bytes: Uint8Array): Promise<string> =>
  withDraft(dataDir, async (draft) => {
    await writeFile(draft, bytes);
    return keepDraft(dataDir, draft);
  });

/**
 * Serves creatives to the app and to publishers' pages. A file is named by its hash, so it never
 * changes; browsers may only display it and never run anything in it.
 */
export async function serveCreatives(app: FastifyInstance, dataDir: string): Promise<void> {
  const root = folderOf(dataDir);
  await mkdir(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/creatives/',
    decorateReply: false,
    extensions,
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
