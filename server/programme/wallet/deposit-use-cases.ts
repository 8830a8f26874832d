import { randomBytes } from 'node:crypto';
import type { Configuration } from '#contract/configuration.ts';
import type * as deposit from '#contract/deposit.ts';
import { depositStateOf } from '#domain/desk/deposit-state.ts';
import type { Language } from '#domain/language.ts';
import { codeFromBytes } from '#domain/partner/authorization-code.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { listActs } from '../../people/audit-event/audit-event.ts';
import { lockPartner } from '../../people/partner/partner.ts';
import {
  insertReference,
  listDeposits,
  listRefusedDeposits,
  type PartnerDeposit,
  type RefusedDeposit,
} from './deposit-store.ts';

const depositsMax = 50;

export const depositUseCases = {
  /** One open reference at a time: it changes only once a deposit has arrived under it. */
  async depositTip(call) {
    const { db, partner, settings, language } = call;
    return db.transaction(async (sql) => {
      await lockPartner(sql, partner.id);

      const now = call.now();
      const deposits = await listDeposits(sql, partner.id);
      const openDeposit = deposits.find((deposit) => depositStateOf(deposit, now) === 'expected');
      const reference = openDeposit?.reference ?? createReference();
      if (!openDeposit) await insertReference(sql, reference, partner.id, now);

      const arrivedDeposits = deposits.filter(
        (deposit) => depositStateOf(deposit, now) !== 'expected',
      );
      const refusedDeposits = await listRefusedDeposits(sql, partner.id);
      const replies = [
        ...arrivedDeposits.map((deposit) => toArrivedReply(deposit, now)),
        ...refusedDeposits.map(toRefusedReply),
      ];
      return {
        reference,
        instructions: instructionsIn(settings.configuration, language),
        list: replies.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, depositsMax),
      };
    });
  },

  /** Everything staff did on the partner's own account. */
  async listStaffActivity({ db, partner }, input) {
    return listActs(db.sql, partner.id, input);
  },
} satisfies UseCases<typeof deposit>;

/**
 * For example R-7K2M-4QXD: forty random bits, short enough for a bank transfer's reference. One
 * that reads like a word that staff may not write is drawn again, or nobody could record it.
 */
export function createReference(random: (size: number) => Uint8Array = randomBytes): string {
  const characters = codeFromBytes(random(10)).slice(-8);
  const reference = `R-${characters.slice(0, 4)}-${characters.slice(4)}`;
  return whyNotStaffText(reference, { as: 'reason' }) ? createReference(random) : reference;
}

const instructionsIn = ({ depositInstructions }: Configuration, language: Language) =>
  depositInstructions[language] ?? depositInstructions.en;

const toArrivedReply = (deposit: PartnerDeposit, now: Date) => ({
  ...deposit,
  state: depositStateOf(deposit, now),
  at: deposit.undoneAt ?? deposit.decidedAt ?? deposit.requestedAt ?? deposit.createdAt,
  reason: null,
});

const toRefusedReply = (deposit: RefusedDeposit) => ({
  ...deposit,
  createdAt: deposit.requestedAt,
  state: 'refused' as const,
  at: deposit.decidedAt,
});
