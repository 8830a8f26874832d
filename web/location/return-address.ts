import { currentLocation, type Location } from './hash-location.ts';

/** Screens that are only passed through. */
const notReturnedTo = [
  ...['/', '/login', '/register', '/entry', '/reset', '/ad-welcome'],
  ...['/forgot', '/forgot/mail', '/confirm-email'],
];

/**
 * A query that leads back to the current location, including its own query. The ad centre is where
 * everybody ends up anyway.
 */
export const returnQuery = ({ path, query }: Location = currentLocation()): string =>
  path === '/ad-center' || notReturnedTo.includes(path)
    ? ''
    : new URLSearchParams({ from: query === '' ? path : `${path}?${query}` }).toString();

/** Where a query leads back to; null unless it is a path inside the app. */
export function findReturn(query: string): Location | null {
  const address = new URLSearchParams(query).get('from') ?? '';
  const [, path = '', addressQuery = ''] =
    /^((?:\/[a-z-]+)+)(?:\?([\x21-\x7e]*))?$/.exec(address) ?? [];
  return path === '' || notReturnedTo.includes(path) ? null : { path, query: addressQuery };
}

/** Where to go after the login: to the requested page, or to the ad centre. */
export const onwardOf = (query: string): Location =>
  findReturn(query) ?? { path: '/ad-center', query: '' };

/** A link to another screen before the login that keeps the requested page. */
export function onwardHref(path: string, query = currentLocation().query): string {
  const returnPlace = findReturn(query);
  return `#${path}${returnPlace ? `?${returnQuery(returnPlace)}` : ''}`;
}
