import type { FastifyRequest } from 'fastify';

/** A year: that is a device that is known, though nobody may be logged in there. */
export const deviceSeconds = 365 * 24 * 60 * 60;

/** A cookie of ours, which no script reads and which goes to nothing but its path. */
export interface Cookie {
  readonly name: string;
  readonly path: string;
}

/** By which a browser is known that a partner has logged in with. */
export const deviceCookie: Cookie = { name: 'reachbook_device', path: '/api/auth' };

export function cookieIn(request: FastifyRequest, { name }: Cookie): string {
  const { cookie } = request.headers;
  if (cookie === undefined) return '';
  const own = cookie.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return own?.slice(name.length + 1) ?? '';
}

/** `seconds` is for how long the browser keeps it; without, until it is closed. */
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
