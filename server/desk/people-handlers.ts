import type * as chats from '#contract/desk/chats.ts';
import type * as hosts from '#contract/desk/hosts.ts';
import type * as coupons from '#contract/desk/partner-coupons.ts';
import type * as help from '#contract/desk/partner-help.ts';
import type * as timeline from '#contract/desk/partner-timeline.ts';
import type * as partners from '#contract/desk/partners.ts';
import type * as personal from '#contract/desk/personal-data.ts';
import type * as reports from '#contract/desk/reports.ts';
import type * as tickets from '#contract/desk/tickets.ts';
import { addHost, endHost, listHosts, rotateHostKey } from './host/hosts.ts';
import {
  listCannedAnswers,
  removeCannedAnswer,
  saveCannedAnswer,
} from './partner/canned-answers.ts';
import {
  answerChat,
  assignChat,
  listChatStaff,
  listChats,
  openChat,
  showPartnerImage,
} from './partner/chats.ts';
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
import { askDataExport, askErasure, downloadPersonalData } from './partner/personal-data.ts';
import { answerMessageReport, listMessageReports } from './partner/reports.ts';
import { listTickets, moveTicket, showTicket } from './partner/tickets.ts';
import { listPartnerOrders, listPartnerTimeline } from './partner/timeline.ts';
import type { DeskHandlers } from './serve-desk.ts';

type HelpRoutes = Omit<typeof help, 'linkRequest' | 'payReset' | 'objection'>;
type PeopleRoutes = typeof partners &
  typeof timeline &
  typeof coupons &
  HelpRoutes &
  typeof personal &
  typeof chats &
  typeof tickets &
  typeof reports &
  typeof hosts;

/** Which use case answers which call about partners, their chats and their feedback. */
export const peopleHandlers: Pick<DeskHandlers, keyof PeopleRoutes> = {
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
  askDataExport,
  downloadPersonalData,
  askErasure,
  listChats,
  openChat,
  assignChat,
  answerChat,
  listChatStaff,
  listCannedAnswers,
  saveCannedAnswer,
  removeCannedAnswer,
  showPartnerImage,
  listTickets,
  showTicket,
  moveTicket,
  listMessageReports,
  answerMessageReport,
  listHosts,
  addHost,
  rotateHostKey,
  endHost,
};
