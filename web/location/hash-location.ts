import { useSyncExternalStore } from 'react';

/** The app's location: the part of the address after the #, with its own query string. */
export interface Location {
  readonly path: string;
  /** Without the question mark, exactly as in the address. */
  readonly query: string;
}

export function parseHash(hash: string): Location {
  const text = hash.replace(/^#/, '');
  const queryStart = text.indexOf('?');
  const path = (queryStart === -1 ? text : text.slice(0, queryStart)).replace(/\/+$/, '');
  return {
    path: path === '' ? '/' : path,
    query: queryStart === -1 ? '' : text.slice(queryStart + 1),
  };
}

export const currentLocation = (): Location => parseHash(window.location.hash);

/** Navigates to a path of the app. `replace` adds no history entry. */
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

/** Goes one step back, or to the given path if this is the window's first page. */
export function goBack(otherwise: string): void {
  if (hasStepBefore()) window.history.back();
  else go(otherwise, { replace: true });
}

/** Old browsers only know the history's length, not whether there is an entry before this page. */
const hasStepBefore = (): boolean =>
  (window as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack ??
  window.history.length > 1;

const depthOf = (path: string): number => path.split('/').length;

const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

type Way = 'deeper' | 'back' | 'across';
type Move = (way: Way, change: () => void) => void;

let move: Move = (_way, change) => change();

/** How the app animates from one screen to another; until set, it just switches. */
export function moveBy(by: Move): void {
  move = by;
}

let shownPath = '/';

/**
 * Notifies all listeners of a new address at once, so that a new screen appears in one transition.
 */
function heard(): void {
  const { path } = currentLocation();
  const previousPath = shownPath;
  shownPath = path;
  const deeper = depthOf(path) - depthOf(previousPath);
  // The root is not a screen to animate from: it redirects to the login at once.
  if (path === previousPath || previousPath === '/') tellAll();
  else move(deeper === 0 ? 'across' : deeper > 0 ? 'deeper' : 'back', tellAll);
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) {
    shownPath = currentLocation().path;
    window.addEventListener('hashchange', heard);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) window.removeEventListener('hashchange', heard);
  };
}

export function useLocation(): Location {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '#/login',
  );
  return parseHash(hash);
}
