import { randomUUID } from 'node:crypto';
import { type AcceptorTerms, wrongTerm } from '#domain/exchange/acceptor.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type Acceptor, insertAcceptor, saveTerms } from './acceptor-store.ts';
import { issueAcceptanceCode } from './issue-acceptance-code.ts';

function refuseInvalidTerms(terms: AcceptorTerms): void {
  const field = wrongTerm(terms);
  if (field) throw new Refusal('field_invalid', { field });
}

/** Creates an acceptor with its first code, which is returned only once. */
export async function createAcceptor(
  sql: Sql,
  newAcceptor: Omit<Acceptor, 'id'>,
  now: Date,
): Promise<{ id: string; code: string }> {
  refuseInvalidTerms(newAcceptor);
  // The registration may contain numbers, since partners look the acceptor up by it.
  refuse(
    whyNotStaffText(newAcceptor.name) ??
      whyNotStaffText(newAcceptor.registration, { as: 'reason' }),
  );

  const id = randomUUID();
  await insertAcceptor(sql, { id, ...newAcceptor }, now);
  return { id, code: await issueAcceptanceCode(sql, id, now) };
}

/** Sets new terms from now on. Held exchanges keep their rate. */
export async function changeAcceptorTerms(
  sql: Sql,
  acceptorId: string,
  terms: AcceptorTerms,
  now: Date,
): Promise<void> {
  refuseInvalidTerms(terms);
  await saveTerms(sql, acceptorId, terms, now);
}
