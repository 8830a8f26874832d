/* The service worker. It stores the app itself, so that it opens without a network, and the last
   answer to a few read calls, which the app then shows with its age. Answers are encrypted with
   a key derived from the session's token, so that nobody can read them once that is gone. With a
   network, it never answers from the cache. It stores no calls that change something, and no
   contact details, chats, payouts or list of transactions. */

import { worker } from './scope.ts';

// The build fills in both. File names change with their content, so the browser notices a new
// version because this text differs.
const files = '__FILES__'.split(' ');
const atStart = '__FIRST__'.split(' ');

/** Shorter than the page's own timeout, so that the stored answer comes before it gives up. */
const answerMs = 12_000;

const shellName = 'shell';
const dataName = 'data';

/** Calls whose last answer may be shown as old. Nothing else under /api is ever stored. */
const keptPaths = new Set(
  [
    '/ad/order/data_statistics/list',
    '/assistance/list',
    '/basic_config',
    '/plan/order/await/put/count',
    '/plan/order/detail',
    '/plan/order/list',
    '/user/first-steps',
    '/user/level',
    '/user/notifications',
    '/user/property',
    '/user_coupon/list',
  ].map((path) => `/api${path}`),
);

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shellName).then((shell) => shell.addAll(['/', ...atStart])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldFiles().then(() => worker.clients.claim()));
});

/** Deletes what belongs to no current version. */
async function forgetOldFiles(): Promise<void> {
  const shellFiles = new Set(['/', ...files]);
  const shell = await caches.open(shellName);
  const storedRequests = await shell.keys();
  const old = storedRequests.filter(({ url }) => !shellFiles.has(new URL(url).pathname));
  await Promise.all(old.map((request) => shell.delete(request)));
}

/** A new version waits until the user accepts it. */
worker.addEventListener('message', ({ data }) => {
  if (data === 'use-new-version') void worker.skipWaiting();
  else void keepFiles((data as { readonly keep?: readonly string[] } | null)?.keep ?? []);
});

/** Files that a page had loaded before the worker was active. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const shell = await caches.open(shellName);
  await shell.addAll(paths.filter((path) => files.includes(path)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  // A read call may use a body; the list above contains read calls only.
  if (keptPaths.has(url.pathname)) event.respondWith(data(request, url));
  else if (request.method !== 'GET') return;
  else if (request.mode === 'navigate' && url.pathname === '/') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** Network first; the stored page only without one. */
async function page(request: Request): Promise<Response> {
  const shell = await caches.open(shellName);
  try {
    return await fetch(request);
  } catch (error) {
    const storedPage = await shell.match('/');
    if (storedPage) return storedPage;
    throw error;
  }
}

/** A file never changes under its name, so the stored one is right. */
async function file(request: Request): Promise<Response> {
  const shell = await caches.open(shellName);
  const storedFile = await shell.match(request);
  if (storedFile) return storedFile;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone()).catch(() => {});
  return answer;
}

/**
 * The last good answer is stored for the session that asked, and served, marked as old, without a
 * network.
 */
async function data(request: Request, url: URL): Promise<Response> {
  const entry = await placeOf(request, url);
  const cache = await caches.open(dataName);
  const old = entry && (await findKept(cache, entry));
  try {
    // Without a stored answer it waits for as long as the page does.
    const limit = old ? { signal: AbortSignal.timeout(answerMs) } : {};
    const answer = await fetch(request, limit);
    if (entry && answer.ok) await keep(cache, entry, answer.clone());
    return answer;
  } catch (error) {
    if (old) return old;
    throw error;
  }
}

/** The name under which an answer is stored, and the token that decrypts it. */
interface Place {
  readonly name: string;
  readonly token: string;
}

const cipher = 'AES-GCM';
const ivBytes = 12;

async function keyOf(token: string): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(token);
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('kept answers');
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  const keyShape = { name: cipher, length: 256 };
  return crypto.subtle.deriveKey(derivation, material, keyShape, false, ['encrypt', 'decrypt']);
}

async function keep(cache: Cache, { name, token }: Place, answer: Response): Promise<void> {
  const text = await answer.text();
  if (!text.startsWith('{"code":200,')) return;
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt({ name: cipher, iv }, await keyOf(token), plain);
  const headers = {
    'content-type': 'application/octet-stream',
    'x-kept-at': new Date().toISOString(),
  };
  // A device without room stores nothing, but its user has a network and sees what is new.
  await cache.put(name, new Response(new Blob([iv, sealed]), { headers })).catch(() => {});
}

/** The decrypted stored answer; none when it belongs to another token or is damaged. */
async function findKept(cache: Cache, { name, token }: Place): Promise<Response | undefined> {
  const storedReply = await cache.match(name);
  if (!storedReply) return undefined;
  try {
    const bytes = new Uint8Array(await storedReply.arrayBuffer());
    const decryption = { name: cipher, iv: bytes.slice(0, ivBytes) };
    const plain = await crypto.subtle.decrypt(decryption, await keyOf(token), bytes.slice(ivBytes));
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'x-kept-at': storedReply.headers.get('x-kept-at') ?? '',
    };
    return new Response(plain, { headers });
  } catch {
    return undefined;
  }
}

/** Stored under a digest of token, language and request: another session finds nothing. */
async function placeOf(request: Request, url: URL): Promise<Place | null> {
  // News since a message makes no sense as old news.
  if (url.searchParams.has('after') || url.searchParams.has('cursor')) return null;
  const body = request.method === 'GET' ? '' : await request.clone().text();
  if (body.includes('"cursor"')) return null;
  const token = request.headers.get('x-ct') ?? '';
  const asker = `${token} ${request.headers.get('lang') ?? ''}${body}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(asker));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  const name = `${url.pathname}${url.search}${url.search ? '&' : '?'}asker=${hex.join('')}`;
  return { name, token };
}

/** The content of a push: texts that name no amount and no secret, and a place in the app. */
worker.addEventListener('push', (event) => {
  const payload = event.data?.json() as Partial<
    Record<'title' | 'body' | 'to' | 'tag', string>
  > | null;
  const { title = 'Reachbook', body = '', to: path = '/notification', tag = path } = payload ?? {};
  const options = {
    body,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    tag,
    // A push that replaces an older one still makes a sound.
    renotify: true,
    data: { to: path },
  };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { to: path } = event.notification.data as { readonly to: string };
  event.waitUntil(show(`/#${/^\/[a-z/-]*$/.test(path) ? path : '/notification'}`));
});

async function show(address: string): Promise<void> {
  const [open] = await worker.clients.matchAll({ type: 'window' });
  if (!open) await worker.clients.openWindow(address);
  else {
    await open.navigate(address);
    await open.focus();
  }
}
