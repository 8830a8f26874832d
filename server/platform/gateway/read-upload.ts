import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { RefusalError } from '#domain/refusal.ts';
import { parseBoundedJson } from './read-input.ts';

/** Limits on concurrent uploads, overall and per sender: each stays in memory until checked. */
const uploadsMax = 24;
const uploadsPerSenderMax = 4;

const uploadsBySender = new Map<string, number>();
const countUploads = () => [...uploadsBySender.values()].reduce((sum, count) => sum + count, 0);

interface UploadRoute {
  readonly uploadBytesMax?: number;
}

/** A partner's uploaded file, in memory. */
export const readUpload = (
  request: FastifyRequest,
  route: UploadRoute,
  sender: string,
): Promise<Uint8Array> => limitUploads(request, sender, () => readFile(request, route));

/**
 * Streams a staff upload to disk and returns the fields sent with it. Large files are never in
 * memory as a whole.
 */
export const receiveUpload = (
  request: FastifyRequest,
  route: UploadRoute,
  sender: string,
  draft: string,
): Promise<unknown> => limitUploads(request, sender, () => receiveFile(request, route, draft));

/**
 * Drains and refuses an upload when too many are in progress, which bounds the memory they take
 * however many are sent.
 */
async function limitUploads<Result>(
  request: FastifyRequest,
  sender: string,
  receive: () => Promise<Result>,
): Promise<Result> {
  const senderUploads = uploadsBySender.get(sender) ?? 0;
  if (senderUploads >= uploadsPerSenderMax || countUploads() >= uploadsMax) {
    request.raw.resume();
    throw new RefusalError('busy');
  }

  uploadsBySender.set(sender, senderUploads + 1);
  try {
    return await receive();
  } finally {
    const remaining = (uploadsBySender.get(sender) ?? 1) - 1;
    if (remaining > 0) uploadsBySender.set(sender, remaining);
    else uploadsBySender.delete(sender);
  }
}

/**
 * The one file of a multipart body. Its bytes are counted as they arrive, whatever the headers say;
 * anything beyond the limit is drained and discarded.
 */
async function readFile(
  request: FastifyRequest,
  { uploadBytesMax = 0 }: UploadRoute,
): Promise<Uint8Array> {
  if (!request.isMultipart()) throw new RefusalError('image_missing');

  // One byte more than allowed, because a file truncated at exactly the limit would look complete.
  const limits = { fileSize: uploadBytesMax + 1, files: 1, fields: 0, parts: 1, headerPairs: 20 };
  const files: Uint8Array[] = [];
  try {
    for await (const part of request.files({ limits })) {
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') files.push(bytes);
    }
  } catch {
    // Malformed multipart, or more than one file, is the sender's mistake.
    throw new RefusalError('input_invalid', { at: 'file' });
  }

  const [file] = files;
  if (!file) throw new RefusalError('image_missing');
  if (file.length > uploadBytesMax) throw new RefusalError('image_too_large');

  return file;
}

const inputBytesMax = 8 * 1024;

/** The fields come first, so that invalid input is refused before the file is read. */
async function receiveFile(
  request: FastifyRequest,
  { uploadBytesMax = 0 }: UploadRoute,
  draft: string,
): Promise<unknown> {
  if (!request.isMultipart()) throw new RefusalError('image_missing');

  const limits = {
    fileSize: uploadBytesMax + 1,
    files: 1,
    fields: 1,
    parts: 2,
    headerPairs: 20,
    fieldSize: inputBytesMax,
    fieldNameSize: 20,
  };
  let input: unknown;
  let size: number | null = null;

  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') input = readInputField(part);
      else size = await writeFile(part, draft);
    }
  } catch (error) {
    if (error instanceof RefusalError) throw error;
    throw new RefusalError('input_invalid', { at: 'file' });
  }
  if (size === null) throw new RefusalError('image_missing');
  if (size > uploadBytesMax) throw new RefusalError('body_too_large');

  return input;
}

function readInputField({ fieldname, value, valueTruncated }: MultipartValue): unknown {
  if (fieldname !== 'input' || typeof value !== 'string' || valueTruncated) {
    throw new RefusalError('input_invalid', { at: '' });
  }
  return parseBoundedJson(value);
}

async function writeFile({ fieldname, file }: MultipartFile, draft: string): Promise<number> {
  if (fieldname !== 'file') throw new RefusalError('input_invalid', { at: 'file' });

  const target = createWriteStream(draft, { flags: 'wx', mode: 0o600 });
  await pipeline(file, target);
  return target.bytesWritten;
}
