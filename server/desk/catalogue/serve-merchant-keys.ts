import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeMarkup } from '#domain/markup.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { RefusalError } from '#domain/refusal.ts';
import { daysAfter } from '#domain/time.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import type { Texts } from '#texts/kinds.ts';
import { findMerchant } from '../../ads/catalogue/catalogue.ts';
import { addPostbackKey, type NewPostbackKey } from '../../ads/conversion/conversion.ts';
import type { Services } from '../../ads/services/services.ts';
import { noteInDeskLog } from '../../people/audit-event/audit-event.ts';
import { hashCodeWord } from '../../people/partner/partner.ts';
import type { Db } from '../../platform/database/database.ts';
import { chooseAcceptedLanguage } from '../../platform/gateway/gateway.ts';
import { findLink, spendLink } from '../../platform/one-time-token/one-time-token.ts';

type MerchantKeyTexts = Texts['pages']['merchantKey'];

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
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: (keyTexts: MerchantKeyTexts) => string,
): FastifyReply {
  const language = chooseAcceptedLanguage(request.headers['accept-language']);
  const keyTexts = texts[language].merchantKey;
  const page =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<title>${keyTexts.title}</title><meta name="viewport" content="width=device-width">` +
    `<style>${style}</style></head>` +
    `<body><main><h1>${keyTexts.heading}</h1>${body(keyTexts)}</main></body></html>`;
  return reply.status(status).headers(headers).type('text/html; charset=utf-8').send(page);
}

const keyForm =
  (token: string) =>
  ({ lead, word, show }: MerchantKeyTexts): string =>
    `<p>${lead}</p><form method="post" action="/merchant-key">` +
    `<input type="hidden" name="token" value="${escapeMarkup(token)}">` +
    `<p><label>${word} <input name="word" autocomplete="off" required maxlength="40"></label></p>` +
    `<p><button>${show}</button></p></form>`;

const keyText =
  (merchant: string, { kid, secret }: NewPostbackKey, reportAddress: string) =>
  (keyTexts: MerchantKeyTexts): string =>
    `<p>${keyTexts.shownFor.replace('{merchant}', () => escapeMarkup(merchant))}</p>` +
    `<p>${keyTexts.address}<br><code>${escapeMarkup(reportAddress)}</code></p>` +
    `<p>${keyTexts.keyId}<br><code>${kid}</code></p>` +
    `<p>${keyTexts.secret}<br><code>${secret}</code></p>`;

const invalidText = (keyTexts: MerchantKeyTexts): string => `<p>${keyTexts.invalid}</p>`;
const tooManyText = (keyTexts: MerchantKeyTexts): string => `<p>${keyTexts.tooMany}</p>`;

/** The page where a merchant fetches a new key, with a one-time link and its word. */
export async function serveMerchantKeys(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: bodyBytesMax },
      (_request, body, callback) => callback(null, new URLSearchParams(String(body))),
    );

    pages.get<{ Querystring: { token?: unknown } }>('/merchant-key', (request, reply) => {
      const { token } = request.query;
      return sendPage(
        request,
        reply,
        200,
        typeof token === 'string' ? keyForm(token.slice(0, 200)) : invalidText,
      );
    });

    pages.post('/merchant-key', { bodyLimit: bodyBytesMax }, async (request, reply) => {
      const tries = fromAddress('deskFromAddress', request.ip);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const open = () => openLink(services, form.get('token') ?? '', form.get('word') ?? '');

      const opening = await services.attempts
        .open(tries, services.now(), open)
        .catch((error: unknown) => {
          if (error instanceof RefusalError) return 'tooMany' as const;
          throw error;
        });

      if (opening === 'tooMany') return sendPage(request, reply, 429, tooManyText);
      if (!opening) return sendPage(request, reply, 400, invalidText);

      const origin = services.appOrigin ?? `${request.protocol}://${request.host}`;
      const address = `${origin}/v1/postback/${opening.merchantId}`;
      return sendPage(request, reply, 200, keyText(opening.merchant, opening.key, address));
    });
  });
}

/** Generates the key and shows it once; the requester, the approver and the time are logged. */
function openLink(
  { db, secrets, now }: Pick<Services, 'now' | 'secrets'> & { db: Db },
  token: string,
  word: string,
) {
  return db.transaction(async (sql) => {
    const openedAt = now();

    const link = await findLink(sql, ['merchant-key'], token, openedAt);
    if (!link?.codeWordHash?.equals(hashCodeWord(word))) return null;
    if (!(await spendLink(sql, link, openedAt))) return null;

    const { ownerId: merchantId, details } = link;
    const { overlapDays, askedBy, confirmedBy } = details;
    const merchant = await findMerchant(sql, merchantId);
    if (!merchant) throw new Error('A link to a key is of no merchant');

    const oldUntil = daysAfter(openedAt, overlapDays);
    const key = await addPostbackKey(sql, secrets, merchantId, openedAt, oldUntil);

    const about = { merchant: merchant.name, key: key.kid, askedBy, confirmedBy };
    await noteInDeskLog(
      sql,
      { author: 'the merchant', action: 'postback-key-opened', details: about },
      openedAt,
    );

    return { merchantId, merchant: merchant.name, key };
  });
}
