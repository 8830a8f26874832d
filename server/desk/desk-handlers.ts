import { issueBatch, listBatch } from './issue-codes.ts';
import { change, invite, listMembers, renewLink, showLog } from './manage-staff.ts';
import { moneyHandlers } from './money-handlers.ts';
import { endOwnSession, listOwnSessions } from './own-sessions.ts';
import { askForPasskey, askToAdd, dropPasskey, enterByPasskey, keepPasskey } from './passkeys.ts';
import { peopleHandlers } from './people-handlers.ts';
import { programmeHandlers } from './programme-handlers.ts';
import type { DeskHandlers } from './serve-desk.ts';
import { leaveDesk, sayWho, signInByCode } from './sign-in.ts';
import { enter, join, look } from './staff-links.ts';

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
  listStaff: listMembers,
  inviteStaff: invite,
  changeStaff: change,
  renewStaffLink: renewLink,
  listLog: showLog,
  listCodes: listBatch,
  issueCodes: issueBatch,
  ...moneyHandlers,
  ...programmeHandlers,
  ...peopleHandlers,
};
