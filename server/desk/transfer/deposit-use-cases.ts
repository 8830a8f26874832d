import type * as deposits from '#contract/desk/deposits.ts';
import { depositStateOf } from '#domain/desk/proposal-state.ts';
import { listDepositPage } from '../../programme/wallet/wallet.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { propose } from './prepare-transfer.ts';

export const depositUseCases = {
  async listDeposits({ db }, filter) {
    const { list, next } = await listDepositPage(db.sql, filter);
    return {
      list: list.map((deposit) => ({ ...deposit, state: depositStateOf(deposit) })),
      next,
    };
  },

  async recordDeposit({ sql, staff, now }, { amount, reason, ...input }) {
    const reference = input.reference.trim().toUpperCase();
    const form = { act: 'deposit', amount, reason, reference, by: staff.name } as const;
    const { proposalId: id, concerns } = await propose(sql, form, now);
    return {
      reply: { id },
      concerns: concerns.map((concerned) => ({ ...concerned, reference })),
    };
  },
} satisfies DeskUseCases<typeof deposits>;
