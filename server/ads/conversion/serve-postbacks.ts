import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leaveBodyUnread, publicBodyBytesMax } from '../../platform/gateway/gateway.ts';
import type { Services } from '../services/services.ts';
import { answerPostback, type PostbackAnswer, unsigned } from './answer-postback.ts';

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
      async onRequest(asked, reply) {
        if (signatureOf(asked)) return;
        leaveBodyUnread(asked, reply, {});
        return send(reply, unsigned);
      },
      async handler(asked, reply) {
        const request = {
          merchant: asked.params.merchant,
          signature: signatureOf(asked),
          body: Buffer.isBuffer(asked.body) ? asked.body : Buffer.alloc(0),
        };
        return send(reply, await answerPostback(services, request));
      },
    });
    scope.get('/v1/pb', async (asked, reply) => {
      const at = asked.url.indexOf('?');
      const query = new URLSearchParams(at === -1 ? '' : asked.url.slice(at + 1));
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
