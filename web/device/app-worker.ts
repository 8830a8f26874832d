import { useSyncExternalStore } from 'react';
import { hourMs } from '#domain/time.ts';

let waiting: ServiceWorker | null = null;
let isAsked = false;
const listeners = new Set<() => void>();

function tell(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** Trusted Types allow only named policies to load scripts; this is the worker's. */
function workerAddress(): string {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): {
        createScriptURL(url: string): string;
      };
    };
  };
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => '/sw.js' });
  return policy?.createScriptURL('') ?? '/sw.js';
}

/** Registers the service worker, once per page. It requires https. */
export async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (isAsked || !workers || !import.meta.env.PROD) return;
  isAsked = true;
  const isFirst = workers.controller === null;
  // A device that cannot register it still works, with a network.
  const registration = await workers.register(workerAddress()).catch(() => null);
  if (!registration) return;
  const look = () => {
    if (registration.waiting && !isFirst) tell(registration.waiting);
  };
  // The browser may have found a new version before this page began to listen.
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  registration.addEventListener('updatefound', follow);
  lookForUpdates(registration);
  const { active } = await workers.ready;
  // What was loaded before the worker was active.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage({ keep: loaded.filter((path) => path.startsWith('/assets/')) });
}

const lookMs = hourMs;

/** An app that stays open for days never navigates, so the browser would not look for updates. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookMs) return;
    lookedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** Activates the new version, if there is one: the page then reloads. */
export function useNewVersion(): (() => void) | null {
  const worker = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => null,
  );
  if (!worker) return null;
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    worker.postMessage('use-new-version');
  };
}
