import * as acceptors from './acceptors.ts';
import * as access from './access.ts';
import * as announcements from './announcements.ts';
import * as approvals from './approvals.ts';
import * as audits from './audits.ts';
import * as bankBalances from './bank-balances.ts';
import * as bankStatements from './bank-statements.ts';
import * as campaigns from './campaigns.ts';
import * as chats from './chats.ts';
import * as codes from './codes.ts';
import * as configuration from './configuration.ts';
import * as creatives from './creatives.ts';
import * as deposits from './deposits.ts';
import * as exchanges from './exchanges.ts';
import * as hosts from './hosts.ts';
import * as merchants from './merchants.ts';
import * as notices from './notices.ts';
import * as orderDisputes from './order-disputes.ts';
import * as outsideMoney from './outside-money.ts';
import * as overview from './overview.ts';
import * as partnerCoupons from './partner-coupons.ts';
import * as partnerHelp from './partner-help.ts';
import * as partnerMoney from './partner-money.ts';
import * as partnerTimeline from './partner-timeline.ts';
import * as partners from './partners.ts';
import * as paymentFiles from './payment-files.ts';
import * as payoutReviews from './payout-reviews.ts';
import * as payouts from './payouts.ts';
import * as performance from './performance.ts';
import * as personalData from './personal-data.ts';
import * as placements from './placements.ts';
import * as products from './products.ts';
import * as proof from './proof.ts';
import * as questions from './questions.ts';
import * as reports from './reports.ts';
import * as search from './search.ts';
import * as staff from './staff.ts';
import * as stream from './stream.ts';
import * as tickets from './tickets.ts';
import * as transfers from './transfers.ts';
import * as waiting from './waiting.ts';
import * as witnesses from './witnesses.ts';

/** Every call of the desk. The name is how handlers and tests find it. */
export const deskRoutes = {
  ...access,
  ...proof,
  ...notices,
  ...codes,
  ...staff,
  ...overview,
  ...waiting,
  ...search,
  ...performance,
  ...transfers,
  ...approvals,
  ...deposits,
  ...payouts,
  ...payoutReviews,
  ...paymentFiles,
  ...bankStatements,
  ...partnerMoney,
  ...outsideMoney,
  ...bankBalances,
  ...audits,
  ...exchanges,
  ...acceptors,
  ...orderDisputes,
  ...partners,
  ...partnerTimeline,
  ...partnerCoupons,
  listPartnerHelp: partnerHelp.listPartnerHelp,
  helpLoginPassword: partnerHelp.helpLoginPassword,
  helpPayPassword: partnerHelp.helpPayPassword,
  decidePayPassword: partnerHelp.decidePayPassword,
  askToClear: partnerHelp.askToClear,
  decideObjection: partnerHelp.decideObjection,
  ...personalData,
  ...chats,
  ...tickets,
  ...reports,
  ...hosts,
  ...stream,
  ...witnesses,
  ...merchants,
  ...products,
  ...creatives,
  ...placements,
  ...campaigns,
  ...announcements,
  ...questions,
  ...configuration,
} as const;

export type DeskRouteName = keyof typeof deskRoutes;
