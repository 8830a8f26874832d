import { randomUUID } from 'node:crypto';
import { type AcceptorTerms, wrongTerm } from '#domain/exchange/acceptor.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  type Acceptor,
  type AcceptorAction,
  insertAcceptor,
  saveAcceptorAction,
  saveTerms,
} from './acceptor-store.ts';
import { issueAcceptanceCode } from './issue-acceptance-code.ts';

type ActionRecord = Pick<AcceptorAction, 'madeBy' | 'reason' | 'reference'>;

function refuseInvalidTerms(terms: AcceptorTerms): void {
  const field = wrongTerm(terms);
  if (field) throw new Refusal('field_invalid', { field });
}

/** Creates an acceptor with its first code, which is returned only once. */
export async function createAcceptor(
  sql: Sql,
  newAcceptor: Omit<Acceptor, 'id'>,
  record: ActionRecord,
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
  await saveAcceptorAction(sql, { acceptorId: id, kind: 'add', ...record }, now);
  return { id, code: await issueAcceptanceCode(sql, id, now) };
}

/** Sets new terms from now on. Held exchanges keep their rate. */
export async function changeAcceptorTerms(
  sql: Sql,
  acceptorId: string,
  terms: AcceptorTerms,
  record: ActionRecord,
  now: Date,
): Promise<void> {
  refuseInvalidTerms(terms);
  await saveTerms(sql, acceptorId, terms, now);
  await saveAcceptorAction(sql, { acceptorId, kind: 'change', ...record }, now);
}

/** Issues another code, shown once, and invalidates the previous one. */
export async function renewAcceptanceCode(
  sql: Sql,
  acceptorId: string,
  record: ActionRecord,
  now: Date,
): Promise<string> {
  await saveAcceptorAction(sql, { acceptorId, kind: 'code', ...record }, now);
  return issueAcceptanceCode(sql, acceptorId, now);
}
