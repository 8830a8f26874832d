import { useSyncExternalStore } from 'react';

/** Where the app is: the part of the address behind the #, with a query string of its own. */
export interface Location {
  readonly path: string;
  /** Without the question mark, exactly as it stands in the address. */
  readonly query: string;
}

export function parseHash(hash: string): Location {
  const text = hash.replace(/^#/, '');
  const at = text.indexOf('?');
  const path = (at === -1 ? text : text.slice(0, at)).replace(/\/+$/, '');
  return { path: path === '' ? '/' : path, query: at === -1 ? '' : text.slice(at + 1) };
}

export const currentLocation = (): Location => parseHash(window.location.hash);

/** Goes to a path of the app. `replace` leaves no step behind for the back button. */
export function go(path: string, options: { query?: string; replace?: boolean } = {}): void {
  const hash = `#${path}${options.query ? `?${options.query}` : ''}`;
  if (hash === window.location.hash) return;
  if (!options.replace) {
    window.location.hash = hash;
    return;
  }
  window.history.replaceState(window.history.state, '', hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Goes one step back, or to the path given where this page is the first of its window. */
export function goBack(otherwise: string): void {
  if (hasStepBefore()) window.history.back();
  else go(otherwise, { replace: true });
}

/** Old browsers only know how many steps there are, not whether one lies before this page. */
const hasStepBefore = (): boolean =>
  (window as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack ??
  window.history.length > 1;

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

export function useLocation(): Location {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '#/login',
  );
  return parseHash(hash);
}
