import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import type { FileReply } from '#contract/shape.ts';
import { dataHeaders } from './safe-headers.ts';

/** Sends a file and resolves when it was taken, or when its reader has gone. */
export async function sendFile(reply: FastifyReply, file: FileReply): Promise<void> {
  const { name, type, body } = file;
  const bytes = 'bytes' in file ? file.bytes : file.body.byteLength;
  reply.hijack();
  reply.raw.writeHead(200, {
    ...dataHeaders,
    'cache-control': 'no-store',
    // The name is one of ours: it needs no escaping.
    'content-disposition': `attachment; filename="${name}"`,
    // Opened as a page, whatever is in it can do nothing.
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': type,
    'content-length': bytes,
  });
  if (body instanceof Uint8Array) reply.raw.end(body);
  else await pipeline(Readable.from(body), reply.raw).catch(() => {});
}
