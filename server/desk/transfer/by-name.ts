import { isStaffAct } from '#domain/staff/staff-act.ts';
import type { LedgerServices } from '../../books/ledger/ledger.ts';
import { noteAct, noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { detailsOf, type MoneyAct } from './money-act.ts';
import { type ProposalForm, propose } from './prepare-transfer.ts';
import { type Decision, decideProposal } from './settle-transfer.ts';

/**
 * Proposes as a member of staff does at the desk, who is only a name here: a demo has money before
 * anybody has logged in.
 */
export const proposeByName = (db: Db, form: ProposalForm, now: Date): Promise<string> =>
  db.transaction(async (sql) => {
    const proposed = await propose(sql, form, now);
    await noteMoneyAct(sql, form.by, proposed, now);
    return proposed.proposalId;
  });

/** Decides as another member of staff does, who is only a name here. */
export const decideByName = (
  services: Pick<LedgerServices, 'db' | 'money' | 'now'>,
  decision: Decision,
): Promise<void> =>
  decideProposal(services, decision, (sql, act, now) => noteMoneyAct(sql, decision.by, act, now));

async function noteMoneyAct(sql: Sql, by: string, moneyAct: MoneyAct, now: Date): Promise<void> {
  const { act, concerns, reason, reference } = moneyAct;
  if (concerns.length === 0) {
    return noteInDeskLog(sql, { by, act, about: detailsOf(moneyAct) }, now);
  }

  if (!isStaffAct(act)) throw new Error(`${act} is no act on a partner’s account`);
  for (const concerned of concerns) {
    await noteAct(sql, { ...concerned, by, act, reason, reference }, now);
  }
}
