import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '#contract/route.ts';
import { whyNotUse } from '#domain/partner/status.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { header } from './asker.ts';
import type { Member } from './call.ts';

/** JSON of every call, and the largest that any of them is read with. */
export const bodyBytesMax = 64 * 1024;
/** What somebody may send whom nobody knows yet: names, passwords, codes. */
export const publicBodyBytesMax = 16 * 1024;
/** What multipart adds to a file. */
const multipartBytes = 16 * 1024;

interface BodyRoute {
  readonly body?: 'json' | 'multipart';
  readonly uploadBytesMax?: number;
}

export const bodyBytesOf = ({ body, uploadBytesMax = 0 }: BodyRoute): number =>
  body === 'multipart' ? uploadBytesMax + multipartBytes : bodyBytesMax;

type FindMember = (token: string) => Promise<Member | null>;

/** Who asks, when they may; refuses others. Reads the headers of a request and nothing else. */
export async function admit(
  findMember: FindMember,
  { access, method, isForReaders }: Pick<Route, 'access' | 'method' | 'isForReaders'>,
  request: FastifyRequest,
): Promise<Member | null> {
  const token = header(request, 'x-ct');
  const member = token ? await findMember(token) : null;
  // A stale token does no harm on a public call: its sender is simply nobody yet.
  if (access === 'public') return member;
  if (!member) throw new Refusal(token ? 'session_expired' : 'not_authorized');
  // A member may use everything; who only owns an account, what leads their money out of it.
  if (access === 'member') refuse(whyNotUse(member.status, member.language));
  if (member.isReadOnly && method === 'POST' && !isForReaders) {
    throw new Refusal('session_read_only');
  }
  return member;
}

/**
 * Readies the refusal of a request whose body nobody will read. A body of a size that the call
 * takes is let pass by, so that an honest sender gets to the answer; for more the connection ends.
 */
export function leaveBodyUnread(
  request: FastifyRequest,
  reply: FastifyReply,
  route: BodyRoute,
): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const isLong = encoding !== undefined || Number(length ?? 0) > bodyBytesOf(route);
  if (isLong) reply.raw.shouldKeepAlive = false;
}
