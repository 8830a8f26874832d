import type { FastifyInstance } from 'fastify';
import type { Envelope } from '#contract/envelope.ts';

export interface SentFile {
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly type?: string;
  readonly field?: string;
}

const edge = '----reachbook-test';

/** A multipart body as a browser or an attacker would write it. */
export const multipartOf = (...files: readonly SentFile[]): Buffer =>
  Buffer.concat([
    ...files.flatMap(({ bytes, name = 'photo.jpg', type = 'image/jpeg', field = 'file' }) => [
      Buffer.from(
        `--${edge}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n` +
          `content-type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${edge}--\r\n`),
  ]);

export const multipartType = `multipart/form-data; boundary=${edge}`;

export async function sendFiles(app: FastifyInstance, token: string, ...files: SentFile[]) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/files/upload',
    headers: { 'content-type': multipartType, 'x-ct': token },
    payload: multipartOf(...files),
  });
  return response.json() as Envelope<{ id: string; url: string }>;
}
