import { randomBytes } from 'node:crypto';
import { codeFromBytes, formatCode } from '#domain/partner/authorization-code.ts';
import type { Sql } from '../../platform/database/database.ts';
import { insertAcceptanceCode } from './acceptor-store.ts';

/** Issues a code and returns it once: only its digest is stored, and older codes become invalid. */
export async function issueAcceptanceCode(
  sql: Sql,
  acceptorId: string,
  now: Date,
  code = codeFromBytes(randomBytes(10)),
): Promise<string> {
  await insertAcceptanceCode(sql, acceptorId, code, now);
  return formatCode(code);
}
