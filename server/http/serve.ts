import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as v from 'valibot';
import type { Route } from '#contract/route.ts';
import { type RouteName, routes } from '#contract/routes.ts';
import { fileReply } from '#contract/shape.ts';
import { isLanguage, type Language } from '#domain/language.ts';
import { Refusal } from '#domain/refusal.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { logProblem } from '../process/log-problem.ts';
import { admit, leaveBodyUnread, publicBodyBytesMax } from './admission.ts';
import { header, knownZoneOf, languageOf } from './asker.ts';
import type { Asker, Handler, Member } from './call.ts';
import { createCrowd } from './crowd.ts';
import { createFileLine } from './file-line.ts';
import { type AnyCall, type FreshServices, makeCall } from './make-call.ts';
import { readInput } from './read-input.ts';
import { readUpload } from './read-upload.ts';
import { refusalText } from './refusal-message.ts';
import { dataHeaders } from './safe-headers.ts';
import { sendFile } from './send-file.ts';

/** Every call has a row here: its handler, or the admission that its feature is still to come. */
export type Handlers<Services> = {
  readonly [Name in RouteName]: Handler<(typeof routes)[Name], Services> | 'not_built';
};

export interface Served<Services extends FreshServices> {
  readonly parts: Services;
  readonly handlers: Handlers<Services>;
  readonly findMember: (token: string) => Promise<Member | null>;
  readonly onMember?: OnMember;
}

/** Hears of every call that a member makes, and from where. */
export type OnMember = (member: Member, from: Asker) => void;

const fileLine = createFileLine();

type AnyHandler<Services> = Handler<Route, Services> | 'not_built';

/** Turns the contract and its handlers into HTTP under /api. */
export async function serveCalls<Services extends FreshServices>(
  app: FastifyInstance,
  served: Served<Services>,
): Promise<void> {
  const crowd = createCrowd();
  const calls = Object.entries<Route>(routes).map(([name, route]) => {
    // Each handler fits its own route; the loop cannot know which one it holds.
    const handler = served.handlers[name as RouteName] as AnyHandler<Services> | undefined;
    if (!handler) throw new Error(`The call ${route.path} has no handler`);
    return { route, handler };
  });
  const add = (to: FastifyInstance, isUpload: boolean) => {
    for (const { route, handler } of calls) {
      if ((route.body === 'multipart') !== isUpload) continue;
      to.route({
        method: route.method,
        url: `/api${route.path}`,
        ...beforeBody(served, route),
        handler(request, reply) {
          try {
            crowd.enter(route);
          } catch (error) {
            return sendProblem(request, reply, error);
          }
          return answer(served, route, handler, request, reply).finally(crowd.leave);
        },
      });
    }
  };
  await app.register(async (plain) => {
    add(plain, false);
  });
  // What reads files waits on every request around it, which would double what a small call costs.
  await app.register(async (uploads) => {
    await uploads.register(fastifyMultipart, { throwFileSizeLimit: false });
    add(uploads, true);
  });
}

/**
 * Who may not make a call is refused before any byte of its body is read. A GET has no body: it is
 * spared the hook.
 */
function beforeBody<Services extends FreshServices>(
  { findMember }: Served<Services>,
  route: Route,
): Pick<RouteOptions, 'bodyLimit' | 'onRequest'> {
  if (route.method === 'GET') return {};
  if (route.access === 'public') return { bodyLimit: publicBodyBytesMax };
  return {
    async onRequest(request, reply) {
      try {
        await admit(findMember, route, request);
      } catch (error) {
        leaveBodyUnread(request, reply, route);
        return sendProblem(request, reply, error);
      }
    },
  };
}

async function answer<Services extends FreshServices>(
  served: Served<Services>,
  route: Route,
  handler: AnyHandler<Services>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let stored: Language | null = null;
  let call: AnyCall<Services> | null = null;
  try {
    const member = await admit(served.findMember, route, request);
    stored = member?.language ?? null;
    if (handler === 'not_built') throw new Refusal('not_built');
    const input = readInput(route, request);
    call = makeCall(served.parts, request, member);
    if (member) served.onMember?.(member, call);
    // Only now: what strangers send is never read.
    if (route.body === 'multipart')
      call.upload = await readUpload(request, route, member?.id ?? '');
    const asked = call;
    const make = () => handler(asked, input);
    const send = (file: unknown) => sendFile(reply, v.parse(fileReply, file));
    if (route.isComposed) await fileLine.run(member?.id ?? '', make, send);
    else if (route.reply === 'file') await send(await make());
    else {
      const text = textOf(route, await make());
      if (route.clearsCache) reply.header('clear-site-data', '"cache"');
      return sendJson(reply, text, call.cookie);
    }
    return reply;
  } catch (error) {
    return sendProblem(request, reply, error, stored, call?.cookie);
  }
}

function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  stored: Language | null = null,
  cookie = '',
): FastifyReply {
  const refusal = asRefusal(request, error);
  const text = textOfRefusal(request, refusal, stored ?? ownersLanguage(refusal));
  return sendJson(reply, text, cookie);
}

/** Answers with JSON and with the headers that keep a browser safe. */
function sendJson(reply: FastifyReply, text: string, cookie = ''): FastifyReply {
  if (cookie) reply.header('set-cookie', cookie);
  return reply
    .headers(dataHeaders)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(text);
}

/** Who is told the state of an account has just proved to be its owner. */
const ownersLanguage = ({ facts: { lang } }: Refusal): Language | null =>
  typeof lang === 'string' && isLanguage(lang) ? lang : null;

/** The texts of answers that never change, by the frozen object that a use case returns again. */
const keptTexts = new WeakMap<object, string>();

/** The contract is also the guard against leaks: what it does not name is not sent. */
function textOf(route: Route, result: unknown): string {
  const isKept = typeof result === 'object' && result !== null && Object.isFrozen(result);
  const kept = isKept ? keptTexts.get(result) : undefined;
  if (kept !== undefined) return kept;
  const data = JSON.stringify(v.parse(route.output, result));
  const text = `{"code":200,"msg":"ok","data":${data}}`;
  if (isKept) keptTexts.set(result, text);
  return text;
}

/** Anything that is not a refusal is our own bug: logged here, told to nobody. */
export function asRefusal(request: FastifyRequest, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  // Known already to who runs the server, and for the asker no more than a busy moment.
  if (isUnavailable(error)) return new Refusal('busy');
  logProblem(request.routeOptions.url ?? request.url, error);
  return new Refusal('server_error');
}

function textOfRefusal(request: FastifyRequest, refusal: Refusal, stored: Language | null): string {
  return refusalText(languageOf(request, stored), refusal, knownZoneOf(request).name);
}

/** Refuses what no call of the contract answers, in the language of a partner who sent it. */
export async function refuseUncalled(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): Promise<FastifyReply> {
  const token = header(request, 'x-ct');
  // A refusal is no less one because the database does not answer.
  const member = token ? await request.server.findMember(token).catch(() => null) : null;
  return sendRefusal(request, reply, refusal, member?.language ?? null);
}

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  stored: Language | null,
): FastifyReply {
  return sendJson(reply, textOfRefusal(request, refusal, stored));
}
