import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import { isFactorFresh, isWholeProved } from '#domain/desk/session.ts';
import { ownHostsOf } from '#domain/help/channel.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { whyNotDecideYet } from '#domain/staff/machine-admission.ts';
import { withDraft } from '../ads/catalogue/catalogue.ts';
import type { Services } from '../ads/services/services.ts';
import {
  type CallKind,
  type Cookie,
  checkInput,
  composeCookie,
  createCrowd,
  deviceOf,
  deviceSeconds,
  readCookie,
  readInput,
  receiveUpload,
  serveRoutes,
} from '../platform/gateway/gateway.ts';
import type { DeskCall, DeskCookie, StaffMember } from './call/desk-call.ts';
import { holdToWords } from './call/hold-to-words.ts';
import { deskHandlers } from './desk-use-cases.ts';
import { findSessionStaff } from './staff/desk-session.ts';

const sessionCookie: Cookie = { name: 'reachbook_desk', path: '/desk' };
const deviceCookie: Cookie = { name: 'reachbook_desk_device', path: '/desk' };

/** Is notified of every call by a member of staff, and its address. */
export type OnStaff = (
  staff: StaffMember,
  from: { readonly address: string; readonly device: string },
) => void;

/**
 * The calls of staff, under /desk/api, with a cookie that goes nowhere else. A call needs a header
 * that no form or link of another page can send.
 */
export const serveDesk = (
  app: FastifyInstance,
  services: Services,
  onStaff?: OnStaff,
): Promise<void> =>
  serveRoutes<DeskRoute, StaffMember, DeskCall>(app, {
    prefix: '/desk/api',
    routes: deskRoutes,
    handlers: deskHandlers,
    crowd: createCrowd(kindOf),
    isPublic: ({ roles }) => roles === 'nobody',
    admit: (route, request) => admit(services, route, request),
    currency: () => services.settings.installation.currency,
    languageOf: () => 'en',
    createCall(request, reply, staff) {
      const call = makeCall(services, request, reply, staff);
      if (staff) onStaff?.(staff, call);
      return call;
    },
    handle: runWithInput,
  });

const kindOf = ({ roles, method }: DeskRoute): CallKind => {
  if (roles === 'nobody' && method === 'POST') return 'stranger';
  return method === 'POST' ? 'change' : 'read';
};

function makeCall(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  staff: StaffMember | null,
): DeskCall {
  const origin = `${request.protocol}://${request.host}`;
  const call = {
    ...services,
    staff,
    address: request.ip,
    device: deviceOf(request),
    deviceToken: readCookie(request, deviceCookie),
    origin,
    appOrigin: services.appOrigin ?? origin,
    cookie: cookieOf(request, reply),
  };
  return call as unknown as DeskCall;
}

/** The input, held to the rules for what staff write. Its file is on disk meanwhile. */
async function runWithInput(
  route: DeskRoute,
  request: FastifyRequest,
  call: DeskCall,
  run: (call: DeskCall, input: unknown) => Promise<unknown>,
): Promise<unknown> {
  const checkWords = (input: unknown) => {
    holdToWords(route.input, input, ownHostsOf(call.settings.configuration));
    return input;
  };
  if (route.body !== 'multipart') return run(call, checkWords(readInput(route, request)));
  if (call.dataDir === null) throw new Error('There is no place for files');
  return withDraft(call.dataDir, async (upload) => {
    const uploaderId = (call.staff as StaffMember | null)?.id ?? '';
    const input = checkInput(route, await receiveUpload(request, route, uploaderId, upload));
    return run({ ...call, upload } as DeskCall, checkWords(input));
  });
}

async function admit(
  { db, now }: Services,
  { roles, factor, people, isPayoutStep }: DeskRoute,
  request: FastifyRequest,
): Promise<StaffMember | null> {
  if (request.headers['x-desk'] !== '1') throw new RefusalError('desk_not_signed_in');
  if (roles === 'nobody') return null;
  const token = readCookie(request, sessionCookie);
  if (!token) throw new RefusalError('desk_not_signed_in');
  const staff = await findSessionStaff(db.sql, token, now());
  if (!staff) throw new RefusalError('desk_session_over');
  if (roles !== 'everyone' && !roles.some((role) => staff.roles.includes(role))) {
    throw new RefusalError('desk_role_missing', { roles: roles.join(', ') });
  }
  if (factor === 'fresh' && !isFactorFresh(staff.proofs, now())) {
    throw new RefusalError('desk_factor_stale');
  }
  if (factor === 'whole' && !isWholeProved(staff.proofs, now())) {
    throw new RefusalError('desk_proof_needed');
  }
  if (people === 'decide' && !isPayoutStep) refuse(whyNotDecideYet(staff.decidesFrom, now()));
  return staff;
}

function cookieOf(request: FastifyRequest, reply: FastifyReply): DeskCookie {
  const set = (cookie: Cookie, value: string, seconds?: number) => {
    reply.header('set-cookie', composeCookie(request, cookie, value, seconds));
  };
  return {
    keep: (token) => set(sessionCookie, token),
    clear: () => set(sessionCookie, '', 0),
    keepDevice: (token) => set(deviceCookie, token, deviceSeconds),
  };
}
