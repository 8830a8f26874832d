import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type onRequestHookHandler,
} from 'fastify';
import { type LanguageMapping, languageMapDefault } from '#domain/language.ts';
import { RefusalError } from '#domain/refusal.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { bodyBytesMax } from './admission.ts';
import { boundConnections } from './connections.ts';
import { refuseDeskElsewhere } from './desk-origin.ts';
import { parseJsonBody } from './read-input.ts';
import { lacksHost, refuseBroken, refuseWithoutCall } from './refuse-broken.ts';
import { composeSafeHeaders, dataHeaders } from './safe-headers.ts';
import { refuseUncalled, type Served, type ServedServices, serveCalls } from './serve.ts';

const headersMsMax = 10_000;
/** Long enough for an image over a slow mobile network. */
const requestMsMax = 60_000;
const keepAliveMs = 72_000;
/** How often to check for connections that exceeded one of these timeouts. */
const checkIntervalMs = 2_000;
/** How often to close idle connections during shutdown. */
const idleCheckIntervalMs = 50;
const headerBytesMax = 16 * 1024;
const headersMax = 100;

export type OnAnswer = (call: string, code: number, elapsedMs: number) => void;

export interface AppOptions {
  /** Origins that may currently embed the app in a frame. */
  readonly hostOrigins: () => readonly string[];
  readonly scriptHashes: () => readonly string[];
  /** Origins of customer-service channels that the app may currently embed in a frame. */
  readonly frameOrigins?: () => readonly string[];
  /** The network's mapping of language codes to languages. */
  readonly languageMap?: () => readonly LanguageMapping[];
  /** If set, routes of the desk exist at this origin alone. */
  readonly deskOrigin?: string | undefined;
  /** Proxies whose forwarded client address is trusted; none by default. */
  readonly trustedProxies: readonly string[];
  /** Whether the process is about to stop, in which case connections are not kept alive. */
  readonly isStopping?: () => boolean;
  /** Called after every response with its route, code and duration. */
  readonly onAnswer?: OnAnswer;
  /** Sees every request first and returns whether it answered: the fast path. */
  readonly answerFirst?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** The HTTP server with its headers, limits and calls; callers add the pages. */
export async function createApp<Services extends ServedServices>(
  served: Served<Services>,
  options: AppOptions,
): Promise<FastifyInstance> {
  const { answerFirst = () => false, isStopping = () => false } = options;
  const setHeaders = createHeaderHook(options);
  let isClosing = false;
  const app = Fastify({
    serverFactory(handle) {
      const limits = {
        headersTimeout: headersMsMax,
        requestTimeout: requestMsMax,
        keepAliveTimeout: keepAliveMs,
        connectionsCheckingInterval: checkIntervalMs,
        maxHeaderSize: headerBytesMax,
        requireHostHeader: false,
      };

      const server = createServer(limits, (request, response) => {
        connections.note(request, response);
        if (isStopping()) response.shouldKeepAlive = false;
        if (lacksHost(request)) refuseWithoutCall(response, 400);
        else if (isClosing) refuseWithoutCall(response, 503, new RefusalError('busy'));
        else if (!answerFirst(request, response)) handle(request, response);
      }).on('checkExpectation', (_request, response) => refuseWithoutCall(response, 417));

      server.maxHeadersCount = headersMax;
      const connections = boundConnections(server);

      return server;
    },
    // No plugin waits for anybody, so one that takes long is starved, and not stuck.
    pluginTimeout: 0,
    bodyLimit: bodyBytesMax,
    // Late requests get our own envelope, written above, rather than Fastify's text.
    return503OnClosing: false,
    // Nothing reads request ids.
    genReqId: () => '',
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    // An unreadable URL, which Fastify refuses before any of our hooks.
    frameworkErrors(error, request, reply) {
      // Fastify types these two for a route that has no schema; they are the same objects.
      const plainReply = reply as unknown as FastifyReply;
      plainReply.code(error.statusCode ?? 404);
      void refuseUncalled(
        request as FastifyRequest,
        plainReply,
        new RefusalError('call_not_found'),
      );
    },
    clientErrorHandler: refuseBroken,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    const idleCheck = setInterval(
      () => app.server.closeIdleConnections(),
      idleCheckIntervalMs,
    ).unref();
    app.server.once('close', () => clearInterval(idleCheck));
    done();
  });
  app.decorate('languageMap', options.languageMap ?? (() => languageMapDefault));
  app.decorate('findLoggedInPartner', served.findLoggedInPartner);
  app.decorateReply('refusalCode', 0);
  const { onAnswer } = options;
  if (onAnswer) {
    app.addHook('onResponse', (request, reply, done) => {
      const call = request.routeOptions.url ?? 'unknown';
      onAnswer(call, reply.refusalCode || reply.statusCode, reply.elapsedTime);
      done();
    });
  }

  app.addHook('onRoute', (route) => {
    const deskHooks = refuseDeskElsewhere(options.deskOrigin, route.url);
    route.onRequest = [setHeaders, deskHooks, route.onRequest ?? []].flat();
  });
  // Other origins can send text/plain without a CORS preflight, so it is not accepted.
  app.removeContentTypeParser('text/plain');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJsonBody);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Nobody is there to read a refusal, and there may be a thousand such senders at once.
    if (hasHungUp(request)) return void reply.hijack();

    const reason = toReason(error);
    // Do not wait for the rest of a body that was refused for its size.
    if (reason === 'body_too_large') reply.raw.shouldKeepAlive = false;
    const status = error.statusCode ?? 500;

    return refuseUncalled(request, reply.code(status), new RefusalError(reason), error);
  });
  await serveCalls(app, served);

  return app;
}

/** Sets the response headers. Page headers change with the origins and with a new build. */
function createHeaderHook({ hostOrigins, scriptHashes, frameOrigins = () => [] }: AppOptions) {
  let cachedText = '';
  let headers: Readonly<Record<string, string>> = {};

  const pageHeaders = () => {
    const origins = { hostOrigins: hostOrigins(), frameOrigins: frameOrigins() };
    const hashes = scriptHashes();
    const text = JSON.stringify([origins, hashes]);
    if (text !== cachedText)
      headers = composeSafeHeaders({
        ...origins,
        scriptHashes: hashes,
        trustedTypes: ['worker'],
      });

    cachedText = text;

    return headers;
  };

  const hook: onRequestHookHandler = (request, reply, done) => {
    reply.headers(isPage(request.url) ? pageHeaders() : dataHeaders);
    done();
  };

  return hook;
}

/** Everything under /api is data, except its documentation. */
const isPage = (url: string): boolean =>
  url.startsWith('/api/') ? url.startsWith('/api/docs') : !url.startsWith('/desk/api/');

/** Whether the sender has gone in the middle of the body. */
const hasHungUp = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Fastify refuses some requests before they reach a call: not JSON, or too large. */
function toReason(error: FastifyError) {
  if (isUnavailable(error)) return 'busy';
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'body_too_large';

  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? 'body_not_json' : 'server_error';
}
