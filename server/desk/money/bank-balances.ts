import type {
  listBankBalances as listRoute,
  recordBankBalance as recordRoute,
  showCoverage as showRoute,
} from '#contract/desk/bank-balances.ts';
import { formatMicro } from '#domain/money.ts';
import { listBankBalances as listStored, readCoverage } from '../../proof/integrity/integrity.ts';
import { askByTwo } from '../by-two/ask-by-two.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { bankBalanceByTwo } from './bank-balance-by-two.ts';

export const listBankBalances: DeskUseCase<typeof listRoute> = async ({ db }, { cursor }) => {
  const { list, next } = await listStored(db.sql, cursor);
  const shown = list.map((one) => ({
    ...one,
    amount: formatMicro(one.amount),
    asOf: one.asOf.toISOString(),
    at: one.at.toISOString(),
  }));
  return { list: shown, next };
};

export const showCoverage: DeskUseCase<typeof showRoute> = ({ db }) => readCoverage(db.sql);

export const recordBankBalance: DeskUseCase<typeof recordRoute> = (call, { reason, ...body }) =>
  call.db.transaction(async (sql) => ({
    id: await askByTwo(sql, call, {
      kind: 'bank-balance',
      act: bankBalanceByTwo,
      subject: `${body.account} ${body.asOf}`,
      body,
      reason,
    }),
  }));
