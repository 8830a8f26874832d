import { wrongTerm } from '#domain/exchange/acceptor.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  type Acceptor,
  insertAcceptor,
  type RegisteredTerms,
  saveTerms,
} from './acceptor-store.ts';

function refuseInvalidTerms(terms: RegisteredTerms): void {
  const field = wrongTerm(terms);
  if (field) throw new RefusalError('field_invalid', { field });
  // The registration may contain numbers, since partners look the acceptor up by it.
  refuse(whyNotStaffText(terms.registration, { as: 'reason' }));
}

export async function createAcceptor(sql: Sql, acceptor: Acceptor, now: Date): Promise<void> {
  refuseInvalidTerms(acceptor);
  refuse(whyNotStaffText(acceptor.name));
  await insertAcceptor(sql, acceptor, now);
}

/** Sets new terms from now on. Held exchanges keep their rate. */
export async function changeAcceptorTerms(
  sql: Sql,
  acceptorId: string,
  terms: RegisteredTerms,
  now: Date,
): Promise<void> {
  refuseInvalidTerms(terms);
  await saveTerms(sql, acceptorId, terms, now);
}
