import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leaveBodyUnread, publicBodyBytesMax } from '../../platform/gateway/gateway.ts';
import type { Services } from '../services/services.ts';
import { answerPostback, type PostbackAnswer, unsignedAnswer } from './answer-postback.ts';

/** The merchants' endpoint. Bodies are kept as raw bytes, since the signature covers every byte. */
export async function servePostbacks(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route<{ Params: { merchant: string } }>({
      method: 'POST',
      url: '/v1/postback/:merchant',
      bodyLimit: publicBodyBytesMax,
      // A request without a signature is refused before its body is read.
      async onRequest(request, reply) {
        if (signatureOf(request)) return;

        leaveBodyUnread(request, reply, {});
        return send(reply, unsignedAnswer);
      },
      async handler(request, reply) {
        const report = {
          merchant: request.params.merchant,
          signature: signatureOf(request),
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        };
        return send(reply, await answerPostback(services, report));
      },
    });
    scope.get('/v1/pb', async (request, reply) => {
      const queryStart = request.url.indexOf('?');
      const query = new URLSearchParams(queryStart === -1 ? '' : request.url.slice(queryStart + 1));

      return send(reply, await answerPostback(services, { query }));
    });
  });
}

function signatureOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const signature = headers['x-sig'];
  return typeof signature === 'string' && signature !== '' ? signature : undefined;
}

const send = (reply: FastifyReply, { status, body, retryAfterSeconds }: PostbackAnswer) =>
  reply
    .code(status)
    .headers(retryAfterSeconds === undefined ? {} : { 'retry-after': retryAfterSeconds })
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
