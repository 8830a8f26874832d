import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Parts } from '../parts.ts';
import { answerPostback, type PostbackAnswer } from './answer-postback.ts';

/** The merchants' way in. Bodies are taken as they come: the signature covers every byte. */
export async function servePostbacks(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { merchant: string } }>('/v1/postback/:merchant', async (asked, reply) => {
      const signature = asked.headers['x-sig'];
      const request = {
        merchant: asked.params.merchant,
        signature: typeof signature === 'string' ? signature : undefined,
        body: Buffer.isBuffer(asked.body) ? asked.body : Buffer.alloc(0),
      };
      return send(reply, await answerPostback(parts, request));
    });
    scope.get('/v1/pb', async (asked, reply) => {
      const at = asked.url.indexOf('?');
      const query = new URLSearchParams(at === -1 ? '' : asked.url.slice(at + 1));
      return send(reply, await answerPostback(parts, { query }));
    });
  });
}

const send = (reply: FastifyReply, { status, body }: PostbackAnswer) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
