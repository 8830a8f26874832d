import * as v from 'valibot';
import type { Envelope } from '#contract/envelope.ts';
import type { Output, Route } from '#contract/route.ts';
import { tokenStored } from '../session/session.ts';
import { askerHeaders, CallFailure, dataOf } from './call.ts';

const uploadMs = 90_000;

/**
 * Uploads one file and reports progress. fetch cannot report it, and on a slow network a person
 * would see no movement for half a minute.
 */
export function upload<R extends Route & { readonly body: 'multipart' }>(
  route: R,
  file: File,
  onProgress: (share: number) => void,
): { readonly reply: Promise<Output<R>>; stop(): void } {
  const request = new XMLHttpRequest();
  const reply = new Promise<Output<R>>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new CallFailure(0, 'offline', ''));
    request.onabort = request.onerror;
    request.ontimeout = request.onerror;
    request.onload = () => {
      try {
        const data = dataOf(envelopeOf(request));
        resolve(v.parse(route.output, data) as Output<R>);
      } catch (error) {
        reject(error);
      }
    };
  });
  const body = new FormData();
  body.append('file', file);
  // The server waits for less; on a network that drops packets silently nobody else would end it.
  request.timeout = uploadMs;
  request.open(route.method, `/api${route.path}`);
  for (const [name, value] of Object.entries(askerHeaders(tokenStored.get()))) {
    request.setRequestHeader(name, value);
  }
  request.send(body);
  return { reply, stop: () => request.abort() };
}

function envelopeOf({ responseText, status, statusText }: XMLHttpRequest): Envelope<unknown> {
  try {
    const body: unknown = JSON.parse(responseText);
    if (typeof body === 'object' && body !== null && 'code' in body)
      return body as Envelope<unknown>;
  } catch {
    // Not an envelope, so not from our server.
  }
  throw new CallFailure(status, 'http', statusText);
}
