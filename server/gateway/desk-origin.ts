import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '#domain/refusal.ts';
import { refuseAlone } from './refuse-broken.ts';

const isDeskPath = (url: string): boolean => /^\/desk(?:[/?]|$)/.test(url);

/** Monitoring asks any host; pictures of creatives never change and run nothing. */
const isShared = (url: string): boolean =>
  /^\/(livez|readyz|healthz)$/.test(url) || url.startsWith('/creatives/');

/**
 * Says whether it has answered. With an origin of its own the desk is served there alone, and
 * nothing else is: a script that got into the app or into the frame of an ad is then a stranger to
 * the desk. Without one, everything shares an origin and nothing is answered here.
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
