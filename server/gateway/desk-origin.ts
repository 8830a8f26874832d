import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '#domain/refusal.ts';
import { refuseAlone } from './refuse-broken.ts';

const isDeskPath = (url: string): boolean => /^\/desk(?:[/?]|$)/.test(url);

/** Monitoring may use any host; creative images are immutable and run no code. */
const isShared = (url: string): boolean =>
  /^\/(livez|readyz|healthz)$/.test(url) || url.startsWith('/creatives/');

/**
 * Returns whether it answered. If the desk has its own origin, only the desk is served there, so
 * that a script injected into the app or an ad frame is cross-origin to the desk. Otherwise
 * everything shares one origin and this function answers nothing.
 */
export function keepDeskApart(deskOrigin: string | undefined) {
  const deskHost = deskOrigin === undefined ? null : new URL(deskOrigin).host;
  return ({ url = '', headers }: IncomingMessage, response: ServerResponse): boolean => {
    if (deskHost === null || isShared(url)) return false;
    const isDeskHost = headers.host?.toLowerCase() === deskHost;
    if (isDeskPath(url) === isDeskHost) return false;
    if (isDeskHost && url === '/') response.writeHead(302, { location: '/desk/' }).end();
    else refuseAlone(response, 404, new Refusal('call_not_found'));
    return true;
  };
}
