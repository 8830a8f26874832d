import { lazy } from 'react';
import { listAcceptors } from '#contract/desk/acceptors.ts';
import { listBankBalances } from '#contract/desk/bank-balances.ts';
import { listDeposits } from '#contract/desk/deposits.ts';
import { listExchangeQueue } from '#contract/desk/exchanges.ts';
import { listOrderDisputes } from '#contract/desk/order-disputes.ts';
import {
  listMerchantMoney,
  listPublisherMoney,
  showCapital,
} from '#contract/desk/outside-money.ts';
import { overview } from '#contract/desk/overview.ts';
import { showPartnerMoney } from '#contract/desk/partner-money.ts';
import { listPaymentFiles } from '#contract/desk/payment-files.ts';
import { listPayoutReviews } from '#contract/desk/payout-reviews.ts';
import { listPayoutQueue } from '#contract/desk/payouts.ts';
import type { DeskPage } from './pages.tsx';

/** The first page for everyone. */
export const overviewPage: DeskPage = {
  path: '/overview',
  title: 'Overview',
  group: 'Overview',
  needs: overview,
  page: lazy(async () => ({
    default: (await import('../pages/overview/overview-page.tsx')).OverviewPage,
  })),
};

export const moneyPages: readonly DeskPage[] = [
  {
    path: '/deposits',
    title: 'Deposits',
    group: 'Money',
    needs: listDeposits,
    page: lazy(async () => ({
      default: (await import('../pages/deposits/deposits-page.tsx')).DepositsPage,
    })),
  },
  {
    path: '/payouts',
    title: 'Payouts',
    group: 'Waiting',
    needs: listPayoutQueue,
    page: lazy(async () => ({
      default: (await import('../pages/payouts/payouts-page.tsx')).PayoutsPage,
    })),
  },
  {
    path: '/payout-reviews',
    title: 'Payout reviews',
    group: 'Waiting',
    needs: listPayoutReviews,
    page: lazy(async () => ({
      default: (await import('../pages/payout-reviews/payout-reviews-page.tsx')).PayoutReviewsPage,
    })),
  },
  {
    path: '/bank',
    title: 'Bank files',
    group: 'Money',
    needs: listPaymentFiles,
    page: lazy(async () => ({
      default: (await import('../pages/bank/bank-page.tsx')).BankPage,
    })),
  },
  {
    path: '/partner-money',
    title: 'Start-up funds and chargebacks',
    group: 'Money',
    needs: showPartnerMoney,
    page: lazy(async () => ({
      default: (await import('../pages/partner-money/partner-money-page.tsx')).PartnerMoneyPage,
    })),
  },
  {
    path: '/order-disputes',
    title: 'Order objections',
    group: 'Waiting',
    needs: listOrderDisputes,
    page: lazy(async () => ({
      default: (await import('../pages/order-disputes/order-disputes-page.tsx')).OrderDisputesPage,
    })),
  },
  {
    path: '/exchanges',
    title: 'Exchanges',
    group: 'Waiting',
    needs: listExchangeQueue,
    page: lazy(async () => ({
      default: (await import('../pages/exchanges/exchanges-page.tsx')).ExchangesPage,
    })),
  },
  {
    path: '/acceptors',
    title: 'Acceptors',
    group: 'Money',
    needs: listAcceptors,
    page: lazy(async () => ({
      default: (await import('../pages/acceptors/acceptors-page.tsx')).AcceptorsPage,
    })),
  },
  {
    path: '/merchant-money',
    title: 'Merchants’ escrow',
    group: 'Money',
    needs: listMerchantMoney,
    page: lazy(async () => ({
      default: (await import('../pages/outside-money/merchant-money-page.tsx')).MerchantMoneyPage,
    })),
  },
  {
    path: '/publisher-money',
    title: 'Publishers’ pay',
    group: 'Money',
    needs: listPublisherMoney,
    page: lazy(async () => ({
      default: (await import('../pages/outside-money/publisher-money-page.tsx')).PublisherMoneyPage,
    })),
  },
  {
    path: '/bank-balances',
    title: 'Bank balances',
    group: 'Money',
    needs: listBankBalances,
    page: lazy(async () => ({
      default: (await import('../pages/bank-balances/bank-balances-page.tsx')).BankBalancesPage,
    })),
  },
  {
    path: '/capital',
    title: 'Capital and promotions',
    group: 'Money',
    needs: showCapital,
    page: lazy(async () => ({
      default: (await import('../pages/outside-money/capital-page.tsx')).CapitalPage,
    })),
  },
];
