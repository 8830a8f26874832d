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

const depthOf = (path: string): number => path.split('/').length;

const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

type Way = 'deeper' | 'back' | 'across';
type Move = (way: Way, change: () => void) => void;

let move: Move = (_way, change) => change();

/** How the app shows that it goes from one screen to another; until told, it just goes. */
export function moveBy(by: Move): void {
  move = by;
}

let shown = '/';

/** Tells of a new address, once for all: another screen comes in one movement. */
function heard(): void {
  const { path } = currentLocation();
  const before = shown;
  shown = path;
  const deeper = depthOf(path) - depthOf(before);
  // The root is nothing to come from: it leads on to the login at once.
  if (path === before || before === '/') tellAll();
  else move(deeper === 0 ? 'across' : deeper > 0 ? 'deeper' : 'back', tellAll);
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) {
    shown = currentLocation().path;
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
