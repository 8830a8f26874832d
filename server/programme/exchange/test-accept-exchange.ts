import { noteAct } from '../../people/audit-event/note-act.ts';
import { admitPerson } from '../../platform/database/test-staff.ts';
import { type Acceptance, acceptExchange } from './accept-exchange.ts';

/** An acceptance recorded by a member of staff who is only a name in the test. */
interface NamedAcceptance extends Omit<Acceptance, 'acceptedBy'> {
  readonly acceptedBy: string;
  readonly reason: string;
}

/** Accepts an exchange as a member of staff of this name does at the desk. */
export async function acceptExchangeByName(
  services: Parameters<typeof acceptExchange>[0],
  { acceptedBy: by, reason, ...exchange }: NamedAcceptance,
): Promise<void> {
  const acceptedBy = await admitPerson(services.db.sql, by);
  const { reference } = exchange;
  const act = { author: by, action: 'exchange-accepted', reason, reference } as const;

  await acceptExchange(services, { ...exchange, acceptedBy }, (sql, { partnerId }, now) =>
    noteAct(sql, { ...act, partnerId }, now),
  );
}
