import { useSyncExternalStore } from 'react';

/** Chromium's event for an installable app; other browsers have none. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** The event fires once and early: a script in index.html stores it here until it is used. */
const page = () => window as { installPrompt?: InstallPrompt | undefined };

const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Safari installs only from its own menu, and does not tell the page. */
const isApplePhone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);

export type InstallWay = { readonly by: 'prompt'; ask(): void } | { readonly by: 'menu' };

const events = ['beforeinstallprompt', 'appinstalled'];

function subscribe(changed: () => void): () => void {
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** How the app can be installed on this device; null where it is installed, or cannot be. */
export function useInstall(): InstallWay | null {
  const offer = useSyncExternalStore(subscribe, () => page().installPrompt ?? null);
  if (isInstalled()) return null;
  if (offer) return { by: 'prompt', ask: () => void offer.prompt() };
  return isApplePhone() ? { by: 'menu' } : null;
}
