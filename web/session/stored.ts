import { useSyncExternalStore } from 'react';

/**
 * A value in the browser's storage under its own key, shared by all tabs. Where storage is
 * unavailable (a private window, a strict host app) it lives as long as the page.
 */
export interface Stored<Value> {
  get(): Value | null;
  set(value: Value | null): void;
  use(): Value | null;
}

export function createStored<Value>(
  key: string,
  isValue: (value: unknown) => boolean,
): Stored<Value> {
  const listeners = new Set<() => void>();
  let text = readText(key);
  let value = parse<Value>(text, isValue);
  let isKept = true;

  const accept = (newText: string | null) => {
    if (newText === text) return;
    text = newText;
    value = parse<Value>(text, isValue);
    for (const listener of listeners) listener();
  };
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) accept(readText(key));
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) window.addEventListener('storage', hear);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', hear);
    };
  };
  const get = () => {
    // While nothing here listens, nobody hears what another tab has stored.
    if (isKept && listeners.size === 0) accept(readText(key));
    return value;
  };
  return {
    get,
    set(newValue) {
      const newText = newValue === null ? null : JSON.stringify(newValue);
      isKept = write(key, newText);
      accept(newText);
    },
    use: () => useSyncExternalStore(subscribe, get, () => null),
  };
}

function parse<Value>(text: string | null, isValue: (value: unknown) => boolean): Value | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isValue(value) ? (value as Value) : null;
  } catch {
    return null;
  }
}

function readText(key: string): string | null {
  // The build prerenders the login where there is no browser.
  if (typeof window === 'undefined') return null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    // Storage is unavailable; the value above still serves this page.
    return false;
  }
}
