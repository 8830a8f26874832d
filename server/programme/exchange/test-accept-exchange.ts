import { noteAct } from '../../people/audit-event/note-act.ts';
import type { Db } from '../../platform/database/database.ts';
import { admitPerson } from '../../platform/database/test-staff.ts';
import { type Acceptance, acceptExchange } from './accept-exchange.ts';

/** An acceptance that a member of staff approved who is only a name in the test. */
interface NamedAcceptance extends Omit<Acceptance, 'acceptedBy'> {
  readonly acceptedBy: string;
  readonly reason: string;
}

/** Accepts an exchange as members of staff do at the desk. */
export async function acceptExchangeByName(
  { db, now: getTime }: { readonly db: Db; readonly now: () => Date },
  { acceptedBy: by, reason, ...exchange }: NamedAcceptance,
): Promise<void> {
  const acceptedBy = await admitPerson(db.sql, by);
  const act = { author: by, action: 'approve-exchange-accepted', reason } as const;

  await db.transaction(async (sql) => {
    const now = getTime();
    const { partnerId } = await acceptExchange(sql, { ...exchange, acceptedBy }, now);
    await noteAct(sql, { ...act, reference: exchange.reference, partnerId }, now);
  });
}
