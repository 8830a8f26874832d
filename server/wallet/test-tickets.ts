import { aboutOf, type TicketSubject } from '#domain/wallet/ticket.ts';
import { issueTicket } from '../confirmation/ticket-store.ts';
import type { TestServer } from '../test-server.ts';
import type { TestPartner } from './test-partner.ts';

/** Tickets by the hundred, which no person could type the password for. */
export async function manyTickets(server: TestServer, { id }: Pick<TestPartner, 'id'>) {
  const { sql } = server.db;
  const [session] = await sql<{ id: string }>('select id from session where partner_id = $1', [id]);
  const holder = { id, sessionId: session?.id ?? '' };
  return async (subject: TicketSubject): Promise<string> => {
    const about = { action: subject.action, about: aboutOf(subject) };
    return (await issueTicket(sql, holder, about, server.clock.now)).ticket;
  };
}
