import type * as bankBalances from '#contract/desk/bank-balances.ts';
import { parseTyped } from '#domain/money.ts';
import { RefusalError } from '#domain/refusal.ts';
import {
  insertBankBalance,
  listBankBalances,
  readCoverage,
} from '../../proof/integrity/integrity.ts';
import type { DeskUseCases } from '../call/use-case.ts';

export const bankBalanceUseCases = {
  listBankBalances: ({ db }, { cursor }) => listBankBalances(db.sql, cursor),

  showCoverage: ({ db }) => readCoverage(db.sql),

  /** Records a balance that a bank reports. It moves no money and changes no balance. */
  async recordBankBalance({ sql, commandId: id, now }, input) {
    const { account, amount: typedAmount, asOf: typedTime, sha256 } = input;
    const amount = parseTyped(typedAmount);
    if (amount === null) throw new RefusalError('desk_value_wrong', { what: 'the amount' });

    const asOf = new Date(typedTime);
    if (asOf > now) throw new RefusalError('desk_value_wrong', { what: 'a time that is to come' });

    await insertBankBalance(sql, {
      id,
      account: account.trim(),
      amount,
      asOf,
      sha256,
      at: now,
    });
    return {
      subject: `${account} ${typedTime}`,
      description: {
        account,
        'the bank says': typedAmount,
        'as of': typedTime,
        'hash of its file': sha256,
      },
      details: { account, amount: typedAmount, asOf: typedTime, sha256 },
    };
  },
} satisfies DeskUseCases<typeof bankBalances>;
