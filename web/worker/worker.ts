/*
 * Runs beside the pages of the app. It keeps the app itself, so that it opens without a network,
 * and the last answer to a few questions, which the app then shows with its age. Answers are
 * encrypted with a key derived from the session's token, so that nobody reads them once that is
 * gone. The worker never answers from what it keeps while there is a network, and keeps nothing
 * that changes something, nor contact details, chats, payouts or the list of movements. It sends
 * what was written to customer service without a network once there is one.
 */

import { worker } from './scope.ts';
import { sendOutbox } from './send-outbox.ts';

// Both are written in when the app is built. The names change with what is in the files, so that
// the browser sees by another text that there is a new version.
const files = '__FILES__'.split(' ');
const atStart = '__FIRST__'.split(' ');

/** Less than the page itself waits, so that what is kept comes before it gives up. */
const answerMs = 12_000;

const shellName = 'shell';
const dataName = 'data';

/** Questions whose last answer may be shown as old. Nothing else of /api is ever kept. */
const keptPaths = new Set(
  [
    '/ad/order/data_statistics/list',
    '/assistance/list',
    '/basic_config',
    '/plan/order/await/put/count',
    '/plan/order/detail',
    '/plan/order/list',
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

/** What belongs to no version any more makes room. */
async function forgetOldFiles(): Promise<void> {
  const known = new Set(['/', ...files]);
  const shell = await caches.open(shellName);
  const kept = await shell.keys();
  const old = kept.filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(old.map((request) => shell.delete(request)));
}

/** A new version waits until the one who uses the app says yes. */
worker.addEventListener('message', ({ data }) => {
  if (data === 'use-new-version') void worker.skipWaiting();
  else void keepFiles((data as { readonly keep?: readonly string[] } | null)?.keep ?? []);
});

/** Files that a page had loaded before this was there. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const shell = await caches.open(shellName);
  await shell.addAll(paths.filter((path) => files.includes(path)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  // A question may be put in a body too; the list above names questions alone.
  if (keptPaths.has(url.pathname)) event.respondWith(data(request, url));
  else if (request.method !== 'GET') return;
  else if (request.mode === 'navigate' && url.pathname === '/') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** From the network, which knows the newest; from what is kept only without one. */
async function page(request: Request): Promise<Response> {
  const shell = await caches.open(shellName);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await shell.match('/');
    if (kept) return kept;
    throw error;
  }
}

/** A file never changes under its name, so the kept one is the right one. */
async function file(request: Request): Promise<Response> {
  const shell = await caches.open(shellName);
  const kept = await shell.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone());
  return answer;
}

/** The last good answer is kept for who asked, and comes back, marked as old, without a network. */
async function data(request: Request, url: URL): Promise<Response> {
  const place = await placeOf(request, url);
  const kept = await caches.open(dataName);
  const old = place && (await findKept(kept, place));
  try {
    // Who has nothing to show instead waits for as long as the page does.
    const limit = old ? { signal: AbortSignal.timeout(answerMs) } : {};
    const answer = await fetch(request, limit);
    if (place && answer.ok) await keep(kept, place, answer.clone());
    return answer;
  } catch (error) {
    if (old) return old;
    throw error;
  }
}

/** Under which name an answer lies, and whose token opens it. */
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
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  const what = { name: cipher, length: 256 };
  return crypto.subtle.deriveKey(how, material, what, false, ['encrypt', 'decrypt']);
}

async function keep(kept: Cache, { name, token }: Place, answer: Response): Promise<void> {
  const text = await answer.text();
  if (!text.startsWith('{"code":200,')) return;
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt({ name: cipher, iv }, await keyOf(token), plain);
  const headers = {
    'content-type': 'application/octet-stream',
    'x-kept-at': new Date().toISOString(),
  };
  await kept.put(name, new Response(new Blob([iv, sealed]), { headers }));
}

/** What lies there, opened; nothing when it was kept for another token or is damaged. */
async function findKept(kept: Cache, { name, token }: Place): Promise<Response | undefined> {
  const found = await kept.match(name);
  if (!found) return undefined;
  try {
    const bytes = new Uint8Array(await found.arrayBuffer());
    const how = { name: cipher, iv: bytes.slice(0, ivBytes) };
    const plain = await crypto.subtle.decrypt(how, await keyOf(token), bytes.slice(ivBytes));
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'x-kept-at': found.headers.get('x-kept-at') ?? '',
    };
    return new Response(plain, { headers });
  } catch {
    return undefined;
  }
}

/** Kept under a digest of token, language and question: another login finds nothing of it. */
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

/** The browser says that there is a network again. */
worker.addEventListener('sync', (event) => {
  const windows = worker.clients.matchAll({ type: 'window' });
  event.waitUntil(windows.then((open) => sendOutbox(open, event.lastChance)));
});

/** What a push says: words that name no amount and no secret, and a place of the app. */
worker.addEventListener('push', (event) => {
  const said = event.data?.json() as Partial<
    Record<'title' | 'body' | 'to' | 'tag', string>
  > | null;
  const { title = 'Reachbook', body = '', to = '/notification', tag = to } = said ?? {};
  const options = {
    body,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    tag,
    // What takes the place of an older one is heard all the same.
    renotify: true,
    data: { to },
  };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { to } = event.notification.data as { readonly to: string };
  event.waitUntil(show(`/#${/^\/[a-z/-]*$/.test(to) ? to : '/notification'}`));
});

async function show(address: string): Promise<void> {
  const [open] = await worker.clients.matchAll({ type: 'window' });
  if (!open) await worker.clients.openWindow(address);
  else {
    await open.navigate(address);
    await open.focus();
  }
}
