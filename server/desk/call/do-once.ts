import type { Json } from '#domain/canonical-json.ts';
import { once, type Sql } from '../../database/database.ts';
import type { DeskCall, StaffMember } from './desk-call.ts';

type Caller = Pick<DeskCall, 'db' | 'now'> & { readonly staff: StaffMember };

interface Press {
  readonly act: string;
  readonly requestId: string;
  /** All that the press asked for. */
  readonly question: Json;
}

/** A press whose answer was lost on its way is pressed again: it is done once, and told again. */
export function doOnce<Reply extends Json>(
  { db, staff, now }: Caller,
  { act, requestId, question }: Press,
  work: (sql: Sql) => Promise<Reply>,
): Promise<Reply> {
  const key = `desk:${act}:${staff.id}:${requestId}`;
  return db.transaction((sql) => once(sql, { key, question }, now(), () => work(sql)));
}
