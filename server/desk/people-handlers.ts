import { endPartnerSession, notePartner, proposeStatus } from './partner/help-partner.ts';
import {
  decideLoginLink,
  decidePayPassword,
  helpLoginPassword,
  helpPayPassword,
  listPartnerHelp,
} from './partner/help-passwords.ts';
import { askToClear, decideObjection } from './partner/objections.ts';
import { listPartnerCoupons } from './partner/partner-coupons.ts';
import {
  listPartnerActs,
  listPartnerPlans,
  listPartners,
  listPartnerWallet,
  showPartner,
} from './partner/partners.ts';
import { listPartnerOrders, listPartnerTimeline } from './partner/timeline.ts';

/** Which use case answers which call about partners. */
export const peopleHandlers = {
  listPartners,
  showPartner,
  listPartnerWallet,
  listPartnerPlans,
  listPartnerActs,
  listPartnerTimeline,
  listPartnerOrders,
  listPartnerCoupons,
  notePartner,
  proposeStatus,
  endPartnerSession,
  listPartnerHelp,
  helpLoginPassword,
  decideLoginLink,
  helpPayPassword,
  decidePayPassword,
  askToClear,
  decideObjection,
};
