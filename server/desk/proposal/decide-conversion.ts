import { Refusal, refusalOf } from '#domain/refusal.ts';
import {
  decidedAct,
  disputeEndings,
  type ProposalDecision,
  whyNotDecision,
} from '#domain/staff/proposal.ts';
import {
  carryOutVerdict,
  type DisputedConversion,
  findDisputed,
} from '../../ads/conversion/conversion.ts';
import type { MoneyQueue } from '../../books/ledger/ledger.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { noteMoneyAct } from './note-money-act.ts';
import { lockProposal, type StoredProposal, saveDecision } from './proposal-store.ts';

interface Loaded {
  readonly proposal: StoredProposal | null;
  readonly disputed: DisputedConversion | null;
}

/** A second person ends a dispute about a conversion as proposed, or refuses to. */
export async function decideConversion(
  { db, money, now }: { db: Db; money: MoneyQueue; now: () => Date },
  conversionId: string,
  { id, ...decision }: ProposalDecision & { readonly id: string },
): Promise<void> {
  const { by, isConfirmed, answer } = decision;
  const known = await findDisputed(db.sql, conversionId);
  if (!known && isConfirmed) throw new Refusal('dispute_not_open');
  await money.submit<null, Loaded>({
    owners: known ? [known.click.merchantId, known.click.partnerId] : [],
    load: async (sql) => ({
      proposal: await lockProposal(sql, id),
      disputed: await findDisputed(sql, conversionId),
    }),
    decide(wallets, { proposal, disputed }) {
      const no = whyNotDecision(proposal, decision);
      if (no) return refusalOf(no);
      const { act, madeBy, reason } = proposal as StoredProposal;
      const at = now();
      const note = async (sql: Sql) => {
        await saveDecision(sql, id, decision, at);
        const done = { by, act: decidedAct(decision, act), reason: answer ?? reason };
        await noteMoneyAct(sql, { ...(proposal as StoredProposal), ...done }, at);
      };
      if (!isConfirmed) return { entries: [], result: null, save: note };
      const outcome = disputeEndings[act];
      if (!disputed || !outcome) return new Refusal('dispute_not_open');
      const verdict = { outcome, by: `${madeBy}, ${by}`, reason, at };
      const { entries, save } = carryOutVerdict(disputed, wallets, verdict);
      return {
        entries,
        result: null,
        async save(sql) {
          await save(sql);
          await note(sql);
        },
      };
    },
  });
}
