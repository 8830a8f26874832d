import type {
  completeBankPayouts as completeRoute,
  proposeBankDeposits as proposeRoute,
} from '#contract/desk/bank-statements.ts';
import { formatMicro } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { movePayout } from '../../programme/wallet/wallet.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { propose } from '../proposal/propose.ts';
import { type LineRow, listChosenLines, saveLineDeposit } from './statement-store.ts';

interface Done {
  done: number;
  readonly left: { lineId: string; why: string }[];
}

/** Each line is handled by itself: a refused one does not affect the others. */
async function forEach(
  lines: readonly LineRow[],
  act: (line: LineRow) => Promise<unknown>,
): Promise<Done> {
  const result: Done = { done: 0, left: [] };
  for (const line of lines) {
    try {
      await act(line);
      result.done += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      result.left.push({ lineId: line.id, why: error.reason });
    }
  }
  return result;
}

const reasonOf = ({ bookedOn, bankReference }: LineRow): string =>
  `On the bank statement, booked on ${bookedOn}${bankReference ? `, ${bankReference}` : ''}.`;

/** Like any deposit recorded by one person, these wait for another to confirm them. */
export const proposeBankDeposits: DeskUseCase<typeof proposeRoute> = async (call, { lineIds }) => {
  const by = call.staff.name;
  return forEach(await listChosenLines(call.db.sql, lineIds), async (line) => {
    if (line.state !== 'deposit-new' || !line.reference)
      throw new Refusal('desk_changed_meanwhile');
    const none = { partnerId: null, entryId: null };
    const given = { amount: formatMicro(line.amount), reference: line.reference, by };
    const form = { ...none, ...given, act: 'deposit', reason: reasonOf(line) } as const;
    const proposalId = await propose(call.db, form, call.now());
    await saveLineDeposit(call.db.sql, line.id, proposalId);
  });
};

/** Whoever imported a statement vouches for it; another person completes its payouts. */
export const completeBankPayouts: DeskUseCase<typeof completeRoute> = async (call, { lineIds }) => {
  const by = call.staff.name;
  return forEach(await listChosenLines(call.db.sql, lineIds), async (line) => {
    if (isSamePerson(line.readBy, by)) throw new Refusal('second_person_needed');
    if (line.state !== 'payout-sent' || !line.payoutId) throw new Refusal('desk_changed_meanwhile');
    const reference = line.bankReference ?? line.payoutId;
    const move = { id: line.payoutId, to: 'completed', reason: 'arrived', reference } as const;
    await movePayout(call, { ...move, by, seen: 'sent' });
  });
};
