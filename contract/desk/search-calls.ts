import type { SearchKind } from '#domain/desk/search.ts';
import { listApprovals } from './approvals.ts';
import { listDeposits } from './deposits.ts';
import type { DeskRoute } from './desk-route.ts';
import { listMerchants } from './merchants.ts';
import { listPartnerOrders } from './partner-timeline.ts';
import { listPartnerPlans, listPartners } from './partners.ts';
import { listPaymentFiles } from './payment-files.ts';
import { listPayoutQueue } from './payouts.ts';
import { listPlacements } from './placements.ts';
import { listProducts } from './products.ts';
import { listTickets } from './tickets.ts';

/** The call that lists a kind: whoever may make it may find one by searching. */
export const searchCalls: Readonly<Record<SearchKind, DeskRoute>> = {
  partner: listPartners,
  payout: listPayoutQueue,
  deposit: listDeposits,
  'bank-file': listPaymentFiles,
  approval: listApprovals,
  plan: listPartnerPlans,
  order: listPartnerOrders,
  ticket: listTickets,
  product: listProducts,
  merchant: listMerchants,
  placement: listPlacements,
};
