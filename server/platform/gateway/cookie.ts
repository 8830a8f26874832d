import type { FastifyRequest } from 'fastify';

/** A device stays known for a year, whether or not anyone is logged in there. */
export const deviceSeconds = 365 * 24 * 60 * 60;

/** One of our cookies: hidden from scripts and sent to its path only. */
export interface Cookie {
  readonly name: string;
  readonly path: string;
}

/** Recognises a browser that a partner has logged in with. */
export const deviceCookie: Cookie = { name: 'reachbook_device', path: '/api/auth' };

export function readCookie(request: FastifyRequest, { name }: Cookie): string {
  const { cookie } = request.headers;
  if (cookie === undefined) return '';

  const pair = cookie.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}

/** `seconds` is the cookie's max-age; without it, the cookie ends with the browser session. */
export function composeCookie(
  request: FastifyRequest,
  { name, path }: Cookie,
  value: string,
  seconds?: number,
): string {
  const maxAge = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${name}=${value}${maxAge}; Path=${path}; HttpOnly; SameSite=Strict${secure}`;
}
