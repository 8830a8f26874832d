import { useSyncExternalStore } from 'react';

/** What Chromium hands out when the app can be installed; other browsers have no such event. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** The offer comes once and early: a script in index.html keeps it here until it is taken. */
const page = () => window as { installPrompt?: InstallPrompt | undefined };

const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Safari installs from its own menu only, and says nothing of it to the page. */
const isApplePhone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);

export type InstallWay = { readonly by: 'prompt'; ask(): void } | { readonly by: 'menu' };

const events = ['beforeinstallprompt', 'appinstalled'];

function subscribe(changed: () => void): () => void {
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** How the app comes onto this device's home screen; null where it is there, or cannot be. */
export function useInstall(): InstallWay | null {
  const offer = useSyncExternalStore(subscribe, () => page().installPrompt ?? null);
  if (isInstalled()) return null;
  if (offer) return { by: 'prompt', ask: () => void offer.prompt() };
  return isApplePhone() ? { by: 'menu' } : null;
}
