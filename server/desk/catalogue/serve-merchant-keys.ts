import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fromAddress } from '#domain/partner/attempts.ts';
import { Refusal } from '#domain/refusal.ts';
import { daysAfter } from '#domain/time.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import type { Texts } from '#texts/kinds.ts';
import {
  addPostbackKey,
  lockMerchantLink,
  type MadeKey,
  saveOpening,
} from '../../ads/conversion/conversion.ts';
import type { Services } from '../../ads/services/services.ts';
import { codeWordHashOf } from '../../people/partner/partner.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Db } from '../../platform/database/database.ts';
import { acceptedLanguage, escapeHtml } from '../../platform/gateway/gateway.ts';

type Words = Texts['pages']['merchantKey'];

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

const texts = await textsByLanguage('pages');

/** The page in the browser's language: a merchant has no account with a language. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: (words: Words) => string,
): FastifyReply {
  const language = acceptedLanguage(request.headers['accept-language']);
  const words = texts[language].merchantKey;
  const page =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<title>${words.title}</title><meta name="viewport" content="width=device-width">` +
    `<style>${style}</style></head>` +
    `<body><main><h1>${words.heading}</h1>${body(words)}</main></body></html>`;
  return reply.status(status).headers(headers).type('text/html; charset=utf-8').send(page);
}

const form =
  (token: string) =>
  ({ lead, word, show }: Words): string =>
    `<p>${lead}</p><form method="post" action="/merchant-key">` +
    `<input type="hidden" name="token" value="${escapeHtml(token)}">` +
    `<p><label>${word} <input name="word" autocomplete="off" required maxlength="40"></label></p>` +
    `<p><button>${show}</button></p></form>`;

const keyShown =
  (merchant: string, { kid, secret }: MadeKey, reportTo: string) =>
  (words: Words): string =>
    `<p>${words.shownFor.replace('{merchant}', () => escapeHtml(merchant))}</p>` +
    `<p>${words.address}<br><code>${escapeHtml(reportTo)}</code></p>` +
    `<p>${words.keyId}<br><code>${kid}</code></p><p>${words.secret}<br><code>${secret}</code></p>`;

const invalid = (words: Words): string => `<p>${words.invalid}</p>`;
const tooMany = (words: Words): string => `<p>${words.tooMany}</p>`;

/** The page where a merchant fetches a new key, with a one-time link and its word. */
export async function serveMerchantKeys(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (keys) => {
    keys.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: bodyBytesMax },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    keys.get<{ Querystring: { token?: unknown } }>('/merchant-key', (request, reply) => {
      const { token } = request.query;
      return send(
        request,
        reply,
        200,
        typeof token === 'string' ? form(token.slice(0, 200)) : invalid,
      );
    });
    keys.post('/merchant-key', { bodyLimit: bodyBytesMax }, async (request, reply) => {
      const tries = fromAddress('deskFromAddress', request.ip);
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const open = () => openLink(services, sent.get('token') ?? '', sent.get('word') ?? '');
      const opened = await services.attempts
        .open(tries, services.now(), open)
        .catch((error: unknown) => {
          if (error instanceof Refusal) return 'tooMany' as const;
          throw error;
        });
      if (opened === 'tooMany') return send(request, reply, 429, tooMany);
      if (!opened) return send(request, reply, 400, invalid);
      const origin = services.appOrigin ?? `${request.protocol}://${request.host}`;
      const address = `${origin}/v1/postback/${opened.merchantId}`;
      return send(request, reply, 200, keyShown(opened.merchant, opened.key, address));
    });
  });
}

/** Generates the key and shows it once; the proposer, the confirmer and the time are logged. */
function openLink(
  { db, secrets, now }: Pick<Services, 'now' | 'secrets'> & { db: Db },
  token: string,
  word: string,
) {
  return db.transaction(async (sql) => {
    const at = now();
    const link = await lockMerchantLink(sql, token, at);
    if (!link?.codeWordHash.equals(codeWordHashOf(word))) return null;
    const { merchantId, merchant, overlapDays, askedBy, confirmedBy } = link;
    const oldUntil = daysAfter(at, overlapDays);
    const key = await addPostbackKey(sql, secrets, merchantId, at, oldUntil);
    await saveOpening(sql, token, key.kid, at);
    const about = { merchant, key: key.kid, askedBy, confirmedBy };
    await noteInDeskLog(sql, { by: 'the merchant', act: 'postback-key-opened', about }, at);
    return { merchantId, merchant, key };
  });
}
