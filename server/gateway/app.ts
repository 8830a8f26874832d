import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type onRequestHookHandler,
} from 'fastify';
import { type LanguageMapping, languageMapDefault } from '#domain/language.ts';
import { Refusal } from '#domain/refusal.ts';
import { isUnavailable } from '../database/database.ts';
import { bodyBytesMax } from './admission.ts';
import { parseJsonBody } from './bounded-json.ts';
import { boundConnections } from './connections.ts';
import { lacksHost, refuseAlone, refuseBroken } from './refuse-broken.ts';
import { dataHeaders, safeHeaders } from './safe-headers.ts';
import { refuseUncalled, type Served, type ServedServices, serveCalls } from './serve.ts';

const headersMs = 10_000;
/** Long enough for an image over a slow phone network. */
const requestMs = 60_000;
const keepMs = 72_000;
/** How often connections are looked at that are over one of these times. */
const checkMs = 2_000;
/** How often, while closing, connections are ended whose last request has been answered. */
const idleCheckMs = 50;
const headerBytesMax = 16 * 1024;
const headersMax = 100;

export type OnAnswer = (call: string, code: number, elapsedMs: number) => void;

export interface AppOptions {
  /** Pages of these origins may show the app in a frame, now. */
  readonly hostOrigins: () => readonly string[];
  readonly scriptHashes: readonly string[];
  /** Origins of customer-service channels, whose pages may now stand in a frame of ours. */
  readonly frameOrigins?: () => readonly string[];
  /** Which language a code means, as the network has set it. */
  readonly languageMap?: () => readonly LanguageMapping[];
  /** Proxies whose word about the sender's address is believed; nobody's by default. */
  readonly trustedProxies: readonly string[];
  /** Whether the process ends soon, so that no connection is kept for a next request. */
  readonly isStopping?: () => boolean;
  /** Hears of every answer: to which route, with which code, and after how long. */
  readonly onAnswer?: OnAnswer;
  /** Sees every request first, and says whether it answers it. For what must cost little. */
  readonly before?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** The HTTP server with its headers, limits and calls; pages are added by whoever has them. */
export async function createApp<Services extends ServedServices>(
  served: Served<Services>,
  options: AppOptions,
): Promise<FastifyInstance> {
  const { before = () => false, isStopping = () => false } = options;
  const setHeaders = headerHook(options);
  let isClosing = false;
  const app = Fastify({
    serverFactory(handle) {
      const limits = {
        headersTimeout: headersMs,
        requestTimeout: requestMs,
        keepAliveTimeout: keepMs,
        connectionsCheckingInterval: checkMs,
        maxHeaderSize: headerBytesMax,
        requireHostHeader: false,
      };
      const server = createServer(limits, (request, response) => {
        connections.note(request, response);
        if (isStopping()) response.shouldKeepAlive = false;
        if (lacksHost(request)) refuseAlone(response, 400);
        else if (isClosing) refuseAlone(response, 503, new Refusal('busy'));
        else if (!before(request, response)) handle(request, response);
      }).on('checkExpectation', (_request, response) => refuseAlone(response, 417));
      server.maxHeadersCount = headersMax;
      const connections = boundConnections(server);
      return server;
    },
    bodyLimit: bodyBytesMax,
    // Whoever still asks is refused in the envelope above, not in words of Fastify's own.
    return503OnClosing: false,
    // Nobody reads the number that a request would get.
    genReqId: () => '',
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    // An address that nobody can read, which Fastify refuses before any hook of ours.
    frameworkErrors(error, request, reply) {
      const plain = reply as unknown as FastifyReply;
      plain.code(error.statusCode ?? 404);
      void refuseUncalled(request as FastifyRequest, plain, new Refusal('call_not_found'));
    },
    clientErrorHandler: refuseBroken,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    const ended = setInterval(() => app.server.closeIdleConnections(), idleCheckMs).unref();
    app.server.once('close', () => clearInterval(ended));
    done();
  });
  app.decorate('languageMap', options.languageMap ?? (() => languageMapDefault));
  app.decorate('findMember', served.findMember);
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
    route.onRequest = [setHeaders, route.onRequest ?? []].flat();
  });
  // A page of another origin may send plain text without asking first, so it is not understood.
  app.removeContentTypeParser('text/plain');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJsonBody);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const reason = reasonOf(error);
    // The rest of a body that is refused for its size is not waited for.
    if (reason === 'body_too_large') reply.raw.shouldKeepAlive = false;
    const status = error.statusCode ?? 500;
    return refuseUncalled(request, reply.code(status), new Refusal(reason), error);
  });
  await serveCalls(app, served);
  return app;
}

/** Sets the headers of an answer. Those of pages change when an origin comes or goes. */
function headerHook({ hostOrigins, scriptHashes, frameOrigins = () => [] }: AppOptions) {
  let known = '';
  let headers: Readonly<Record<string, string>> = {};
  const pageHeaders = () => {
    const origins = { hostOrigins: hostOrigins(), frameOrigins: frameOrigins() };
    const text = JSON.stringify(origins);
    if (text !== known)
      headers = safeHeaders({ ...origins, scriptHashes, trustedTypes: ['worker'] });
    known = text;
    return headers;
  };
  const hook: onRequestHookHandler = (request, reply, done) => {
    reply.headers(isPage(request.url) ? pageHeaders() : dataHeaders);
    done();
  };
  return hook;
}

/** Under /api everything is data but its documentation. */
const isPage = (url: string): boolean =>
  url.startsWith('/api/') ? url.startsWith('/api/docs') : !url.startsWith('/desk/api/');

/** Fastify refuses some requests before any call is reached: not JSON, too large. */
function reasonOf(error: FastifyError) {
  if (isUnavailable(error)) return 'busy';
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'body_too_large';
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? 'body_not_json' : 'server_error';
}
