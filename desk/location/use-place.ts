import { useMemo, useSyncExternalStore } from 'react';

/** The current page and its filters. Both are in the address. */
export interface Place {
  readonly path: string;
  readonly filters: Readonly<Record<string, string>>;
}

export function parsePlace(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  return {
    path: path === '' ? '/' : path,
    filters: Object.fromEntries(new URLSearchParams(query)),
  };
}

export function formatPlace(path: string, filters: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return `#${path}${query === '' ? '' : `?${query}`}`;
}

const subscribe = (listen: () => void) => {
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
};

export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return useMemo(() => parsePlace(hash), [hash]);
}

export function goTo(path: string, filters: Record<string, string | undefined> = {}): void {
  window.location.hash = formatPlace(path, filters);
}

/** Changes a filter of the current page, without a history entry for each letter typed. */
export function narrow(place: Place, changed: Record<string, string | undefined>): void {
  const address = formatPlace(place.path, { ...place.filters, ...changed });
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
