import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '#contract/route.ts';
import { whyNotUse } from '#domain/partner/status.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import type { LoggedInPartner } from './call.ts';
import { findHeader } from './caller.ts';

/** The size limit of JSON bodies. */
export const bodyBytesMax = 64 * 1024;
/** The size limit for senders who are not logged in: they send names, passwords and codes. */
export const publicBodyBytesMax = 16 * 1024;
/** Room for the multipart headers around a file. */
const multipartBytes = 16 * 1024;

interface BodyRoute {
  readonly body?: 'json' | 'multipart';
  readonly uploadBytesMax?: number;
}

export const bodyBytesMaxOf = ({ body, uploadBytesMax = 0 }: BodyRoute): number =>
  body === 'multipart' ? uploadBytesMax + multipartBytes : bodyBytesMax;

type FindLoggedInPartner = (token: string) => Promise<LoggedInPartner | null>;

/** Returns the caller if admitted, else refuses. Reads only the headers of the request. */
export async function admit(
  findLoggedInPartner: FindLoggedInPartner,
  { access, method, isForReaders }: Pick<Route, 'access' | 'method' | 'isForReaders'>,
  request: FastifyRequest,
): Promise<LoggedInPartner | null> {
  const token = findHeader(request, 'x-ct');
  const partner = token ? await findLoggedInPartner(token) : null;
  // A stale token is harmless on a public call: the caller just counts as logged out.
  if (access === 'public') return partner;
  if (!partner) throw new RefusalError(token ? 'session_expired' : 'not_authorized');

  // Owners whose account may not be used can still reach the calls that pay their money out.
  if (access === 'partner') refuse(whyNotUse(partner.status, partner.language));
  if (partner.isReadOnly && method === 'POST' && !isForReaders) {
    throw new RefusalError('session_read_only');
  }

  return partner;
}

/**
 * Prepares to refuse a request without reading its body. A body within the call's limit is drained,
 * so that an honest sender gets the answer; a larger one closes the connection.
 */
export function leaveBodyUnread(
  request: FastifyRequest,
  reply: FastifyReply,
  route: BodyRoute,
): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const isLong = encoding !== undefined || Number(length ?? 0) > bodyBytesMaxOf(route);
  if (isLong) reply.raw.shouldKeepAlive = false;
}
