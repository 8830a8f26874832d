import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RouteName, routes } from '#contract/routes.ts';
import type { Refusal } from '#domain/refusal.ts';
import { admit } from './admission.ts';
import { header } from './asker.ts';
import type { Asker, Handler, Member } from './call.ts';
import { createCrowd, kindOfCall } from './crowd.ts';
import { type FreshServices, makeCall } from './make-call.ts';
import { readInput } from './read-input.ts';
import { readUpload } from './read-upload.ts';
import { sendRefusal, serveRoutes } from './serve-routes.ts';

/** The compiler checks that every call has a handler. */
export type Handlers<Services> = {
  readonly [Name in RouteName]: Handler<(typeof routes)[Name], Services>;
};

/** The services that the gateway itself reads: the currency of amounts. */
export interface ServedServices extends FreshServices {
  readonly settings: { readonly installation: { readonly currency: string } };
}

export interface Served<Services extends ServedServices> {
  readonly services: Services;
  readonly handlers: Handlers<Services>;
  readonly findMember: (token: string) => Promise<Member | null>;
  readonly onMember?: OnMember;
}

/** Called for every call that a member makes, with its origin. */
export type OnMember = (member: Member, from: Asker) => void;

/** The partners' calls, under /api. */
export const serveCalls = <Services extends ServedServices>(
  app: FastifyInstance,
  { services, handlers, findMember, onMember }: Served<Services>,
): Promise<void> =>
  serveRoutes(app, {
    prefix: '/api',
    routes,
    handlers,
    crowd: createCrowd(kindOfCall),
    isPublic: ({ access, method }) => access === 'public' && method === 'POST',
    admit: (route, request) => admit(findMember, route, request),
    currency: () => services.settings.installation.currency,
    languageOf: (member: Member | null) => member?.language ?? null,
    makeCall(request, reply, member) {
      const call = makeCall(services, request, reply, member);
      if (member) onMember?.(member, call);
      return call;
    },
    async read(route, request, call, run) {
      const input = readInput(route, request);
      if (route.body !== 'multipart') return run(call, input);
      return run({ ...call, upload: await readUpload(request, route, call.member.id) }, input);
    },
  });

/** Refuses a request that matches no call, in the sender's language if a partner sent it. */
export async function refuseUncalled(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  cause?: unknown,
): Promise<FastifyReply> {
  const token = header(request, 'x-ct');
  // The refusal must be sent even if the database is down.
  const member = token ? await request.server.findMember(token).catch(() => null) : null;
  return sendRefusal(request, reply, refusal, member?.language ?? null, '', cause);
}
