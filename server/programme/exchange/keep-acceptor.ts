import { randomUUID } from 'node:crypto';
import { type AcceptorTerms, wrongTerm } from '#domain/exchange/acceptor.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  type Acceptor,
  type AcceptorAct,
  insertAcceptor,
  noteAcceptorAct,
  saveTerms,
} from './acceptor-store.ts';
import { issueAcceptanceCode } from './issue-acceptance-code.ts';

type Why = Pick<AcceptorAct, 'by' | 'reason' | 'reference'>;

function refuseWrong(terms: AcceptorTerms): void {
  const field = wrongTerm(terms);
  if (field) throw new Refusal('field_invalid', { field });
}

/** Creates an acceptor with its first code, which is returned only once. */
export async function makeAcceptor(
  sql: Sql,
  given: Omit<Acceptor, 'id'>,
  why: Why,
  now: Date,
): Promise<{ id: string; code: string }> {
  refuseWrong(given);
  // The registration may contain numbers, since partners look the acceptor up by it.
  refuse(whyNotStaffText(given.name) ?? whyNotStaffText(given.registration, { as: 'reason' }));
  const id = randomUUID();
  await insertAcceptor(sql, { id, ...given }, now);
  await noteAcceptorAct(sql, { acceptorId: id, act: 'add', ...why }, now);
  return { id, code: await issueAcceptanceCode(sql, id, now) };
}

/** Sets new terms from now on. Held exchanges keep their rate. */
export async function changeTerms(
  sql: Sql,
  acceptorId: string,
  terms: AcceptorTerms,
  why: Why,
  now: Date,
): Promise<void> {
  refuseWrong(terms);
  await saveTerms(sql, acceptorId, terms, now);
  await noteAcceptorAct(sql, { acceptorId, act: 'change', ...why }, now);
}

/** Issues another code, shown once, and invalidates the previous one. */
export async function renewCode(
  sql: Sql,
  acceptorId: string,
  why: Why,
  now: Date,
): Promise<string> {
  await noteAcceptorAct(sql, { acceptorId, act: 'code', ...why }, now);
  return issueAcceptanceCode(sql, acceptorId, now);
}
