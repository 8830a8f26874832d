import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { BaseRoute } from '#contract/route.ts';
import { fileReply } from '#contract/shape.ts';
import { isLanguage, type Language } from '#domain/language.ts';
import { Refusal } from '#domain/refusal.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { logProblem } from '../process/log-problem.ts';
import { leaveBodyUnread, publicBodyBytesMax } from './admission.ts';
import { knownTimeZoneOf, languageOf } from './caller.ts';
import type { Crowd } from './crowd.ts';
import { createLogLimit, newErrorId } from './error-id.ts';
import { createFileLine } from './file-line.ts';
import { refusalCodeOf, refusalText } from './refusal-message.ts';
import { dataHeaders } from './safe-headers.ts';
import { sendFile } from './send-file.ts';

/** An admitted caller: a partner or a member of staff. */
interface Known {
  readonly id: string;
}

/** What differs between partners and staff: admission, and the call that a use case gets. */
export interface Entrance<R extends BaseRoute, Who extends Known, Call> {
  /** The path prefix of the calls: /api or /desk/api. */
  readonly prefix: string;
  readonly routes: Readonly<Record<string, R>>;
  /** Each handler fits its own route, which a loop over all routes cannot express. */
  readonly handlers: Readonly<Record<string, (call: never, input: never) => Promise<unknown>>>;
  readonly crowd: Crowd<R>;
  /** Whether a call needs no login, and so has a smaller body limit. */
  isPublic(route: R): boolean;
  /** Returns the caller if admitted, else refuses. Reads only the headers of the request. */
  admit(route: R, request: FastifyRequest): Promise<Who | null>;
  /** The currency of amounts in refusals. */
  currency(): string;
  /** The caller's language, if known. */
  languageOf(who: Who | null): Language | null;
  makeCall(request: FastifyRequest, reply: FastifyReply, who: Who | null): Call;
  /** Reads the input and its file, and runs the use case while the file is available. */
  read(
    route: R,
    request: FastifyRequest,
    call: Call,
    run: (call: Call, input: unknown) => Promise<unknown>,
  ): Promise<unknown>;
}

const fileLine = createFileLine();

/** Turns a table of routes and its handlers into HTTP, for partners and staff alike. */
export async function serveRoutes<R extends BaseRoute, Who extends Known, Call>(
  app: FastifyInstance,
  entrance: Entrance<R, Who, Call>,
): Promise<void> {
  const routes = Object.entries(entrance.routes);
  const add = (to: FastifyInstance, isUpload: boolean) => {
    for (const [name, route] of routes) {
      if ((route.body === 'multipart') === isUpload) addRoute(to, entrance, name, route);
    }
  };
  await app.register(async (plain) => add(plain, false));
  // The multipart plugin adds a hook to every request in its scope, so it gets its own scope.
  await app.register(async (uploads) => {
    await uploads.register(fastifyMultipart, { throwFileSizeLimit: false });
    add(uploads, true);
  });
}

function addRoute<R extends BaseRoute, Who extends Known, Call>(
  app: FastifyInstance,
  entrance: Entrance<R, Who, Call>,
  name: string,
  route: R,
): void {
  const handler = entrance.handlers[name];
  if (!handler) throw new Error(`The call ${route.path} has no handler`);
  const admitted = new WeakMap<FastifyRequest, { readonly who: Who | null }>();
  const isPublic = entrance.isPublic(route);
  app.route({
    method: route.method,
    url: `${entrance.prefix}${route.path}`,
    ...(isPublic ? { bodyLimit: publicBodyBytesMax } : {}),
    /** An unauthorized call is refused before any byte of its body is read. */
    async onRequest(request, reply) {
      try {
        admitted.set(request, { who: await entrance.admit(route, request) });
      } catch (error) {
        leaveBodyUnread(request, reply, route);
        return sendProblem(request, reply, error, entrance, null);
      }
    },
    async handler(request, reply) {
      const who = admitted.get(request)?.who ?? null;
      let isCounted = false;
      try {
        entrance.crowd.enter(route);
        isCounted = true;
        const call = entrance.makeCall(request, reply, who);
        const run = (asked: Call, input: unknown) => handler(asked as never, input as never);
        const make = () => entrance.read(route, request, call, run);
        return await answer(route, reply, who, make);
      } catch (error) {
        return sendProblem(request, reply, error, entrance, who);
      } finally {
        if (isCounted) entrance.crowd.leave();
      }
    },
  });
}

async function answer(
  route: BaseRoute,
  reply: FastifyReply,
  who: Known | null,
  make: () => Promise<unknown>,
): Promise<FastifyReply> {
  const send = (file: unknown) => sendFile(reply, v.parse(fileReply, file));
  if (route.isComposed) await fileLine.run(who?.id ?? '', make, send);
  else if (route.reply === 'file') await send(await make());
  else {
    const text = textOf(route, await make());
    if (route.clearsCache) reply.header('clear-site-data', '"cache"');
    return sendJson(reply, text);
  }
  return reply;
}

/** Serialized constant responses, by the frozen object that a use case returns each time. */
const keptTexts = new WeakMap<object, string>();

/** The contract also guards against leaks: fields that it does not name are not sent. */
function textOf(route: BaseRoute, result: unknown): string {
  const isKept = typeof result === 'object' && result !== null && Object.isFrozen(result);
  const kept = isKept ? keptTexts.get(result) : undefined;
  if (kept !== undefined) return kept;
  const data = JSON.stringify(v.parse(route.output, result));
  const text = `{"code":200,"msg":"ok","data":${data}}`;
  if (isKept) keptTexts.set(result, text);
  return text;
}

function sendProblem<R extends BaseRoute, Who extends Known, Call>(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  entrance: Entrance<R, Who, Call>,
  who: Who | null,
): FastifyReply {
  const refusal = asRefusal(error);
  const language = entrance.languageOf(who) ?? ownersLanguage(refusal);
  return sendRefusal(request, reply, refusal, language, entrance.currency(), error);
}

/** Only an account's proven owner is told its state, so its language may be used. */
const ownersLanguage = ({ facts: { lang } }: Refusal): Language | null =>
  typeof lang === 'string' && isLanguage(lang) ? lang : null;

/** Anything but a refusal is our own bug: it is logged below, and its details are not sent. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal(isUnavailable(error) ? 'busy' : 'server_error');
}

const mayLogBusy = createLogLimit();

/** Logs a failure of ours and returns its id; returns undefined for an ordinary refusal. */
function noteFailure(request: FastifyRequest, { reason }: Refusal, cause: unknown) {
  if (reason !== 'server_error' && reason !== 'busy') return undefined;
  // A sender who hung up halfway through the body reads no answer, and that is not our failure.
  if (request.raw.destroyed && !request.raw.complete) return undefined;
  const errorId = newErrorId();
  // Log the route's pattern and not the URL, which may contain a code.
  const where = request.routeOptions.url ?? 'an unknown address';
  if (reason === 'server_error') logProblem(where, cause, { errorId });
  else if (mayLogBusy()) logProblem(where, cause, { errorId, level: 'warn' });
  return errorId;
}

/** Sends a refusal in its envelope, in the caller's language and time zone. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  stored: Language | null,
  currency = '',
  cause: unknown = refusal,
): FastifyReply {
  const timeZone = knownTimeZoneOf(request).name;
  const errorId = noteFailure(request, refusal, cause);
  reply.refusalCode = refusalCodeOf(refusal.reason);
  const language = languageOf(request, stored);
  return sendJson(reply, refusalText(language, refusal, timeZone, currency, errorId));
}

/** Answers with JSON and the security headers. */
const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .headers(dataHeaders)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(text);
