import type * as outsideMoney from '#contract/desk/outside-money.ts';
import { type PositionGroup, positionOf } from '#domain/ledger/position.ts';
import { zero } from '#domain/money.ts';
import { sumAccounts } from '../../books/ledger/ledger.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { listMerchantMoneyPage, listPublisherMoneyPage } from './outside-money-store.ts';

export const outsideMoneyUseCases = {
  listMerchantMoney: ({ db, now }, filter) => listMerchantMoneyPage(db.sql, filter, now()),

  listPublisherMoney: ({ db, now }, filter) => listPublisherMoneyPage(db.sql, filter, now()),

  async showCapital({ db, now }) {
    const { sums } = await sumAccounts(db.sql);
    const { assets, liabilities } = positionOf(sums);
    const amountOf = (wantedGroup: PositionGroup) =>
      [...assets, ...liabilities].find(({ group }) => group === wantedGroup)?.amount ?? zero;

    return {
      capital: sums.get('capital') ?? zero,
      promotions: sums.get('promotions') ?? zero,
      feesEarned: amountOf('fees'),
      inBank: amountOf('bank'),
      advanced: sums.get('advance_due') ?? zero,
      lost: sums.get('forgiven') ?? zero,
      at: now(),
    };
  },
} satisfies DeskUseCases<typeof outsideMoney>;
