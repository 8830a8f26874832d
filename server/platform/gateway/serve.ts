import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RouteName, routes } from '#contract/routes.ts';
import type { RefusalError } from '#domain/refusal.ts';
import { admit } from './admission.ts';
import type { Caller, Handler, KnownDevice, LoggedInPartner } from './call.ts';
import { deviceOf, findHeader, languageOf, timeZoneOf } from './caller.ts';
import { composeCookie, deviceCookie, deviceSeconds, readCookie } from './cookie.ts';
import { createCrowd, kindOfCall } from './crowd.ts';
import { readInput } from './read-input.ts';
import { readUpload } from './read-upload.ts';
import { sendRefusal, serveRoutes } from './serve-routes.ts';

/** The compiler checks that every call has a handler. */
export type Handlers<Services> = {
  readonly [Name in RouteName]: Handler<(typeof routes)[Name], Services>;
};

/** The services that the gateway itself reads: the currency of amounts. */
export interface ServedServices {
  readonly settings: { readonly installation: { readonly currency: string } };
}

export interface Served<Services extends ServedServices> {
  readonly services: Services;
  readonly handlers: Handlers<Services>;
  readonly findLoggedInPartner: (token: string) => Promise<LoggedInPartner | null>;
  readonly onPartnerCall?: OnPartnerCall;
}

/** Called for every call that a partner makes, with its origin. */
export type OnPartnerCall = (partner: LoggedInPartner, caller: Caller) => void;

/** The partners' calls, under /api. */
export const serveCalls = <Services extends ServedServices>(
  app: FastifyInstance,
  { services, handlers, findLoggedInPartner, onPartnerCall }: Served<Services>,
): Promise<void> =>
  serveRoutes(app, {
    prefix: '/api',
    routes,
    handlers,
    crowd: createCrowd(kindOfCall),
    isPublic: ({ access, method }) => access === 'public' && method === 'POST',
    admit: (route, request) => admit(findLoggedInPartner, route, request),
    currency: () => services.settings.installation.currency,
    languageOf: (partner: LoggedInPartner | null) => partner?.language ?? null,
    createCall(request, reply, partner) {
      const call = createCall(services, request, reply, partner);
      if (partner) onPartnerCall?.(partner, call);
      return call;
    },
    async handle(route, request, call, run) {
      const input = readInput(route, request);
      if (route.body !== 'multipart') return run(call, input);
      return run({ ...call, upload: await readUpload(request, route, call.partner.id) }, input);
    },
  });

/** A request as a use case sees it, from a partner or from staff. */
type AnyCall<Services> = Services &
  Caller &
  KnownDevice & {
    readonly partner: LoggedInPartner;
    readonly upload: Uint8Array | null;
  };

/** Each call copies the services, so that it sees one version of the settings throughout. */
export function createCall<Services>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  partner: LoggedInPartner | null,
): AnyCall<Services> {
  const call = {
    ...services,
    partner,
    timeZone: timeZoneOf(request),
    language: languageOf(request, partner?.language ?? null),
    address: request.ip,
    device: deviceOf(request),
    origin: `${request.protocol}://${request.host}`,
    deviceToken: readCookie(request, deviceCookie),
    upload: null,
    keepDevice(token: string) {
      reply.header('set-cookie', composeCookie(request, deviceCookie, token, deviceSeconds));
    },
  };
  // Only the route knows whether there is a partner; the loop over all routes cannot.
  return call as unknown as AnyCall<Services>;
}

/** Refuses a request that matches no call, in the sender's language if a partner sent it. */
export async function refuseUncalled(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: RefusalError,
  cause?: unknown,
): Promise<FastifyReply> {
  const token = findHeader(request, 'x-ct');
  // The refusal must be sent even if the database is down.
  const partner = token ? await request.server.findLoggedInPartner(token).catch(() => null) : null;
  return sendRefusal(request, reply, refusal, partner?.language ?? null, '', cause);
}
