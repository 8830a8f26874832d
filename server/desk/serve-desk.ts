import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { type DeskRouteName, deskRoutes } from '#contract/desk/desk-routes.ts';
import { DeskRefusal, deskRefusals, deskRefusalText } from '#contract/desk/refusals.ts';
import { isFactorFresh, isWholeProved } from '#domain/desk/session.ts';
import { ownHostsOf } from '#domain/help/channel.ts';
import { withDraft } from '../catalogue/creative-files.ts';
import { leaveBodyUnread, publicBodyBytesMax } from '../http/admission.ts';
import { type Cookie, cookieIn, cookieText, deviceSeconds } from '../http/cookie.ts';
import { checkInput, readInput } from '../http/read-input.ts';
import { receiveUpload } from '../http/read-upload.ts';
import { asRefusal, sendRefusal } from '../http/serve.ts';
import type { Services } from '../services/services.ts';
import type { DeskCall, DeskCookie, DeskUseCase, StaffMember } from './desk-call.ts';
import { deskHandlers } from './desk-handlers.ts';
import { holdToWords } from './hold-to-words.ts';
import { findSessionStaff } from './staff/staff-session-store.ts';

const sessionCookie: Cookie = { name: 'reachbook_desk', path: '/desk' };
const deviceCookie: Cookie = { name: 'reachbook_desk_device', path: '/desk' };
const deviceLengthMax = 200;

/** Every call has a row here; the compiler says so. */
export type DeskHandlers = {
  readonly [Name in DeskRouteName]: DeskUseCase<(typeof deskRoutes)[Name]>;
};

/**
 * Turns the calls of the desk into HTTP under /desk/api, with a cookie that goes nowhere else. A
 * call needs a header that no form or link of another page can send.
 */
export async function serveDesk(
  app: FastifyInstance,
  parts: Services,
  onStaff?: OnStaff,
): Promise<void> {
  await app.register(async (desk) => {
    await desk.register(fastifyMultipart, { throwFileSizeLimit: false });
    for (const [name, route] of Object.entries<DeskRoute>(deskRoutes)) {
      const handler = deskHandlers[name as DeskRouteName] as unknown as DeskUseCase<DeskRoute>;
      desk.route({
        method: route.method,
        url: `/desk/api${route.path}`,
        ...(route.roles === 'nobody' ? { bodyLimit: publicBodyBytesMax } : {}),
        onRequest: (request, reply) => admitFirst(parts, route, request, reply),
        handler: (request, reply) => answer({ parts, onStaff }, route, handler, request, reply),
      });
    }
  });
}

/** Who was admitted, before any byte of a body was read. */
const admitted = new WeakMap<FastifyRequest, StaffMember | null>();

async function admitFirst(
  parts: Services,
  route: DeskRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  try {
    if (request.headers['x-desk'] !== '1') throw new DeskRefusal('desk_not_signed_in');
    admitted.set(request, await admit(parts, route, request));
  } catch (error) {
    leaveBodyUnread(request, reply, route);
    return sendProblem(request, reply, error);
  }
}

/** Hears of every call that a member of staff makes, and from where. */
export type OnStaff = (
  staff: StaffMember,
  from: { readonly address: string; readonly device: string },
) => void;

interface Served {
  readonly parts: Services;
  readonly onStaff: OnStaff | undefined;
}

async function answer(
  { parts, onStaff }: Served,
  route: DeskRoute,
  handler: DeskUseCase<DeskRoute>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const staff = admitted.get(request) ?? null;
    const address = request.ip;
    const device = String(request.headers['user-agent'] ?? '').slice(0, deviceLengthMax);
    if (staff) onStaff?.(staff, { address, device });
    const call = {
      ...parts,
      // A getter would be copied as it stands now, which is what a call wants.
      settings: parts.settings,
      staff,
      address,
      device,
      deviceMark: cookieIn(request, deviceCookie),
      origin: originOf(request),
      appOrigin: parts.appOrigin ?? originOf(request),
      cookie: cookieOf(request, reply),
    } as unknown as DeskCall;
    const result = await run(route, handler, call, request);
    return send(reply, { code: 200, msg: 'ok', data: v.parse(route.output, result) });
  } catch (error) {
    return sendProblem(request, reply, error);
  }
}

/** Has a call done. Its file lies on the disk while it is, and nowhere afterwards. */
async function run(
  route: DeskRoute,
  handler: DeskUseCase<DeskRoute>,
  call: DeskCall,
  request: FastifyRequest,
): Promise<unknown> {
  if (route.body !== 'multipart') {
    const input = readInput(route, request);
    holdToWords(route.input, input, ownHostsOf(call.settings.configuration));
    return handler(call as never, input as never);
  }
  if (call.dataDir === null) throw new Error('There is no place for files');
  return withDraft(call.dataDir, async (draft) => {
    const whose = (call.staff as StaffMember | null)?.id ?? '';
    const input = checkInput(route, await receiveUpload(request, route, whose, draft));
    holdToWords(route.input, input, ownHostsOf(call.settings.configuration));
    return handler(Object.assign(call, { upload: draft }) as never, input as never);
  });
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof DeskRefusal) {
    const { reason, facts } = error;
    const [code] = deskRefusals[reason];
    return send(reply, { code, msg: deskRefusalText(reason, facts), data: { reason, facts } });
  }
  return sendRefusal(request, reply, asRefusal(request, error), 'en');
}

async function admit(
  { db, now }: Services,
  { roles, rule }: DeskRoute,
  request: FastifyRequest,
): Promise<StaffMember | null> {
  if (roles === 'nobody') return null;
  const token = cookieIn(request, sessionCookie);
  if (!token) throw new DeskRefusal('desk_not_signed_in');
  const staff = await findSessionStaff(db.sql, token, now());
  if (!staff) throw new DeskRefusal('desk_session_over');
  if (roles !== 'everyone' && !roles.some((role) => staff.roles.includes(role))) {
    throw new DeskRefusal('desk_role_missing', { roles: roles.join(', ') });
  }
  if (rule.factor === 'fresh' && !isFactorFresh(staff.proofs, now())) {
    throw new DeskRefusal('desk_factor_stale');
  }
  if (rule.factor === 'whole' && !isWholeProved(staff.proofs, now())) {
    throw new DeskRefusal('desk_proof_needed');
  }
  return staff;
}

const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

function cookieOf(request: FastifyRequest, reply: FastifyReply): DeskCookie {
  const set = (cookie: Cookie, value: string, seconds?: number) => {
    reply.header('set-cookie', cookieText(request, cookie, value, seconds));
  };
  return {
    keep: (token) => set(sessionCookie, token),
    clear: () => set(sessionCookie, '', 0),
    keepDevice: (mark) => set(deviceCookie, mark, deviceSeconds),
  };
}

const send = (reply: FastifyReply, body: unknown): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
