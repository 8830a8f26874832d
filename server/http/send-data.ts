import type { FastifyReply } from 'fastify';
import { dataHeaders } from './safe-headers.ts';

/** Names and values in turn, which is how Node writes them. */
const headOfAll: readonly string[] = [
  ...Object.entries(dataHeaders).flat(),
  'cache-control',
  'no-store',
  'content-type',
  'application/json; charset=utf-8',
  'content-length',
];

/**
 * Answers with JSON and with the headers that keep a browser safe. It is written past Fastify's
 * reply, which would put each header into an object and take it out again: of nine that is a good
 * part of what a small call costs.
 */
export function sendData(
  reply: FastifyReply,
  text: string,
  { cookie = '', clearsCache = false }: { cookie?: string; clearsCache?: boolean } = {},
): void {
  const head = [...headOfAll, String(Buffer.byteLength(text))];
  if (cookie) head.push('set-cookie', cookie);
  if (clearsCache) head.push('clear-site-data', '"cache"');
  reply.hijack();
  reply.raw.writeHead(200, head);
  reply.raw.end(text);
}
