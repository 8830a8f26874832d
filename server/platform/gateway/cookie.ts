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

export function cookieIn(request: FastifyRequest, { name }: Cookie): string {
  const { cookie } = request.headers;
  if (cookie === undefined) return '';
  const own = cookie.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return own?.slice(name.length + 1) ?? '';
}

/** `seconds` is the cookie's max-age; without it, the cookie ends with the browser session. */
export function cookieText(
  request: FastifyRequest,
  { name, path }: Cookie,
  value: string,
  seconds?: number,
): string {
  const kept = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  const safe = request.protocol === 'https' ? '; Secure' : '';
  return `${name}=${value}${kept}; Path=${path}; HttpOnly; SameSite=Strict${safe}`;
}
