import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { BaseRoute } from '#contract/route.ts';
import { fileReply } from '#contract/shape.ts';
import { isLanguage, type Language } from '#domain/language.ts';
import { RefusalError } from '#domain/refusal.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { logProblem } from '../process/log-problem.ts';
import { leaveBodyUnread, publicBodyBytesMax } from './admission.ts';
import { knownTimeZoneOf, languageOf } from './caller.ts';
import type { Crowd } from './crowd.ts';
import { createErrorId, createLogLimit } from './error-id.ts';
import { createFileLine } from './file-line.ts';
import { refusalCodeOf, refusalText } from './refusal-message.ts';
import { dataHeaders } from './safe-headers.ts';
import { sendFile } from './send-file.ts';

/** An admitted caller: a partner or a member of staff. */
interface Identified {
  readonly id: string;
}

/** What differs between partners and staff: admission, and the call that a use case gets. */
export interface Entrance<R extends BaseRoute, Person extends Identified, Call> {
  /** The path prefix of the calls: /api or /desk/api. */
  readonly prefix: string;
  readonly routes: Readonly<Record<string, R>>;
  /** Each handler fits its own route, which a loop over all routes cannot express. */
  readonly handlers: Readonly<Record<string, (call: never, input: never) => Promise<unknown>>>;
  readonly crowd: Crowd<R>;
  /** Whether a call needs no login, and so has a smaller body limit. */
  isPublic(route: R): boolean;
  /** Returns the caller if admitted, else refuses. Reads only the headers of the request. */
  admit(route: R, request: FastifyRequest): Promise<Person | null>;
  /** The currency of amounts in refusals. */
  currency(): string;
  /** The caller's language, if known. */
  languageOf(person: Person | null): Language | null;
  createCall(request: FastifyRequest, reply: FastifyReply, person: Person | null): Call;
  /** Reads the input and its file, and runs the use case while the file is available. */
  handle(
    route: R,
    request: FastifyRequest,
    call: Call,
    run: (call: Call, input: unknown) => Promise<unknown>,
  ): Promise<unknown>;
}

const fileLine = createFileLine();

/** Turns a table of routes and its handlers into HTTP, for partners and staff alike. */
export async function serveRoutes<R extends BaseRoute, Person extends Identified, Call>(
  app: FastifyInstance,
  entrance: Entrance<R, Person, Call>,
): Promise<void> {
  const routes = Object.entries(entrance.routes);

  const addRoutes = (scope: FastifyInstance, isUpload: boolean) => {
    for (const [name, route] of routes) {
      if ((route.body === 'multipart') === isUpload) addRoute(scope, entrance, name, route);
    }
  };

  await app.register(async (plain) => addRoutes(plain, false));
  // The multipart plugin adds a hook to every request in its scope, so it gets its own scope.
  await app.register(async (uploads) => {
    await uploads.register(fastifyMultipart, { throwFileSizeLimit: false });
    addRoutes(uploads, true);
  });
}

function addRoute<R extends BaseRoute, Person extends Identified, Call>(
  app: FastifyInstance,
  entrance: Entrance<R, Person, Call>,
  name: string,
  route: R,
): void {
  const handler = entrance.handlers[name];
  if (!handler) throw new Error(`The call ${route.path} has no handler`);

  const admittedCallers = new WeakMap<FastifyRequest, { readonly caller: Person | null }>();
  const isPublic = entrance.isPublic(route);
  app.route({
    method: route.method,
    url: `${entrance.prefix}${route.path}`,
    ...(isPublic ? { bodyLimit: publicBodyBytesMax } : {}),
    /** An unauthorized call is refused before any byte of its body is read. */
    async onRequest(request, reply) {
      try {
        admittedCallers.set(request, { caller: await entrance.admit(route, request) });
      } catch (error) {
        leaveBodyUnread(request, reply, route);
        return sendProblem(request, reply, error, entrance, null);
      }
    },
    async handler(request, reply) {
      const caller = admittedCallers.get(request)?.caller ?? null;
      let isCounted = false;
      try {
        entrance.crowd.enter(route);
        isCounted = true;
        const call = entrance.createCall(request, reply, caller);
        // The input was read by this very route; the loop over all routes has lost its type.
        const run = (callWithUpload: Call, input: unknown) =>
          handler(callWithUpload as never, input as never);
        const compute = () => entrance.handle(route, request, call, run);

        return await sendAnswer(route, reply, caller, compute);
      } catch (error) {
        return sendProblem(request, reply, error, entrance, caller);
      } finally {
        if (isCounted) entrance.crowd.leave();
      }
    },
  });
}

async function sendAnswer(
  route: BaseRoute,
  reply: FastifyReply,
  caller: Identified | null,
  compute: () => Promise<unknown>,
): Promise<FastifyReply> {
  const send = (file: unknown) => sendFile(reply, v.parse(fileReply, file));
  if (route.isComposed) await fileLine.run(caller?.id ?? '', compute, send);
  else if (route.reply === 'file') await send(await compute());
  else {
    const text = toReplyText(route, await compute());
    if (route.clearsCache) reply.header('clear-site-data', '"cache"');
    return sendJson(reply, text);
  }

  return reply;
}

/** Serialized constant responses, by the frozen object that a use case returns each time. */
const textsByResult = new WeakMap<object, string>();

/** The contract also guards against leaks: fields that it does not name are not sent. */
function toReplyText(route: BaseRoute, result: unknown): string {
  const isConstant = typeof result === 'object' && result !== null && Object.isFrozen(result);
  const cachedText = isConstant ? textsByResult.get(result) : undefined;
  if (cachedText !== undefined) return cachedText;

  const data = JSON.stringify(v.parse(route.output, result));
  const text = `{"code":200,"msg":"ok","data":${data}}`;
  if (isConstant) textsByResult.set(result, text);

  return text;
}

function sendProblem<R extends BaseRoute, Person extends Identified, Call>(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  entrance: Entrance<R, Person, Call>,
  caller: Person | null,
): FastifyReply {
  const refusal = toRefusal(error);
  const language = entrance.languageOf(caller) ?? findOwnerLanguage(refusal);
  return sendRefusal(request, reply, refusal, language, entrance.currency(), error);
}

/** Only an account's proven owner is told its state, so its language may be used. */
const findOwnerLanguage = ({ facts: { lang } }: RefusalError): Language | null =>
  typeof lang === 'string' && isLanguage(lang) ? lang : null;

/** Anything but a refusal is our own bug: it is logged below, and its details are not sent. */
function toRefusal(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error;
  return new RefusalError(isUnavailable(error) ? 'busy' : 'server_error');
}

const mayLogBusy = createLogLimit();

/** Logs a failure of ours and returns its id; returns undefined for an ordinary refusal. */
function logFailure(request: FastifyRequest, { reason }: RefusalError, cause: unknown) {
  if (reason !== 'server_error' && reason !== 'busy') return undefined;
  // A sender who hung up halfway through the body reads no answer, and that is not our failure.
  if (request.raw.destroyed && !request.raw.complete) return undefined;

  const errorId = createErrorId();
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
  refusal: RefusalError,
  storedLanguage: Language | null,
  currency = '',
  cause: unknown = refusal,
): FastifyReply {
  const timeZone = knownTimeZoneOf(request).name;
  const errorId = logFailure(request, refusal, cause);
  reply.refusalCode = refusalCodeOf(refusal.reason);
  const language = languageOf(request, storedLanguage);

  return sendJson(reply, refusalText(language, refusal, timeZone, currency, errorId));
}

/** Answers with JSON and the security headers. */
const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .headers(dataHeaders)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(text);
