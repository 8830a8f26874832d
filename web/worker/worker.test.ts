import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '#contract/routes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

interface Asked {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

function listen() {
  const heard = new Map<string, (event: Asked) => void>();
  vi.stubGlobal('addEventListener', (name: string, hear: (event: Asked) => void) =>
    heard.set(name, hear),
  );
  vi.stubGlobal('location', { origin: 'http://app.test' });
  return heard;
}

test('only the reads that SECURITY.md names are ever cached', async () => {
  const heard = listen();
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined }) });
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await import('./worker.ts');
  const answers: Promise<Response>[] = [];
  const answered = Object.values(routes).filter(({ method, path }) => {
    const before = answers.length;
    const request = new Request(`http://app.test/api${path}`, { method });
    heard.get('fetch')?.({ request, respondWith: (answer) => void answers.push(answer) });
    return answers.length > before;
  });
  await Promise.all(answers);
  expect(answered.map(({ path }) => path).sort()).toEqual([
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
  ]);
});

test('on a network that never replies, the cache answers before the app gives up', async () => {
  const heard = listen();
  const kept = new Map<string, Response>();
  const cache = {
    match: async (name: string) => kept.get(name)?.clone(),
    put: async (name: string, answer: Response) => kept.set(name, answer),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  const text = '{"code":200,"data":{"available":"7.00"}}';
  vi.stubGlobal('fetch', async () => new Response(text));
  await import('./worker.ts');
  const ask = async (token: string) => {
    const { promise: answer, resolve } = Promise.withResolvers<Response>();
    const headers = { 'x-ct': token };
    const request = new Request('http://app.test/api/user/property', { headers });
    heard.get('fetch')?.({ request, respondWith: resolve });
    return (await answer).text();
  };
  expect(await ask('own')).toBe(text);
  // The cache is unreadable without the token.
  for (const answer of kept.values()) expect(await answer.clone().text()).not.toContain('7.00');

  const limit = new AbortController();
  const waits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal('fetch', (_request: Request, { signal }: { signal?: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers();
    if (!signal) return Promise.reject(new TypeError('away'));
    signal.addEventListener('abort', () => reject(signal.reason));
    limit.abort();
    return promise;
  });
  expect(await ask('own')).toBe(text);
  expect(waits.mock.calls[0]?.[0]).toBeLessThan(20_000);
  await expect(ask('another')).rejects.toThrow('away');
});

test('a device without room for the cache still gets what the network answers', async () => {
  const heard = listen();
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put: full }) });
  const text = '{"code":200,"data":{"available":"7.00"}}';
  vi.stubGlobal('fetch', async () => new Response(text));
  await import('./worker.ts');
  for (const path of ['/api/user/property', '/assets/app.js']) {
    const { promise: answer, resolve } = Promise.withResolvers<Response>();
    const request = new Request(`http://app.test${path}`);
    heard.get('fetch')?.({ request, respondWith: resolve });
    expect(await (await answer).text()).toBe(text);
  }
});
