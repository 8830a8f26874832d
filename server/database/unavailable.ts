import { errorCode, isPerhapsCommitted } from './db.ts';
import { DatabaseAway } from './pulse.ts';

const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH'],
]);
/**
 * Too many connections, a statement or lock that took too long, a server that starts or stops, or
 * one that has become a standby.
 */
const sqlStates = /^(53300|55P03|57014|57P0[123]|08|25006)/;
/** As the pool says it when no connection came free in time, or broke. */
const poolWords =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** Whether an error only says that the database has no time or is away, and nothing is changed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || isPerhapsCommitted(error)) return false;
  if (error instanceof DatabaseAway || sqlStates.test(errorCode(error))) return true;
  const { code } = error as Error & { readonly code?: unknown };
  return systemCodes.has(String(code)) || poolWords.test(error.message);
}
