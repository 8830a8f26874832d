import { expect, test } from 'vitest';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { type DeskRouteName, deskRoutes } from '#contract/desk/desk-routes.ts';

const calls = Object.entries<DeskRoute>(deskRoutes);
const byPath = new Map(calls.map(([, route]) => [route.path, route]));

const shown = ({ people, factor }: DeskRoute['rule']) =>
  factor === 'any' ? people : `${people}, ${factor}`;

/**
 * Calls that only read or that admit somebody change nothing of anybody else's; the rest is listed
 * here.
 */
const rules = {
  addPasskey: 'own, whole',
  askNewPasskey: 'own, whole',
  askNewSecret: 'own',
  changeOwnPassword: 'own, whole',
  changeOwnSecret: 'own, whole',
  endDeskSession: 'own',
  removePasskey: 'own, whole',
  signOut: 'own',
  askProofPasskey: 'own',
  proveByCode: 'own',
  proveByPasskey: 'own',
  proveInDemo: 'own',
  readDeskNotice: 'own',
  issueCodes: 'one',
  revokeCodes: 'one',
  changeStaff: 'depends, fresh',
  decideStaff: 'decide, fresh',
  endSessionOfStaff: 'one',
  inviteStaff: 'ask',
  removePasskeyOfStaff: 'one, fresh',
  renewStaffLink: 'ask',
  decideForNetwork: 'decide, fresh',
  decideForPartner: 'decide, fresh',
  withdrawForNetwork: 'one',
  withdrawForPartner: 'one',
  recordDeposit: 'ask',
  approvePayout: 'ask, fresh',
  completePayout: 'one, fresh',
  failPayout: 'decide, fresh',
  readPayoutCard: 'one, fresh',
  rejectPayout: 'one, fresh',
  sendPayout: 'decide, fresh',
  answerPayoutReview: 'decide, fresh',
  makePaymentFile: 'ask, fresh',
  releasePaymentFile: 'decide, fresh',
  readPaymentFile: 'one, fresh',
  sendPaymentFile: 'decide, fresh',
  dropPaymentFile: 'one',
  readBankStatement: 'ask',
  proposeBankDeposits: 'ask, fresh',
  completeBankPayouts: 'decide, fresh',
  proposeAdvance: 'ask',
  proposeChargeback: 'ask',
  proposeReturn: 'ask',
  proposeForNetwork: 'ask',
  proposeExchangeEnd: 'ask',
  takeExchange: 'one',
  addAcceptor: 'one, fresh',
  changeAcceptor: 'one, fresh',
  renewAcceptanceCode: 'one, fresh',
  proposeVerdict: 'ask',
  notePartner: 'one',
  endPartnerSession: 'one',
  helpLoginPassword: 'ask',
  decideLoginLink: 'decide, fresh',
  helpPayPassword: 'ask',
  decidePayPassword: 'decide, fresh',
  askToClear: 'ask',
  decideObjection: 'decide, fresh',
  proposeStatus: 'ask',
  askDataExport: 'ask',
  askErasure: 'ask',
  downloadPersonalData: 'one, fresh',
  answerChat: 'one',
  assignChat: 'one',
  openChat: 'one',
  removeCannedAnswer: 'one',
  saveCannedAnswer: 'one',
  moveTicket: 'one',
  answerMessageReport: 'decide',
  recordBankBalance: 'ask',
  exportBooks: 'one, fresh',
  takeAudit: 'one, fresh',
  addAuditor: 'ask',
  endAuditor: 'ask',
  addHost: 'ask',
  rotateHostKey: 'ask',
  endHost: 'one, fresh',
  acceptLoss: 'ask',
  addWitness: 'ask',
  endWitness: 'ask',
  endPostbackKeys: 'one, fresh',
  decideByTwo: 'decide, fresh',
  decideAboutPartner: 'decide, fresh',
  takeBackByTwo: 'one',
  changeContact: 'ask',
  makeMerchant: 'one',
  makePostbackKey: 'ask',
  changeProduct: 'one',
  makeProduct: 'one',
  pushProduct: 'one',
  withdrawProduct: 'one',
  reviewCreative: 'decide',
  uploadCreative: 'ask',
  changeRate: 'ask',
  endPlacement: 'one',
  makePlacement: 'ask',
  makePublisher: 'one',
  endCampaign: 'one',
  giveCoupon: 'ask',
  makeCampaign: 'depends, fresh',
  announceToAll: 'ask',
  announceToPartner: 'one',
  withdrawAnnouncement: 'one',
  withdrawFromPartner: 'one',
  arrangeQuestions: 'one',
  dropQuestion: 'one',
  saveQuestion: 'one',
  changeConfiguration: 'one, fresh',
  decideConfiguration: 'decide, fresh',
  proposeConfiguration: 'ask',
} as const satisfies Partial<Record<DeskRouteName, string>>;

test('every call of the desk that changes something has the rule listed here', () => {
  const acts = calls.filter(([, { rule }]) => rule.people !== 'look' && rule.people !== 'arrive');
  expect(Object.fromEntries(acts.map(([name, { rule }]) => [name, shown(rule)]))).toEqual(rules);
});

test('calls that only read leave no trace, and calls for signing in need no session', () => {
  for (const [name, { rule, trace, roles }] of calls) {
    if (rule.people === 'look') expect([name, trace]).toEqual([name, 'none']);
    expect([name, rule.people === 'arrive']).toEqual([name, roles === 'nobody']);
  }
});

test('a request by one person is decided by a call that refuses that person', () => {
  for (const [name, { rule }] of calls) {
    if (!('decidedAt' in rule)) continue;
    expect([name, byPath.get(rule.decidedAt)?.rule.people]).toEqual([name, 'decide']);
  }
});
