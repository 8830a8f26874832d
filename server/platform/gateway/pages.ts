import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/language.ts';
import { RefusalError } from '#domain/refusal.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import { logProblem } from '../process/log-problem.ts';
import { startLoop } from '../process/loop.ts';
import { sha256Bytes } from '../process/sha256.ts';
import { leaveBodyUnread } from './admission.ts';
import { chooseAcceptedLanguage } from './choose-accepted-language.ts';
import { translateManifest } from './manifest.ts';
import { composeSafeHeaders } from './safe-headers.ts';
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
  folder: null,
  index: '',
  scriptHashes: [],
  refresh: async () => {},
};

export async function readPages(folder: string): Promise<Pages> {
  let built = await readIndex(folder);
  return {
    folder,
    get index() {
      return built.index;
    },
    get scriptHashes() {
      return built.scriptHashes;
    },
    async refresh() {
      const builtAt = await readBuiltAt(folder).catch(() => built.builtAt);
      // In the midst of a build the page may be gone again.
      if (builtAt !== built.builtAt) built = await readIndex(folder).catch(() => built);
    },
  };
}

const readBuiltAt = async (folder: string) => (await stat(join(folder, 'index.html'))).mtimeMs;

async function readIndex(folder: string) {
  const builtAt = await readBuiltAt(folder);
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const inlineScripts = [...index.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );
  const scriptHashes = inlineScripts.map(
    (script) => `'sha256-${sha256Bytes(script).toString('base64')}'`,
  );

  return { index, scriptHashes, builtAt };
}

/**
 * An app that is built anew under a running server is served whole: the files it was made of before
 * are gone, and a page that still named them would stay blank.
 */
function watchBuilds(
  app: FastifyInstance,
  pages: Pages,
  onNewBuild: () => Promise<void> | void,
): void {
  let currentIndex = pages.index;

  const checkBuild = async () => {
    await pages.refresh();
    if (pages.index === currentIndex) return;

    currentIndex = pages.index;
    await onNewBuild();
  };

  const onProblem = (error: unknown) => logProblem('pages', error);
  const loop = startLoop(checkBuild, { everyMs: refreshMs, onProblem });
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
function createPackedAnswer(content: string | Buffer, type: string, vary = 'accept-encoding') {
  const plain = Buffer.from(content);
  const isWorthIt = !type.startsWith('image/');
  const br = isWorthIt ? brotliCompressSync(plain) : plain;
  const gzip = isWorthIt ? gzipSync(plain) : plain;

  return (request: FastifyRequest, reply: FastifyReply) => {
    const acceptedEncodings = String(request.headers['accept-encoding'] ?? '');
    const encoding = ['br', 'gzip'].find((name) =>
      new RegExp(`\\b${name}\\b`).test(acceptedEncodings),
    );
    reply.header('cache-control', 'no-cache').type(type);
    if (!isWorthIt) return reply.send(plain);

    reply.header('vary', vary);
    if (encoding === undefined) return reply.send(plain);

    return reply.header('content-encoding', encoding).send(encoding === 'br' ? br : gzip);
  };
}

/** Serves a file in the language of the browser, packed when it is first asked for. */
function createTranslatedAnswer(translate: (language: Language) => string, type: string): Answer {
  const vary = 'accept-encoding, accept-language';
  const answers = new Map<Language, Answer>();

  return (request, reply) => {
    const language = chooseAcceptedLanguage(request.headers['accept-language']);
    const answer = answers.get(language) ?? createPackedAnswer(translate(language), type, vary);
    answers.set(language, answer);
    return answer(request, reply);
  };
}

type Answer = ReturnType<typeof createPackedAnswer>;

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
        ? createTranslatedAnswer((language) => translateManifest(language, String(content)), type)
        : createPackedAnswer(content, type),
    );
  }

  return answers;
}

/** A page that covers itself with the reason where scripts are off: nothing on it would work. */
const createPageAnswer = (index: string): Answer =>
  createTranslatedAnswer(
    (language) => index.replace('<body>', `<body><noscript>${renderNoScript(language)}</noscript>`),
    'text/html; charset=utf-8',
  );

const renderNoScript = (language: Language): string =>
  `<p lang="${language}" style="position:fixed;inset:0;z-index:9;margin:0;padding:2em;` +
  `background:Canvas;color:CanvasText;font:1.1em system-ui">${texts[language].needsScript}</p>`;

/** Serves the desk at /desk/. No page may embed it in a frame. */
export async function serveDeskPages(app: FastifyInstance, pages: Pages) {
  if (!pages.folder) return;

  const headers = composeSafeHeaders({ hostOrigins: [], scriptHashes: [] });
  app.get('/desk', (_request, reply) => reply.redirect('/desk/'));
  const createAnswer = () => createPageAnswer(pages.index);
  let answer = createAnswer();
  watchBuilds(app, pages, () => {
    answer = createAnswer();
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

const refuseUnknown = (request: FastifyRequest, reply: FastifyReply) =>
  refuseUncalled(request, reply.code(404), new RefusalError('call_not_found'));

/** Addresses for programs, which are told what is wrong instead of being led elsewhere. */
const programPaths = /^\/(?:(?:desk\/)?(?:api|assets)|v1|log|creatives|\.well-known)\//;

/**
 * Somebody who typed an address without its # gets there all the same, and for one that does not
 * exist the app has a page in the reader's language.
 */
function redirectOrRefuse(request: FastifyRequest, reply: FastifyReply) {
  const isPerson = /\btext\/html\b/.test(request.headers.accept ?? '');
  const appRoot = request.url.startsWith('/desk/') ? '/desk/' : '/';
  // A root that is not served, such as that of a desk not built yet, would lead to itself.
  const isRoot = request.url === appRoot;
  if (!isPerson || isRoot || programPaths.test(request.url)) return refuseUnknown(request, reply);

  return reply.redirect(`${appRoot}#${request.url.slice(appRoot.length - 1)}`);
}

/** Serves the app at /. The page itself says whether it is a demo, before any script runs. */
export async function servePages(
  app: FastifyInstance,
  pages: Pages,
  mode: 'demo' | 'live',
): Promise<void> {
  const { folder } = pages;
  if (folder) {
    const createAnswer = () =>
      createPageAnswer(pages.index.replace('<html', `<html data-mode="${mode}"`));
    let answer = createAnswer();
    let files = await readAppFiles(folder);
    watchBuilds(app, pages, async () => {
      answer = createAnswer();
      files = await readAppFiles(folder);
    });
    app.get('/', (request, reply) => answer(request, reply));
    for (const name of files.keys()) {
      app.get(`/${name}`, (request, reply) => (files.get(name) ?? refuseUnknown)(request, reply));
    }
    // Browsers look here for the icon of a page that names none, such as the public report.
    app.get('/favicon.ico', (request, reply) =>
      (files.get('icon-192.png') ?? refuseUnknown)(request, reply),
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

  app.setNotFoundHandler(folder ? redirectOrRefuse : refuseUnknown);
  // Fastify would read the whole body before it answered that a call does not exist.
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '*',
    async onRequest(request, reply) {
      leaveBodyUnread(request, reply, {});
      return refuseUnknown(request, reply);
    },
    handler: refuseUnknown,
  });
}
