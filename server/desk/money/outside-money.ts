import type {
  listMerchantMoney as listMerchantMoneyRoute,
  listPublisherMoney as listPublisherMoneyRoute,
  proposeForNetwork as proposeForNetworkRoute,
  showCapital as showCapitalRoute,
} from '#contract/desk/outside-money.ts';
import { positionOf } from '#domain/ledger/position.ts';
import { formatMicro, zero } from '#domain/money.ts';
import { sumAccounts } from '../../books/ledger/ledger.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { propose } from '../proposal/propose.ts';
import { listMerchantPage, listPublisherPage } from './outside-money-store.ts';

export const listMerchantMoney: DeskUseCase<typeof listMerchantMoneyRoute> = async (
  { db },
  input,
) => {
  const { list, next } = await listMerchantPage(db.sql, input);
  const shown = list.map(({ escrow, reserved, waiting, ...merchant }) => ({
    ...merchant,
    escrow: formatMicro(escrow),
    reserved: formatMicro(reserved),
    waiting: Number(waiting),
  }));
  return { list: shown, next };
};

export const listPublisherMoney: DeskUseCase<typeof listPublisherMoneyRoute> = async (
  { db },
  input,
) => {
  const { list, next } = await listPublisherPage(db.sql, input);
  const shown = list.map(({ payable, later, laterFrom, paid, waiting, ...publisher }) => ({
    ...publisher,
    payable: formatMicro(payable),
    later: formatMicro(later),
    laterFrom: laterFrom?.toISOString() ?? null,
    paid: formatMicro(paid),
    waiting: Number(waiting),
  }));
  return { list: shown, next };
};

export const showCapital: DeskUseCase<typeof showCapitalRoute> = async ({ db, now }) => {
  const { sums } = await sumAccounts(db.sql);
  const { assets, liabilities } = positionOf(sums);
  const amountOf = (wanted: string) =>
    [...assets, ...liabilities].find(({ group }) => group === wanted)?.amount ?? zero;
  return {
    capital: formatMicro(sums.get('capital') ?? zero),
    promotions: formatMicro(sums.get('promotions') ?? zero),
    feesEarned: formatMicro(amountOf('fees')),
    inBank: formatMicro(amountOf('bank')),
    advanced: formatMicro(sums.get('advance_due') ?? zero),
    lost: formatMicro(sums.get('forgiven') ?? zero),
    at: now().toISOString(),
  };
};

export const proposeForNetwork: DeskUseCase<typeof proposeForNetworkRoute> = async (
  call,
  input,
) => {
  const form = { ...input, partnerId: null, entryId: null, by: call.staff.name };
  return { id: await propose(call.db, form, call.now()) };
};
