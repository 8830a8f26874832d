import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Asked {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

test('on a network that swallows questions, what is kept answers before the app gives up', async () => {
  const heard = new Map<string, (happening: Asked) => void>();
  vi.stubGlobal('addEventListener', (name: string, hear: (happening: Asked) => void) =>
    heard.set(name, hear),
  );
  vi.stubGlobal('location', { origin: 'http://app.test' });
  vi.stubGlobal('caches', { open: async () => ({ match: async () => new Response('kept') }) });
  const limit = new AbortController();
  const waits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal('fetch', (_request: Request, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers();
    signal.addEventListener('abort', () => reject(signal.reason));
    limit.abort();
    return promise;
  });
  // A script and no module, so the compiler would not have it imported.
  await vi.importActual('./worker.ts');
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const request = new Request('http://app.test/api/user/property');
  heard.get('fetch')?.({ request, respondWith: resolve });
  expect(await (await answer).text()).toBe('kept');
  expect(waits.mock.calls[0]?.[0]).toBeLessThan(20_000);
});
