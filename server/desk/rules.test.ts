import { expect, test } from 'vitest';
import type { DeskRoute, Effect } from '#contract/desk/desk-route.ts';
import { type DeskRouteName, deskRoutes } from '#contract/desk/desk-routes.ts';

const calls = Object.entries<DeskRoute>(deskRoutes);
const byPath = new Map(calls.map(([, route]) => [route.path, route]));

const ruleText = ({ people, factor, roles }: DeskRoute) =>
  `${factor === 'any' ? people : `${people}, ${factor}`}: ${[roles].flat().join(' ')}`;

/**
 * Under which rule each call may be made, and by which roles. Calls that only read or that admit
 * somebody change nothing of anybody else's; the rest is listed here.
 */
const rules = {
  addPasskey: 'own, whole: everyone',
  askNewPasskey: 'own, whole: everyone',
  askNewSecret: 'own: everyone',
  changeOwnPassword: 'own, whole: everyone',
  changeOwnSecret: 'own, whole: everyone',
  endDeskSession: 'own: everyone',
  removePasskey: 'own, whole: everyone',
  signOut: 'own: everyone',
  askProofPasskey: 'own: everyone',
  proveByCode: 'own: everyone',
  proveByPasskey: 'own: everyone',
  proveInDemo: 'own: everyone',
  readDeskNotice: 'own: everyone',
  issueCodes: 'one: support admin',
  revokeCodes: 'one: support admin',
  changeStaff: 'depends, fresh: admin',
  endSessionOfStaff: 'one: admin',
  inviteStaff: 'ask: admin',
  removePasskeyOfStaff: 'one, fresh: admin',
  renewStaffLink: 'ask: admin',
  recordDeposit: 'ask: finance approver',
  approvePayout: 'ask, fresh: approver',
  completePayout: 'one, fresh: finance approver',
  failPayout: 'decide, fresh: finance approver',
  readPayoutCard: 'one, fresh: finance approver',
  rejectPayout: 'one, fresh: finance approver',
  sendPayout: 'decide, fresh: finance approver',
  answerPayoutReview: 'decide, fresh: finance approver',
  makePaymentFile: 'ask, fresh: finance approver',
  releasePaymentFile: 'decide, fresh: finance approver',
  readPaymentFile: 'one, fresh: finance approver',
  sendPaymentFile: 'decide, fresh: finance approver',
  dropPaymentFile: 'one: finance approver',
  readBankStatement: 'ask: finance approver',
  recordBankDeposits: 'ask, fresh: finance approver',
  completeBankPayouts: 'decide, fresh: finance approver',
  addCapital: 'ask: finance approver',
  advanceStartupFunds: 'ask: finance approver',
  approveOrder: 'ask: finance approver',
  chargeBackEntry: 'ask: finance approver',
  completeExchange: 'ask: finance approver',
  fundEscrow: 'ask: finance approver',
  fundPromotions: 'ask: finance approver',
  payAcceptor: 'ask: finance approver',
  payPublisher: 'ask: finance approver',
  releaseExchange: 'ask: finance approver',
  returnEscrow: 'ask: finance approver',
  returnStartupFunds: 'ask: finance approver',
  upholdOrderRefusal: 'ask: finance approver',
  takeExchange: 'one: finance approver',
  addAcceptor: 'one, fresh: finance admin',
  changeAcceptor: 'one, fresh: finance admin',
  renewAcceptanceCode: 'one, fresh: finance admin',
  notePartner: 'one: support finance approver admin',
  endPartnerSession: 'one: support admin',
  helpLoginPassword: 'ask: support admin',
  helpPayPassword: 'ask: support admin',
  decidePayPassword: 'decide, fresh: support approver admin',
  askToClear: 'ask: support approver admin',
  decideObjection: 'decide, fresh: support approver admin',
  proposeStatus: 'ask: support approver admin',
  askDataExport: 'ask: support approver admin',
  askErasure: 'ask: support approver admin',
  downloadPersonalData: 'one, fresh: support approver admin',
  answerChat: 'one: support admin',
  assignChat: 'one: support admin',
  openChat: 'one: support admin',
  removeCannedAnswer: 'one: support admin',
  saveCannedAnswer: 'one: support admin',
  moveTicket: 'one: support admin',
  answerMessageReport: 'decide: support approver admin',
  recordBankBalance: 'ask: finance approver',
  exportBooks: 'one, fresh: auditor admin',
  takeAudit: 'one, fresh: auditor admin',
  addAuditor: 'ask: admin',
  endAuditor: 'ask: admin',
  addHost: 'ask: admin',
  rotateHostKey: 'ask: admin',
  endHost: 'one, fresh: admin',
  acceptLoss: 'ask: admin',
  addWitness: 'ask: admin',
  endWitness: 'ask: admin',
  endPostbackKeys: 'one, fresh: catalogue admin',
  decideApproval: 'decide, fresh: support finance approver catalogue admin',
  withdrawApproval: 'one: support finance approver catalogue admin',
  changeContact: 'ask: catalogue admin',
  makeMerchant: 'one: catalogue admin',
  makePostbackKey: 'ask: catalogue admin',
  changeProduct: 'one: catalogue admin',
  makeProduct: 'one: catalogue admin',
  pushProduct: 'one: catalogue admin',
  withdrawProduct: 'one: catalogue admin',
  reviewCreative: 'decide: catalogue approver admin',
  uploadCreative: 'ask: catalogue admin',
  changeRate: 'ask: catalogue admin',
  endPlacement: 'one: catalogue admin',
  makePlacement: 'ask: catalogue admin',
  makePublisher: 'one: catalogue admin',
  endCampaign: 'one: catalogue admin',
  giveCoupon: 'ask: support catalogue admin',
  makeCampaign: 'depends, fresh: catalogue admin',
  announceToAll: 'ask: support admin',
  announceToPartner: 'one: support admin',
  withdrawAnnouncement: 'one: support admin',
  withdrawFromPartner: 'one: support admin',
  arrangeQuestions: 'one: support admin',
  dropQuestion: 'one: support admin',
  saveQuestion: 'one: support admin',
  changeConfiguration: 'one, fresh: admin',
  proposeConfiguration: 'ask: admin',
} as const satisfies Partial<Record<DeskRouteName, string>>;

test('every call of the desk that changes something has the rule and the roles listed here', () => {
  const acts = calls.filter(([, { people }]) => people !== 'look' && people !== 'arrive');
  expect(Object.fromEntries(acts.map(([name, route]) => [name, ruleText(route)]))).toEqual(rules);
});

test('calls that only read leave no trace, and calls for signing in need no session', () => {
  for (const [name, { people, audit, roles }] of calls) {
    if (people === 'look') expect([name, audit]).toEqual([name, null]);
    expect([name, people === 'arrive']).toEqual([name, roles === 'nobody']);
  }
});

test('a request by one person is decided by a call that refuses that person', () => {
  for (const [name, { decidedAt }] of calls) {
    if (!decidedAt) continue;
    expect([name, byPath.get(decidedAt)?.people]).toEqual([name, 'decide']);
  }
});

/** The strongest thing that each command can do to somebody, as its route says. */
const commandsByEffect: Record<Effect, readonly DeskRouteName[]> = {
  'raises-cost': [
    'addCapital',
    'advanceStartupFunds',
    'approveOrder',
    'changeRate',
    'decideApproval',
    'fundEscrow',
    'fundPromotions',
    'giveCoupon',
    'makeCampaign',
    'makePlacement',
    'payAcceptor',
    'payPublisher',
    'proposeConfiguration',
    'recordBankDeposits',
    'recordDeposit',
    'returnEscrow',
  ],
  'lowers-income': [
    'acceptLoss',
    'addAcceptor',
    'answerPayoutReview',
    'askErasure',
    'changeAcceptor',
    'changeProduct',
    'chargeBackEntry',
    'completeBankPayouts',
    'completeExchange',
    'completePayout',
    'releaseExchange',
    'renewAcceptanceCode',
    'returnStartupFunds',
    'sendPaymentFile',
    'sendPayout',
    'upholdOrderRefusal',
  ],
  'opens-access': [
    'addHost',
    'askDataExport',
    'askToClear',
    'changeContact',
    'changeStaff',
    'decideObjection',
    'decidePayPassword',
    'downloadPersonalData',
    'helpLoginPassword',
    'helpPayPassword',
    'inviteStaff',
    'makePostbackKey',
    'proposeStatus',
    'readPaymentFile',
    'readPayoutCard',
    'releasePaymentFile',
    'renewStaffLink',
    'rotateHostKey',
  ],
  'read-by-partners': [
    'addAuditor',
    'addWitness',
    'announceToAll',
    'announceToPartner',
    'answerChat',
    'answerMessageReport',
    'arrangeQuestions',
    'changeConfiguration',
    'dropQuestion',
    'endAuditor',
    'endWitness',
    'issueCodes',
    'makeMerchant',
    'makeProduct',
    'moveTicket',
    'notePartner',
    'pushProduct',
    'recordBankBalance',
    'reviewCreative',
    'saveQuestion',
    'takeAudit',
    'uploadCreative',
  ],
  stops: [
    'dropPaymentFile',
    'endCampaign',
    'endHost',
    'endPartnerSession',
    'endPlacement',
    'endPostbackKeys',
    'endSessionOfStaff',
    'failPayout',
    'rejectPayout',
    'removePasskeyOfStaff',
    'revokeCodes',
    'withdrawAnnouncement',
    'withdrawApproval',
    'withdrawFromPartner',
    'withdrawProduct',
  ],
  none: [
    'approvePayout',
    'assignChat',
    'exportBooks',
    'makePaymentFile',
    'makePublisher',
    'openChat',
    'readBankStatement',
    'removeCannedAnswer',
    'saveCannedAnswer',
    'takeExchange',
  ],
};

test('every command of the desk has the effect listed here', () => {
  const commands = calls.filter(([, { kind }]) => kind === 'command' || kind === 'approval');
  const found = Object.groupBy(commands, ([, { effect }]) => effect);
  const names = Object.entries(found).map(([effect, all]) => [
    effect,
    all.map(([name]) => name).sort(),
  ]);
  expect(Object.fromEntries(names)).toEqual(commandsByEffect);
});
