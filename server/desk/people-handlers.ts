import type * as chats from '#contract/desk/chats.ts';
import type * as hosts from '#contract/desk/hosts.ts';
import type * as help from '#contract/desk/partner-help.ts';
import type * as partners from '#contract/desk/partners.ts';
import type * as reports from '#contract/desk/reports.ts';
import type * as tickets from '#contract/desk/tickets.ts';
import { addOneHost, endOneHost, listKnownHosts, rotateKey } from './host/hosts.ts';
import { dropReady, listReady, saveReady } from './partner/canned-answers.ts';
import { answer, assign, listHelpers, readChat, showImage, showInbox } from './partner/chats.ts';
import { askForStatus, endOneSession } from './partner/help-partner.ts';
import {
  askForLoginLink,
  beginPayPasswordWait,
  confirmLoginLink,
  decideReset,
  listHelp,
} from './partner/help-passwords.ts';
import { askToClearObjection, clearObjection } from './partner/objections.ts';
import {
  listActsOn,
  listPlansOf,
  listWallet,
  searchPartners,
  showOne,
} from './partner/partners.ts';
import { answerReported, listReported } from './partner/reports.ts';
import { move, searchTickets, showOneTicket } from './partner/tickets.ts';
import type { DeskHandlers } from './serve-desk.ts';

type HelpRoutes = Omit<typeof help, 'linkRequest' | 'payReset' | 'objection'>;
type PeopleRoutes = typeof partners &
  HelpRoutes &
  typeof chats &
  typeof tickets &
  typeof reports &
  typeof hosts;

/** Which use case answers which call about partners, their chats and their feedback. */
export const peopleHandlers: Pick<DeskHandlers, keyof PeopleRoutes> = {
  listPartners: searchPartners,
  showPartner: showOne,
  listPartnerWallet: listWallet,
  listPartnerPlans: listPlansOf,
  listPartnerActs: listActsOn,
  proposeStatus: askForStatus,
  endPartnerSession: endOneSession,
  listPartnerHelp: listHelp,
  helpLoginPassword: askForLoginLink,
  decideLoginLink: confirmLoginLink,
  helpPayPassword: beginPayPasswordWait,
  decidePayPassword: decideReset,
  askToClear: askToClearObjection,
  decideObjection: clearObjection,
  listChats: showInbox,
  openChat: readChat,
  assignChat: assign,
  answerChat: answer,
  listChatStaff: listHelpers,
  listCannedAnswers: listReady,
  saveCannedAnswer: saveReady,
  removeCannedAnswer: dropReady,
  showPartnerImage: showImage,
  listTickets: searchTickets,
  showTicket: showOneTicket,
  moveTicket: move,
  listMessageReports: listReported,
  answerMessageReport: answerReported,
  listHosts: listKnownHosts,
  addHost: addOneHost,
  rotateHostKey: rotateKey,
  endHost: endOneHost,
};
