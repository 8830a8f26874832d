// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startWorker, useNewVersion } from './app-worker.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a new version that was being installed when the app started is offered too', async () => {
  vi.stubEnv('PROD', true);
  const installing = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    installing,
    waiting: null as EventTarget | null,
  });
  const { promise: ready, resolve: reach } = Promise.withResolvers<object>();
  const workers = { controller: {}, register: async () => registration, ready };
  vi.stubGlobal('navigator', { serviceWorker: workers });
  const { result } = renderHook(() => useNewVersion());
  const started = startWorker();
  reach({ active: null });
  await started;
  expect(result.current).toBeNull();
  registration.waiting = installing;
  installing.dispatchEvent(new Event('statechange'));
  await waitFor(() => expect(result.current).not.toBeNull());
});
