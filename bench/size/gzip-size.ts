import { get, type IncomingMessage } from 'node:http';

export interface ServedScript {
  readonly bytes: number;
  readonly isScript: boolean;
}

/** Requests the address as a browser that supports gzip only, and counts what the server sends. */
export async function gzipSize(url: string): Promise<ServedScript> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, resolve).once('error', reject);
  });
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);

  const type = response.headers['content-type'] ?? '';
  const isScript = /\b(java|ecma)script\b/.test(type);
  const { 'content-encoding': encoding = 'none' } = response.headers;
  if (isScript && encoding !== 'gzip') console.error(`${url} is not sent as gzip: ${encoding}`);

  return { bytes, isScript };
}
