import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import type { FileReply } from '#contract/shape.ts';
import { dataHeaders } from './safe-headers.ts';

/** Sends a file and resolves when the reader has received it or disconnected. */
export async function sendFile(reply: FastifyReply, file: FileReply): Promise<void> {
  const { name, type, body } = file;
  const bytes = 'bytes' in file ? file.bytes : file.body.byteLength;
  reply.hijack();
  reply.raw.writeHead(200, {
    ...dataHeaders,
    'cache-control': 'no-store',
    // We chose the name, so it needs no escaping.
    'content-disposition': `attachment; filename="${name}"`,
    // If a browser opens the file as a page, its content can run nothing.
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': type,
    'content-length': bytes,
  });
  if (body instanceof Uint8Array) reply.raw.end(body);
  else await pipeline(Readable.from(body), reply.raw).catch(() => {});
}
