import type * as deposits from '#contract/desk/deposits.ts';
import { depositStateOf } from '#domain/desk/deposit-state.ts';
import { listDepositPage } from '../../programme/wallet/wallet.ts';
import type { DeskUseCases } from '../call/use-case.ts';

export const depositUseCases = {
  async listDeposits({ db, now }, filter) {
    const { list, next } = await listDepositPage(db.sql, filter, now());
    return {
      list: list.map((deposit) => ({ ...deposit, state: depositStateOf(deposit, now()) })),
      next,
    };
  },
} satisfies DeskUseCases<typeof deposits>;
