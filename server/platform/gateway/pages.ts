import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/language.ts';
import { Refusal } from '#domain/refusal.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import { logProblem } from '../process/log-problem.ts';
import { startLoop } from '../process/loop.ts';
import { sha256Bytes } from '../process/sha256.ts';
import { acceptedLanguage } from './accepted-language.ts';
import { leaveBodyUnread } from './admission.ts';
import { manifestIn } from './manifest.ts';
import { safeHeaders } from './safe-headers.ts';
import { refuseUncalled } from './serve.ts';

/** The built app: its folder, its index.html, and the hashes of that page's inline scripts. */
export interface Pages {
  readonly folder: string | null;
  readonly index: string;
  readonly scriptHashes: readonly string[];
  /** Reads them again if the app was built anew. */
  refresh(): Promise<void>;
}

const refreshMs = 1_000;
const texts = await textsByLanguage('pages');

export const noPages: Pages = {
  ...{ folder: null, index: '', scriptHashes: [] },
  refresh: async () => {},
};

export async function readPages(folder: string): Promise<Pages> {
  let read = await readIndex(folder);
  return {
    folder,
    get index() {
      return read.index;
    },
    get scriptHashes() {
      return read.scriptHashes;
    },
    async refresh() {
      const builtAt = await builtAtOf(folder).catch(() => read.builtAt);
      // In the midst of a build the page may be gone again.
      if (builtAt !== read.builtAt) read = await readIndex(folder).catch(() => read);
    },
  };
}

const builtAtOf = async (folder: string) => (await stat(join(folder, 'index.html'))).mtimeMs;

async function readIndex(folder: string) {
  const builtAt = await builtAtOf(folder);
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const inline = [...index.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );
  const scriptHashes = inline.map((script) => `'sha256-${sha256Bytes(script).toString('base64')}'`);
  return { index, scriptHashes, builtAt };
}

/**
 * An app that is built anew under a running server is served whole: the files it was made of before
 * are gone, and a page that still named them would stay blank.
 */
function followBuilds(app: FastifyInstance, pages: Pages, take: () => Promise<void> | void): void {
  let taken = pages.index;
  const follow = async () => {
    await pages.refresh();
    if (pages.index === taken) return;
    taken = pages.index;
    await take();
  };
  const onProblem = (error: unknown) => logProblem('pages', error);
  const loop = startLoop(follow, { everyMs: refreshMs, onProblem });
  app.addHook('onClose', () => loop.close());
}

/** The files beside the page, with their types. Their names are fixed: no caching. */
const appFiles = {
  'sw.js': 'text/javascript; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
  'apple-touch-icon.png': 'image/png',
  'badge-96.png': 'image/png',
  'screenshots/ad-center.png': 'image/png',
  'screenshots/plan-detail.png': 'image/png',
  'screenshots/wallet.png': 'image/png',
  'screenshots/ad-center-wide.png': 'image/png',
} as const;

/** Serves a file that was compressed once at startup, to clients that accept compression. */
function packed(content: string | Buffer, type: string, vary = 'accept-encoding') {
  const plain = Buffer.from(content);
  const isWorthIt = !type.startsWith('image/');
  const br = isWorthIt ? brotliCompressSync(plain) : plain;
  const gzip = isWorthIt ? gzipSync(plain) : plain;
  return (request: FastifyRequest, reply: FastifyReply) => {
    const taken = String(request.headers['accept-encoding'] ?? '');
    const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(taken));
    reply.header('cache-control', 'no-cache').type(type);
    if (!isWorthIt) return reply.send(plain);
    reply.header('vary', vary);
    if (encoding === undefined) return reply.send(plain);
    return reply.header('content-encoding', encoding).send(encoding === 'br' ? br : gzip);
  };
}

/** Serves a file in the language of the browser, packed when it is first asked for. */
function inLanguages(contentIn: (language: Language) => string, type: string): Answer {
  const vary = 'accept-encoding, accept-language';
  const answers = new Map<Language, Answer>();
  return (request, reply) => {
    const language = acceptedLanguage(request.headers['accept-language']);
    const answer = answers.get(language) ?? packed(contentIn(language), type, vary);
    answers.set(language, answer);
    return answer(request, reply);
  };
}

type Answer = ReturnType<typeof packed>;

/** What to answer with for each file. Older builds without some of them still work. */
async function readAppFiles(folder: string): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const [name, type] of Object.entries(appFiles)) {
    const content = await readFile(join(folder, name)).catch(() => null);
    if (!content) continue;
    const isManifest = name === 'manifest.webmanifest';
    answers.set(
      name,
      isManifest
        ? inLanguages((language) => manifestIn(language, String(content)), type)
        : packed(content, type),
    );
  }
  return answers;
}

/** A page that covers itself with the reason where scripts are off: nothing on it would work. */
const packedPage = (index: string): Answer =>
  inLanguages(
    (language) => index.replace('<body>', `<body><noscript>${withoutScript(language)}</noscript>`),
    'text/html; charset=utf-8',
  );

const withoutScript = (language: Language): string =>
  `<p lang="${language}" style="position:fixed;inset:0;z-index:9;margin:0;padding:2em;` +
  `background:Canvas;color:CanvasText;font:1.1em system-ui">${texts[language].needsScript}</p>`;

/** Serves the desk at /desk/. No page may embed it in a frame. */
export async function serveDeskPages(app: FastifyInstance, pages: Pages) {
  if (!pages.folder) return;
  const headers = safeHeaders({ hostOrigins: [], scriptHashes: [] });
  app.get('/desk', (_request, reply) => reply.redirect('/desk/'));
  const pack = () => packedPage(pages.index);
  let answer = pack();
  followBuilds(app, pages, () => {
    answer = pack();
  });
  app.get('/desk/', (request, reply) => answer(request, reply.headers(headers)));
  await app.register(fastifyStatic, {
    root: join(pages.folder, 'assets'),
    prefix: '/desk/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  });
}

const refuse = (request: FastifyRequest, reply: FastifyReply) =>
  refuseUncalled(request, reply.code(404), new Refusal('call_not_found'));

/** Addresses for programs, which are told what is wrong instead of being led elsewhere. */
const forPrograms = /^\/(?:(?:desk\/)?(?:api|assets)|v1|log|creatives|\.well-known)\//;

/**
 * Somebody who typed an address without its # gets there all the same, and for one that does not
 * exist the app has a page in the reader's language.
 */
function leadOrRefuse(request: FastifyRequest, reply: FastifyReply) {
  const isPerson = /\btext\/html\b/.test(request.headers.accept ?? '');
  const root = request.url.startsWith('/desk/') ? '/desk/' : '/';
  // A root that is not served, such as that of a desk not built yet, would lead to itself.
  const isRoot = request.url === root;
  if (!isPerson || isRoot || forPrograms.test(request.url)) return refuse(request, reply);
  return reply.redirect(`${root}#${request.url.slice(root.length - 1)}`);
}

/** Serves the app at /. The page itself says whether it is a demo, before any script runs. */
export async function servePages(
  app: FastifyInstance,
  pages: Pages,
  mode: 'demo' | 'live',
): Promise<void> {
  const { folder } = pages;
  if (folder) {
    const pack = () => packedPage(pages.index.replace('<html', `<html data-mode="${mode}"`));
    let answer = pack();
    let files = await readAppFiles(folder);
    followBuilds(app, pages, async () => {
      answer = pack();
      files = await readAppFiles(folder);
    });
    app.get('/', (request, reply) => answer(request, reply));
    for (const name of files.keys()) {
      app.get(`/${name}`, (request, reply) => (files.get(name) ?? refuse)(request, reply));
    }
    // Browsers look here for the icon of a page that names none, such as the public report.
    app.get('/favicon.ico', (request, reply) =>
      (files.get('icon-192.png') ?? refuse)(request, reply),
    );
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      // File names contain a hash of their content, so a file never changes.
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      index: false,
    });
    // Where a password manager sends a person to change a password.
    app.get('/.well-known/change-password', (_request, reply) =>
      reply.redirect('/#/ad-center/edit-login-password'),
    );
  }
  app.setNotFoundHandler(folder ? leadOrRefuse : refuse);
  // Fastify would read the whole body before it answered that a call does not exist.
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '*',
    async onRequest(request, reply) {
      leaveBodyUnread(request, reply, {});
      return refuse(request, reply);
    },
    handler: refuse,
  });
}
