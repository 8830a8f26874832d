import { aboutOf, type ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { issueConfirmation } from '../../people/confirmation/use-confirmation.ts';
import type { TestServer } from '../../test-server.ts';
import type { TestPartner } from './test-partner.ts';

/** Hundreds of confirmations: more than anyone could type the password for. */
export async function manyConfirmations(server: TestServer, { id }: Pick<TestPartner, 'id'>) {
  const { sql } = server.db;
  const session = await sql.one<{ id: string }>`
    select id from session where partner_id = ${id} limit 1`;
  const holder = { id, sessionId: session.id };
  return async (subject: ConfirmationSubject): Promise<string> => {
    const about = { action: subject.action, about: aboutOf(subject) };
    return (await issueConfirmation(sql, holder, about, server.clock.now)).confirmation;
  };
}
