import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#domain/language.ts';
import { escapeMarkup } from '#domain/markup.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import { chooseAcceptedLanguage } from '../../platform/gateway/gateway.ts';
import type { Delivery } from './create-delivery.ts';

const style =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}' +
  'p.demo{padding:.5rem .75rem;background:#fff3c4}';
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'; " +
  `style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const texts = await textsByLanguage('demo');

const renderPage = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
  `<meta name="viewport" content="width=device-width"><style>${style}</style></head>` +
  `<body><p class="demo">${texts[language].pages.note}</p><h1>${title}</h1>${body}</body></html>`;

const languageOf = ({ headers }: FastifyRequest): Language =>
  chooseAcceptedLanguage(headers['accept-language']);

/** A publisher's page and a shop, so that a demo has both ends. A live server has neither. */
export function serveDemoPages(app: FastifyInstance, delivery: Delivery): void {
  if (!delivery.isDemo) return;

  const headers = { 'content-security-policy': policy, 'cache-control': 'no-store' };
  const type = 'text/html; charset=utf-8';
  app.get<{ Querystring: { placement?: string } }>('/demo/publisher', async (request, reply) => {
    await delivery.refresh(true);

    const { placement } = request.query;
    const keys = [...delivery.live.placementsByKey.keys()].sort();
    const shownKeys =
      placement === undefined ? keys.slice(0, 4) : keys.filter((key) => key === placement);

    const language = languageOf(request);
    const { title, text, more } = texts[language].pages.publisher;

    const placements = shownKeys
      .map((key) => `<ins data-reachbook-placement="${escapeMarkup(key)}"></ins>`)
      .join(`<p>${more}</p>`);

    const body = `<p>${text}</p>${placements}<script src="/tag.js"></script>`;

    return reply
      .headers(headers)
      .type(type)
      .send(renderPage(language, title, body));
  });

  app.get<{ Querystring: { click_id?: string } }>('/demo/shop', (request, reply) => {
    const { click_id: click } = request.query;
    const hasClickId = typeof click === 'string' && /^[0-9a-f-]{36}$/.test(click);

    const language = languageOf(request);
    const { title, text, click: clickText } = texts[language].pages.shop;

    const body =
      `<p>${text}</p>` +
      (hasClickId ? `<p>${clickText.replace('{click}', `<code>${click}</code>`)}</p>` : '');

    return reply
      .headers(headers)
      .type(type)
      .send(renderPage(language, title, body));
  });
}
