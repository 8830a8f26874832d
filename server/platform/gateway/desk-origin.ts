import type { IncomingMessage, ServerResponse } from 'node:http';
import type { onRequestHookHandler } from 'fastify';
import { RefusalError } from '#domain/refusal.ts';
import { leaveBodyUnread } from './admission.ts';
import { refuseWithoutCall } from './refuse-broken.ts';
import { refuseUncalled } from './serve.ts';

const isDeskPath = (url: string): boolean => /^\/desk(?:[/?]|$)/.test(url);

/** Monitoring may use any host; creative images are immutable and run no code. */
const isShared = (url: string): boolean =>
  /^\/(livez|readyz|healthz)$/.test(url) || url.startsWith('/creatives/');

const hostOf = (origin: string | undefined): string | null =>
  origin === undefined ? null : new URL(origin).host;

/**
 * Returns whether it answered. If the desk has its own origin, only the desk is served there, so
 * that a script injected into the app or an ad frame is cross-origin to the desk. Otherwise
 * everything shares one origin and this function answers nothing.
 */
export function keepDeskApart(deskOrigin: string | undefined) {
  const deskHost = hostOf(deskOrigin);
  return ({ url = '', headers }: IncomingMessage, response: ServerResponse): boolean => {
    if (deskHost === null || isShared(url)) return false;

    const isDeskHost = headers.host?.toLowerCase() === deskHost;
    if (isDeskPath(url) === isDeskHost) return false;

    if (isDeskHost && url === '/') response.writeHead(302, { location: '/desk/' }).end();
    else refuseWithoutCall(response, 404, new RefusalError('call_not_found'));

    return true;
  };
}

/**
 * The same for a route of the desk, once the router has found it: it also finds a path whose
 * letters are percent-encoded, or that stands behind a scheme and a host.
 */
export function refuseDeskElsewhere(
  deskOrigin: string | undefined,
  route: string,
): onRequestHookHandler[] {
  const deskHost = hostOf(deskOrigin);
  if (deskHost === null || !isDeskPath(route)) return [];

  return [
    async (request, reply) => {
      if (request.headers.host?.toLowerCase() === deskHost) return;

      leaveBodyUnread(request, reply, {});
      return refuseUncalled(request, reply.code(404), new RefusalError('call_not_found'));
    },
  ];
}
