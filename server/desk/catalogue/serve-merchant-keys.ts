import type { FastifyInstance, FastifyReply } from 'fastify';
import { fromAddress } from '#domain/partner/attempts.ts';
import { dayMs } from '#domain/plan/limits.ts';
import { Refusal } from '#domain/refusal.ts';
import {
  addPostbackKey,
  lockMerchantLink,
  type MadeKey,
  saveOpening,
} from '../../conversion/conversion.ts';
import type { Db } from '../../database/database.ts';
import { escapeHtml } from '../../gateway/gateway.ts';
import { wordHashOf } from '../../partner/partner.ts';
import type { Services } from '../../services/services.ts';
import { noteInLog } from '../../staff-activity/staff-activity.ts';

const bodyBytesMax = 2_000;
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; " +
    "frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};
const style =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}' +
  'code{overflow-wrap:anywhere}input,button{font:inherit;padding:.25rem .5rem}';

const page = (body: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Postback key</title>' +
  `<meta name="viewport" content="width=device-width"><style>${style}</style></head>` +
  `<body><main><h1>Your postback key</h1>${body}</main></body></html>`;

const form = (token: string): string =>
  '<p>This link shows a new key for signing postbacks, once, and only with the word that you ' +
  'were given separately. The network’s staff never see the key.</p>' +
  '<form method="post" action="/merchant-key">' +
  `<input type="hidden" name="token" value="${escapeHtml(token)}">` +
  '<p><label>Word <input name="word" autocomplete="off" required maxlength="40"></label></p>' +
  '<p><button>Show the key once</button></p></form>';

const keyShown = (merchant: string, { kid, secret }: MadeKey, address: string): string =>
  `<p>For ${escapeHtml(merchant)}. Keep it now: it cannot be shown again.</p>` +
  `<p>Where orders are reported<br><code>${escapeHtml(address)}</code></p>` +
  `<p>Key id<br><code>${kid}</code></p><p>Secret<br><code>${secret}</code></p>`;

const send = (reply: FastifyReply, status: number, body: string): FastifyReply =>
  reply.status(status).headers(headers).type('text/html; charset=utf-8').send(page(body));

const invalid =
  '<p>This link is not valid any more, or the word does not belong to it. Ask the network for a ' +
  'new one. If you never opened it yourself, say so: somebody else may have.</p>';

/** Where a merchant fetches a new key, by a one-time link and its word. */
export async function serveMerchantKeys(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (keys) => {
    keys.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: bodyBytesMax },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    keys.get<{ Querystring: { token?: unknown } }>('/merchant-key', (request, reply) => {
      const { token } = request.query;
      return send(reply, 200, typeof token === 'string' ? form(token.slice(0, 200)) : invalid);
    });
    keys.post('/merchant-key', { bodyLimit: bodyBytesMax }, async (request, reply) => {
      const tries = fromAddress('deskFromAddress', request.ip);
      try {
        await services.attempts.take(tries, services.now());
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return send(reply, 429, '<p>Too many tries. Wait a while, then open the link again.</p>');
      }
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const opened = await openLink(services, sent.get('token') ?? '', sent.get('word') ?? '');
      if (!opened) return send(reply, 400, invalid);
      await services.attempts.giveBack(tries);
      const origin = services.appOrigin ?? `${request.protocol}://${request.host}`;
      const address = `${origin}/v1/postback/${opened.merchantId}`;
      return send(reply, 200, keyShown(opened.merchant, opened.key, address));
    });
  });
}

/** Makes the key and shows it once; who asked, who confirmed and when it was opened is logged. */
function openLink(
  { db, secrets, now }: Pick<Services, 'now' | 'secrets'> & { db: Db },
  token: string,
  word: string,
) {
  return db.transaction(async (sql) => {
    const at = now();
    const link = await lockMerchantLink(sql, token, at);
    if (!link?.wordHash.equals(wordHashOf(word))) return null;
    const { merchantId, merchant, overlapDays, askedBy, confirmedBy } = link;
    const oldUntil = new Date(at.getTime() + overlapDays * dayMs);
    const key = await addPostbackKey(sql, secrets, merchantId, at, oldUntil);
    await saveOpening(sql, token, key.kid, at);
    const about = { merchant, key: key.kid, askedBy, confirmedBy };
    await noteInLog(sql, { by: 'the merchant', act: 'postback-key-opened', about }, at);
    return { merchantId, merchant, key };
  });
}
