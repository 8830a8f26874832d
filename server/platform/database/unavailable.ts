import { errorCode, isPerhapsCommitted } from './db.ts';
import { DatabaseAway } from './pulse.ts';

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
/**
 * Too many connections, a statement or lock timeout, a server that is starting or stopping, or one
 * that has become a standby.
 */
const sqlStates = /^(53300|55P03|57014|57P0[123]|08|25006)/;
/** The pool's messages when no connection became free in time, or one broke. */
const poolMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** Whether an error only means that the database is busy or away, and nothing was changed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || isPerhapsCommitted(error)) return false;
  if (error instanceof DatabaseAway || sqlStates.test(errorCode(error))) return true;

  const { code } = error as Error & { readonly code?: unknown };
  return systemCodes.has(String(code)) || poolMessages.test(error.message);
}
