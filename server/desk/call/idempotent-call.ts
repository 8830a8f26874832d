import type { Json } from '#domain/canonical-json.ts';
import { idempotent, type Sql } from '../../platform/database/database.ts';
import type { DeskCall, StaffMember } from './desk-call.ts';

type Caller = Pick<DeskCall, 'db' | 'now'> & { readonly staff: StaffMember };

interface Press {
  readonly act: string;
  readonly requestId: string;
  /** The whole input of the press. */
  readonly input: Json;
}

/** Staff press again when a response is lost: the act is done once and its response repeated. */
export function idempotentCall<Reply extends Json>(
  { db, staff, now }: Caller,
  { act, requestId, input }: Press,
  work: (sql: Sql) => Promise<Reply>,
): Promise<Reply> {
  const key = `desk:${act}:${staff.id}:${requestId}`;
  return db.transaction((sql) => idempotent(sql, { key, input }, now(), () => work(sql)));
}
