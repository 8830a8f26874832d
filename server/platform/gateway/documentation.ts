import type { FastifyInstance } from 'fastify';
import { envelopeCodes } from '#contract/envelope.ts';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { reasons } from '#domain/refusals.ts';
import { texts as refusalTexts } from '#texts/en/refusals.ts';
import { composeOpenApi, toSchema } from './openapi.ts';

/** The contract as OpenAPI for programs and as a page for people. */
export function serveDocumentation(app: FastifyInstance, name: string): void {
  // Made when somebody asks for it: it takes longer than the rest of a start's routes.
  let document: ReturnType<typeof composeOpenApi> | null = null;
  let page: string | null = null;
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= composeOpenApi(name);
    return reply.send(document);
  });
  app.get('/api/docs', (_request, reply) => {
    page ??= renderDocumentation(name);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}

const toHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const jsonBlock = (value: unknown) => `<pre>${toHtml(JSON.stringify(value, null, 2))}</pre>`;

function renderCall(name: string, route: Route): string {
  const access = { public: 'public', partner: 'needs a token', owner: 'needs a token' }[
    route.access
  ];
  const path = toHtml(`/api${route.path}`);

  return `<details id="${name}"><summary><b>${route.method}</b> <code>${path}</code>
<span>${toHtml(route.summary)} · ${access}</span></summary>
<h3>Question</h3>${jsonBlock(toSchema(route.input, 'input'))}
<h3>Data of the answer</h3>${renderAnswer(route)}</details>`;
}

const renderAnswer = (route: Route) =>
  route.reply === 'file'
    ? '<p>The file itself. Only a refusal comes in an envelope.</p>'
    : jsonBlock(toSchema(route.output, 'output'));

const renderReason = (reason: (typeof reasons)[number]) =>
  `<tr><td><code>${reason}</code></td><td>${envelopeCodes[reason]}</td>
<td>${toHtml(refusalTexts[reason])}</td></tr>`;

const renderDocumentation = (name: string) => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${toHtml(name)}: the calls</title><link rel="stylesheet" href="/api/docs.css"></head><body>
<main><h1>${toHtml(name)}: the calls</h1>
<p>Every reply is an envelope <code>{ code, msg, data }</code>. Data is used on code 200; any other
code carries a stable <code>reason</code> and its facts, and <code>msg</code> says it in the
language of the <code>lang</code> header. The token of a login goes into <code>X-CT</code>, the
time zone into <code>X-TZ</code>, such as <code>Asia/Bangkok GMT+07:00</code>. The same for
programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${Object.entries<Route>(routes)
  .map(([callName, route]) => renderCall(callName, route))
  .join('\n')}
<h2>Reasons of a refusal</h2>
<table><thead><tr><th>reason</th><th>code</th><th>what it says</th></tr></thead>
<tbody>${reasons.map(renderReason).join('\n')}</tbody></table></main></body></html>`;

const style = `:root{color-scheme:light dark;--ink:light-dark(#15181c,#eeece6);
--paper:light-dark(#f7f6f2,#121417);--line:light-dark(#dcd9d0,#2e3237);
--quiet:light-dark(#5c6168,#a2a7ad);--accent:light-dark(#1d3fbb,#9db2ff)}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:24px 16px 64px}
a{color:var(--accent)}code,pre{font:13px/1.5 ui-monospace,monospace}
details{border-top:1px solid var(--line)}summary{padding:12px 0;cursor:pointer}
summary b{display:inline-block;width:3.2em;color:var(--accent)}
summary span{display:block;color:var(--quiet);padding-left:3.4em}
pre{overflow:auto;border:1px solid var(--line);border-radius:8px;padding:12px}
h3{font-size:13px;color:var(--quiet);margin:8px 0 4px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;
padding:8px 12px 8px 0;border-top:1px solid var(--line)}`;
