import type { FastifyRequest } from 'fastify';
import type { Route } from '#contract/route.ts';
import { Refusal } from '#domain/refusal.ts';

/** How many are taken in at once, of all and of one: each lies in memory until it is looked at. */
const readingMax = 24;
const readingOfOneMax = 4;

const reading = new Map<string, number>();
const readingNow = () => [...reading.values()].reduce((sum, count) => sum + count, 0);

/**
 * The file that a member sends. When too many come in at once, one is let pass by and kept nowhere,
 * so that however many are sent, what they take of the memory is known.
 */
export async function readUpload(
  request: FastifyRequest,
  route: Route,
  whose: string,
): Promise<Uint8Array> {
  const own = reading.get(whose) ?? 0;
  if (own >= readingOfOneMax || readingNow() >= readingMax) {
    request.raw.resume();
    throw new Refusal('busy');
  }
  reading.set(whose, own + 1);
  try {
    return await readFile(request, route);
  } finally {
    const left = (reading.get(whose) ?? 1) - 1;
    if (left > 0) reading.set(whose, left);
    else reading.delete(whose);
  }
}

/**
 * The one file of a multipart body. Its bytes are counted as they come, whatever the headers say;
 * what goes beyond the limit is let through to its end and kept nowhere.
 */
async function readFile(
  request: FastifyRequest,
  { uploadBytesMax = 0 }: Route,
): Promise<Uint8Array> {
  if (!request.isMultipart()) throw new Refusal('image_missing');
  // One more than allowed: a file that is cut at exactly the limit would pass for a whole one.
  const limits = { fileSize: uploadBytesMax + 1, files: 1, fields: 0, parts: 1, headerPairs: 20 };
  const files: Uint8Array[] = [];
  try {
    for await (const part of request.files({ limits })) {
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') files.push(bytes);
    }
  } catch {
    // What cannot be read as multipart, or holds more than one file, is the sender's mistake.
    throw new Refusal('input_invalid', { at: 'file' });
  }
  const [file] = files;
  if (!file) throw new Refusal('image_missing');
  if (file.length > uploadBytesMax) throw new Refusal('image_too_large');
  return file;
}
