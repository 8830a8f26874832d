import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { Refusal } from '#domain/refusal.ts';
import { logProblem } from './log-problem.ts';
import { type SafeHeaderOptions, safeHeaders } from './safe-headers.ts';
import { type Served, sendRefusal, serveCalls } from './serve.ts';

const bodyBytesMax = 64 * 1024;
const uploadBytesMax = 6 * 1024 * 1024;
const requestMs = 10_000;

export interface AppOptions extends SafeHeaderOptions {
  /** Proxies whose word about the sender's address is believed; nobody's by default. */
  readonly trustedProxies: readonly string[];
}

/** The HTTP server with its headers, limits and calls; pages are added by whoever has them. */
export async function createApp<Parts>(
  served: Served<Parts>,
  options: AppOptions,
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: bodyBytesMax,
    requestTimeout: requestMs,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  const headers = safeHeaders(options);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  // A page of another origin may send plain text without asking first, so it is not understood.
  app.removeContentTypeParser('text/plain');
  // Uploads are still to come; until then a file is read to its end and dropped.
  const dropped = { parseAs: 'buffer', bodyLimit: uploadBytesMax } as const;
  app.addContentTypeParser('multipart/form-data', dropped, (_request, _body, done) => done(null));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const reason = reasonOf(error);
    if (reason === 'server_error') logProblem(request.url, error);
    return sendRefusal(request, reply.code(error.statusCode ?? 500), new Refusal(reason));
  });
  serveCalls(app, served);
  return app;
}

/** Fastify refuses some requests before any call is reached: not JSON, too large. */
function reasonOf(error: FastifyError) {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'body_too_large';
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? 'body_not_json' : 'server_error';
}
