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

/** Every call has a row here; the compiler says so. */
export type Handlers<Services> = {
  readonly [Name in RouteName]: Handler<(typeof routes)[Name], Services>;
};

/** What the gateway itself reads of the services: what amounts are counted in. */
export interface ServedServices extends FreshServices {
  readonly settings: { readonly installation: { readonly currency: string } };
}

export interface Served<Services extends ServedServices> {
  readonly services: Services;
  readonly handlers: Handlers<Services>;
  readonly findMember: (token: string) => Promise<Member | null>;
  readonly onMember?: OnMember;
}

/** Hears of every call that a member makes, and from where. */
export type OnMember = (member: Member, from: Asker) => void;

/** The calls of partners, under /api. */
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

/** Refuses what no call of the contract answers, in the language of a partner who sent it. */
export async function refuseUncalled(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  cause?: unknown,
): Promise<FastifyReply> {
  const token = header(request, 'x-ct');
  // A refusal is no less one because the database does not answer.
  const member = token ? await request.server.findMember(token).catch(() => null) : null;
  return sendRefusal(request, reply, refusal, member?.language ?? null, '', cause);
}
