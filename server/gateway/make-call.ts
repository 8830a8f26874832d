import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf, languageOf, timeZoneOf } from './asker.ts';
import type { Asker, KnownDevice, Member } from './call.ts';
import { cookieIn, cookieText, deviceCookie, deviceSeconds } from './cookie.ts';

/** The services as a call has them, of which the settings may change between two calls. */
export interface FreshServices {
  readonly settings: unknown;
}

/** One request as a use case sees it, whoever makes it. */
export type AnyCall<Services> = Services &
  Asker &
  KnownDevice & {
    readonly member: Member;
    readonly upload: Uint8Array | null;
  };

/** A call has a copy of the services, so that it sees one version of the settings throughout. */
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
    deviceMark: cookieIn(request, deviceCookie),
    upload: null,
    keepDevice(mark: string) {
      reply.header('set-cookie', cookieText(request, deviceCookie, mark, deviceSeconds));
    },
  };
  // Whether there is a member is for the route to say, which the loop over all of them cannot.
  return call as unknown as AnyCall<Services>;
}
