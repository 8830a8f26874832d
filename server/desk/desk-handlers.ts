import type { AnyDeskUseCase } from './call/use-case.ts';
import { moneyHandlers } from './money-handlers.ts';
import { listDeskNotices, readDeskNotice } from './overview/desk-notices.ts';
import { issueCodes, listCodes, revokeCodes } from './partner/issue-codes.ts';
import { peopleHandlers } from './people-handlers.ts';
import { programmeHandlers } from './programme-handlers.ts';
import { changeStaff, listDeskLog, listStaff } from './staff/manage-staff.ts';
import { endDeskSession, listDeskSessions } from './staff/own-sessions.ts';
import { askNewSecret, changeOwnPassword, changeOwnSecret } from './staff/own-sign-in.ts';
import {
  addPasskey,
  askNewPasskey,
  askPasskey,
  removePasskey,
  signInByPasskey,
} from './staff/passkeys.ts';
import {
  askProofPasskey,
  proveByCode,
  proveByPasskey,
  proveInDemo,
  showMeans,
} from './staff/proof.ts';
import { signIn, signOut, whoAmI } from './staff/sign-in.ts';
import {
  decideStaff,
  inviteStaff,
  listStaffProposals,
  renewStaffLink,
} from './staff/staff-by-two.ts';
import { enterByLink, joinByLink, lookAtLink } from './staff/staff-links.ts';
import {
  endSessionOfStaff,
  listSessionsOfStaff,
  removePasskeyOfStaff,
} from './staff/staff-sessions.ts';

/** Which use case answers which call of the desk. */
export const deskHandlers: Readonly<Record<string, AnyDeskUseCase>> = {
  signIn,
  askPasskey,
  signInByPasskey,
  lookAtLink,
  joinByLink,
  enterByLink,
  whoAmI,
  signOut,
  listDeskSessions,
  endDeskSession,
  askNewPasskey,
  addPasskey,
  removePasskey,
  changeOwnPassword,
  askNewSecret,
  changeOwnSecret,
  showMeans,
  proveByCode,
  askProofPasskey,
  proveByPasskey,
  proveInDemo,
  listDeskNotices,
  readDeskNotice,
  listStaff,
  inviteStaff,
  changeStaff,
  renewStaffLink,
  listStaffProposals,
  decideStaff,
  listSessionsOfStaff,
  endSessionOfStaff,
  removePasskeyOfStaff,
  listDeskLog,
  listCodes,
  issueCodes,
  revokeCodes,
  ...moneyHandlers,
  ...programmeHandlers,
  ...peopleHandlers,
};
