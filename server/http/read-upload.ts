import type { FastifyRequest } from 'fastify';
import type { Route } from '#contract/route.ts';
import { Refusal } from '#domain/refusal.ts';

/**
 * The one file of a multipart body. Its bytes are counted as they come, whatever the headers say;
 * what goes beyond the limit is let through to its end and kept nowhere.
 */
export async function readUpload(
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
