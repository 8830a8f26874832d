import { moneyHandlers } from './money-handlers.ts';
import { listNotices, readNotice } from './overview/desk-notices.ts';
import { issueBatch, listBatch, revoke } from './partner/issue-codes.ts';
import { peopleHandlers } from './people-handlers.ts';
import { programmeHandlers } from './programme-handlers.ts';
import type { DeskHandlers } from './serve-desk.ts';
import { change, listMembers, showLog } from './staff/manage-staff.ts';
import { endOwnSession, listOwnSessions } from './staff/own-sessions.ts';
import { makeNewSecret, savePassword, saveSecret } from './staff/own-sign-in.ts';
import {
  askForPasskey,
  askToAdd,
  dropPasskey,
  enterByPasskey,
  keepPasskey,
} from './staff/passkeys.ts';
import {
  askForOwnPasskey,
  confirmInDemo,
  giveCode,
  givePasskey,
  listMeans,
} from './staff/proof.ts';
import { leaveDesk, sayWho, signInByCode } from './staff/sign-in.ts';
import { decideOnStaff, invite, listWaitingStaff, renewLink } from './staff/staff-by-two.ts';
import { enter, join, look } from './staff/staff-links.ts';
import { dropPasskeyOf, endSessionOf, listSessionsOf } from './staff/staff-sessions.ts';

/** Which use case answers which call of the desk. */
export const deskHandlers: DeskHandlers = {
  signIn: signInByCode,
  askPasskey: askForPasskey,
  signInByPasskey: enterByPasskey,
  lookAtLink: look,
  joinByLink: join,
  enterByLink: enter,
  whoAmI: sayWho,
  signOut: leaveDesk,
  listDeskSessions: listOwnSessions,
  endDeskSession: endOwnSession,
  askNewPasskey: askToAdd,
  addPasskey: keepPasskey,
  removePasskey: dropPasskey,
  changeOwnPassword: savePassword,
  askNewSecret: makeNewSecret,
  changeOwnSecret: saveSecret,
  showMeans: listMeans,
  proveByCode: giveCode,
  askProofPasskey: askForOwnPasskey,
  proveByPasskey: givePasskey,
  proveInDemo: confirmInDemo,
  listDeskNotices: listNotices,
  readDeskNotice: readNotice,
  listStaff: listMembers,
  inviteStaff: invite,
  changeStaff: change,
  renewStaffLink: renewLink,
  listStaffProposals: listWaitingStaff,
  decideStaff: decideOnStaff,
  listSessionsOfStaff: listSessionsOf,
  endSessionOfStaff: endSessionOf,
  removePasskeyOfStaff: dropPasskeyOf,
  listLog: showLog,
  listCodes: listBatch,
  issueCodes: issueBatch,
  revokeCodes: revoke,
  ...moneyHandlers,
  ...programmeHandlers,
  ...peopleHandlers,
};
