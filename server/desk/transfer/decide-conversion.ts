import { Refusal, refusalOf } from '#domain/refusal.ts';
import { disputeEndings, type ProposalDecision, whyNotDecision } from '#domain/staff/proposal.ts';
import {
  carryOutVerdict,
  type DisputedConversion,
  findDisputed,
} from '../../ads/conversion/conversion.ts';
import type { LedgerServices } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import { decidedMoneyAct, type WriteMoneyAct } from './money-act.ts';
import { lockProposal, type StoredProposal, saveDecision } from './transfer-store.ts';

interface Loaded {
  readonly proposal: StoredProposal | null;
  readonly disputed: DisputedConversion | null;
}

/** A second person ends a dispute about a conversion as proposed, or refuses to. */
export async function decideConversion(
  { db, money, now }: Pick<LedgerServices, 'db' | 'money' | 'now'>,
  conversionId: string,
  { id, ...decision }: ProposalDecision & { readonly id: string },
  writeAct: WriteMoneyAct,
): Promise<void> {
  const { by, isConfirmed } = decision;
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
      const saveDecided = async (sql: Sql) => {
        await saveDecision(sql, id, decision, at);
        await writeAct(sql, decidedMoneyAct(proposal as StoredProposal, decision), at);
      };
      if (!isConfirmed) return { entries: [], result: null, save: saveDecided };

      const outcome = disputeEndings[act];
      if (!disputed || !outcome) return new Refusal('dispute_not_open');
      const verdict = { outcome, decidedBy: `${madeBy}, ${by}`, reason, decidedAt: at };
      const { entries, save } = carryOutVerdict(disputed, wallets, verdict);
      return {
        entries,
        result: null,
        async save(sql) {
          await save(sql);
          await saveDecided(sql);
        },
      };
    },
  });
}
