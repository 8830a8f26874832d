import { useSyncExternalStore } from 'react';

/** What Chromium hands out when the app can be installed; other browsers have no such event. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function keep(prompt: InstallPrompt | null): void {
  kept = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer, which comes once, for whoever looks for it in the settings. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => keep(null));
}

export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Safari installs from its own menu only, and says nothing of it to the page. */
const isApplePhone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);

export type InstallWay = { readonly by: 'prompt'; ask(): void } | { readonly by: 'menu' };

/** How the app comes onto this device's home screen; null where it is there, or cannot be. */
export function useInstall(): InstallWay | null {
  const prompt = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => kept,
    () => null,
  );
  if (isInstalled()) return null;
  if (prompt) return { by: 'prompt', ask: () => void prompt.prompt().then(() => keep(null)) };
  return isApplePhone() ? { by: 'menu' } : null;
}
