import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf, languageOf, timeZoneOf } from './asker.ts';
import type { Asker, KnownDevice, Member } from './call.ts';
import { cookieIn, cookieText, deviceCookie, deviceSeconds } from './cookie.ts';

/** A call's services; their settings may change between two calls. */
export interface FreshServices {
  readonly settings: unknown;
}

/** A request as a use case sees it, from a partner or from staff. */
export type AnyCall<Services> = Services &
  Asker &
  KnownDevice & {
    readonly member: Member;
    readonly upload: Uint8Array | null;
  };

/** Each call copies the services, so that it sees one version of the settings throughout. */
export function makeCall<Services extends FreshServices>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  member: Member | null,
): AnyCall<Services> {
  const call = {
    ...services,
    member,
    timeZone: timeZoneOf(request),
    language: languageOf(request, member?.language ?? null),
    address: request.ip,
    device: deviceOf(request),
    origin: `${request.protocol}://${request.host}`,
    deviceMark: cookieIn(request, deviceCookie),
    upload: null,
    keepDevice(mark: string) {
      reply.header('set-cookie', cookieText(request, deviceCookie, mark, deviceSeconds));
    },
  };
  // Only the route knows whether there is a member; the loop over all routes cannot.
  return call as unknown as AnyCall<Services>;
}
