import type * as chats from '#contract/desk/chats.ts';
import type * as hosts from '#contract/desk/hosts.ts';
import type * as partners from '#contract/desk/partners.ts';
import type * as tickets from '#contract/desk/tickets.ts';
import { dropReady, listReady, saveReady } from './canned-answers.ts';
import { answer, assign, listHelpers, readChat, showImage, showInbox } from './chats.ts';
import {
  askForStatus,
  beginPayPasswordWait,
  endOneSession,
  issueLoginLink,
} from './help-partner.ts';
import { addOneHost, listKnownHosts } from './hosts.ts';
import { listActsOn, listPlansOf, listWallet, searchPartners, showOne } from './partners.ts';
import type { DeskHandlers } from './serve-desk.ts';
import { move, searchTickets, showOneTicket } from './tickets.ts';

type PeopleRoutes = typeof partners & typeof chats & typeof tickets & typeof hosts;

/** Which use case answers which call about partners, their chats and their feedback. */
export const peopleHandlers: Pick<DeskHandlers, keyof PeopleRoutes> = {
  listPartners: searchPartners,
  showPartner: showOne,
  listPartnerWallet: listWallet,
  listPartnerPlans: listPlansOf,
  listPartnerActs: listActsOn,
  proposeStatus: askForStatus,
  endPartnerSession: endOneSession,
  helpLoginPassword: issueLoginLink,
  helpPayPassword: beginPayPasswordWait,
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
  listHosts: listKnownHosts,
  addHost: addOneHost,
};
