import { expect, test } from 'vitest';
import type { ApprovedCommand, DeskRoute, StopRule } from '#contract/desk/desk-route.ts';
import { type DeskRouteName, deskRoutes } from '#contract/desk/desk-routes.ts';

const calls = Object.entries<DeskRoute>(deskRoutes);
const byPath = new Map(calls.map(([, route]) => [route.path, route]));

const isApproved = (route: DeskRoute): route is ApprovedCommand => route.kind === 'approval';

function ruleText(route: DeskRoute): string {
  const { kind, effect, factor, roles } = route;
  const what = kind === 'own' ? 'own' : effect;
  const proof = factor === 'any' ? '' : `, ${factor}`;
  const deciders = isApproved(route) ? ` > ${route.approval.decidedBy.join(' ')}` : '';
  return `${what}${proof}: ${[roles].flat().join(' ')}${deciders}`;
}

/**
 * The strongest thing that each call can do to somebody, how recent a proof of identity it takes,
 * who may make it and, after the sign, who approves it. Whether one person may do it follows from
 * its effect, and the compiler says so. Calls that only read or that admit somebody are not here.
 */
const rules = {
  addPasskey: 'own, whole: everyone',
  askNewPasskey: 'own, whole: everyone',
  askNewSecret: 'own: everyone',
  askProofPasskey: 'own: everyone',
  changeOwnPassword: 'own, whole: everyone',
  changeOwnSecret: 'own, whole: everyone',
  endDeskSession: 'own: everyone',
  proveByCode: 'own: everyone',
  proveByPasskey: 'own: everyone',
  proveInDemo: 'own: everyone',
  readDeskNotice: 'own: everyone',
  removePasskey: 'own, whole: everyone',
  signOut: 'own: everyone',
  addCapital: 'raises-cost: finance approver > approver',
  advanceStartupFunds: 'raises-cost: finance approver > approver',
  approveOrder: 'raises-cost: finance approver > approver',
  changeConfiguration: 'raises-cost: admin > approver admin',
  changeProduct: 'raises-cost: catalogue admin > approver admin',
  changeRate: 'raises-cost: catalogue admin > approver admin',
  decideApproval: 'raises-cost, fresh: support finance approver catalogue admin',
  dropPaymentFile: 'raises-cost: finance approver > finance approver',
  failPayout: 'raises-cost: finance approver > approver',
  fundEscrow: 'raises-cost: finance approver > approver',
  fundPromotions: 'raises-cost: finance approver > approver',
  giveCoupon: 'raises-cost: support catalogue admin > approver admin',
  makeCampaign: 'raises-cost: catalogue admin > approver admin',
  makePlacement: 'raises-cost: catalogue admin > approver admin',
  makeProduct: 'raises-cost: catalogue admin > approver admin',
  payAcceptor: 'raises-cost: finance approver > approver',
  payPublisher: 'raises-cost: finance approver > approver',
  recordBankDeposits: 'raises-cost, fresh: finance approver',
  recordDeposit: 'raises-cost: finance approver > approver',
  rejectApprovedPayout: 'raises-cost: finance approver > approver',
  returnEscrow: 'raises-cost: finance approver > approver',
  acceptLoss: 'lowers-income: admin > approver admin',
  addAcceptor: 'lowers-income: finance admin > approver admin',
  answerPayoutReview: 'lowers-income, fresh: finance approver',
  askErasure: 'lowers-income: support approver admin > approver admin',
  changeAcceptor: 'lowers-income: finance admin > approver admin',
  chargeBackEntry: 'lowers-income: finance approver > approver',
  completeBankPayouts: 'lowers-income, fresh: finance approver',
  completeExchange: 'lowers-income: finance approver > approver',
  completePayout: 'lowers-income, fresh: finance approver',
  reinstateAcceptor: 'lowers-income: finance admin > approver admin',
  releaseExchange: 'lowers-income: finance approver > approver',
  renewAcceptanceCode: 'lowers-income: finance admin > approver admin',
  returnStartupFunds: 'lowers-income: finance approver > approver',
  sendPaymentFile: 'lowers-income, fresh: finance approver',
  sendPayout: 'lowers-income, fresh: finance approver',
  takeExchange: 'lowers-income: finance approver > finance approver',
  upholdOrderRefusal: 'lowers-income: finance approver > approver',
  addHost: 'opens-access: admin > approver admin',
  askDataExport: 'opens-access: support approver admin > approver admin',
  askToClear: 'opens-access: support approver admin',
  changeContact: 'opens-access: catalogue admin > approver admin',
  changePartnerStatus: 'opens-access: support approver admin > approver',
  changeStaffRoles: 'opens-access: admin > admin',
  decideObjection: 'opens-access, fresh: support approver admin',
  decidePayPassword: 'opens-access, fresh: support approver admin',
  helpLoginPassword: 'opens-access: support admin > support admin',
  helpPayPassword: 'opens-access: support admin',
  inviteStaff: 'opens-access: admin > admin',
  makePostbackKey: 'opens-access: catalogue admin > approver admin',
  reinstateStaff: 'opens-access: admin > admin',
  releasePaymentFile: 'opens-access, fresh: finance approver',
  renewStaffLink: 'opens-access: admin > admin',
  rotateHostKey: 'opens-access: admin > approver admin',
  addAuditor: 'read-by-partners: admin > approver admin',
  addWitness: 'read-by-partners: admin > approver admin',
  announceToAll: 'read-by-partners: support admin > approver admin',
  announceToPartner: 'read-by-partners: support admin > approver admin',
  answerMessageReport: 'read-by-partners: support approver admin',
  arrangeQuestions: 'read-by-partners: support admin > approver admin',
  dropQuestion: 'read-by-partners: support admin > approver admin',
  endAuditor: 'read-by-partners: admin > approver admin',
  endWitness: 'read-by-partners: admin > approver admin',
  makeMerchant: 'read-by-partners: catalogue admin > approver admin',
  recordBankBalance: 'read-by-partners: finance approver > approver admin',
  reviewCreative: 'read-by-partners: catalogue approver admin',
  saveQuestion: 'read-by-partners: support admin > approver admin',
  uploadCreative: 'read-by-partners: catalogue admin',
  answerChat: 'answers: support admin',
  moveTicket: 'answers: support admin',
  notePartner: 'answers: support finance approver admin',
  pushProduct: 'passes-on: catalogue admin',
  takeAudit: 'passes-on, fresh: auditor admin',
  downloadPersonalData: 'reads, fresh: support approver admin',
  openChat: 'reads: support admin',
  showPartnerImage: 'reads: support admin',
  readPaymentFile: 'reads, fresh: finance approver',
  readPayoutCard: 'reads, fresh: finance approver',
  endCampaign: 'stops: catalogue admin',
  endHost: 'stops, fresh: admin',
  endPartnerSession: 'stops: support admin',
  endPlacement: 'stops: catalogue admin',
  endPostbackKeys: 'stops, fresh: catalogue admin',
  endSessionOfStaff: 'stops: admin',
  lockOutStaff: 'stops, fresh: admin',
  rejectPayout: 'stops, fresh: finance approver',
  removePasskeyOfStaff: 'stops, fresh: admin',
  revokeCodes: 'stops: support admin',
  suspendAcceptor: 'stops: finance admin',
  withdrawAnnouncement: 'stops: support admin',
  withdrawApproval: 'stops: support finance approver catalogue admin',
  withdrawFromPartner: 'stops: support admin',
  withdrawProduct: 'stops: catalogue admin',
  approvePayout: 'none, fresh: approver',
  assignChat: 'none: support admin',
  issueCodes: 'none: support admin',
  exportBooks: 'none, fresh: auditor admin',
  makePaymentFile: 'none, fresh: finance approver',
  makePublisher: 'none: catalogue admin',
  readBankStatement: 'none: finance approver',
  removeCannedAnswer: 'none: support admin',
  saveCannedAnswer: 'none: support admin',
} as const satisfies Partial<Record<DeskRouteName, string>>;

test('every call of the desk that changes something has the effect and the roles listed here', () => {
  const acts = calls.filter(([, { kind }]) => kind !== 'query' && kind !== 'arrival');
  expect(Object.fromEntries(acts.map(([name, route]) => [name, ruleText(route)]))).toEqual(rules);
});

/** Who learns at once of what only stops or holds, and how what it stopped begins again. */
const stops = {
  endCampaign: 'campaign-ended > nobody; two: makeCampaign',
  endHost: 'host-ended > nobody; two: addHost',
  endPartnerSession: 'session-ended > partner, session-ended; they do',
  endPlacement: 'placement-ended > nobody; two: makePlacement',
  endPostbackKeys: 'postback-keys-ended > merchant, postback-keys-ended; two: makePostbackKey',
  endSessionOfStaff: 'staff-session-ended > member; they do',
  lockOutStaff: 'staff-locked-out > member; two: reinstateStaff, two: renewStaffLink',
  rejectPayout: 'payout-rejected > partner, payout-rejected; they do',
  removePasskeyOfStaff: 'passkey-removed > member; they do',
  revokeCodes: 'codes-revoked > nobody; one: issueCodes',
  suspendAcceptor: 'acceptor-suspended > nobody; two: reinstateAcceptor',
  withdrawAnnouncement: 'announcement-withdrawn > nobody; two: announceToAll',
  withdrawApproval: 'seen in listApprovals > nobody; they do',
  withdrawFromPartner: 'notice-withdrawn > partner; two: announceToPartner',
  withdrawProduct: 'product-withdrawn > merchant, product-withdrawn; two: makeProduct',
} as const satisfies Partial<Record<DeskRouteName, string>>;

test('what one person stops is told as listed here, and begins again by whom it says', () => {
  const find = (path: string, kind: 'query' | 'change') =>
    calls.find(([, one]) => one.path === path && (one.kind === 'query') === (kind === 'query'));
  const undoneText = (path: string) => {
    const [name, route] = find(path, 'change') ?? [path];
    return `${route?.people === 'ask' ? 'two' : 'one'}: ${name}`;
  };
  const stopText = ({ notice, tells, undoneBy }: StopRule) => {
    const desk =
      typeof notice === 'string' ? notice : `seen in ${find(notice.seenIn, 'query')?.[0]}`;
    const [who, how] = typeof tells === 'string' ? [tells] : Object.entries(tells).flat();
    const told = who === 'nobody' || !how ? who : `${who}, ${how}`;
    const undone = 'themselves' in undoneBy ? 'they do' : undoneBy.map(undoneText).join(', ');
    return `${desk} > ${told}; ${undone}`;
  };
  const told = calls.flatMap(([name, { stop }]) => (stop ? [[name, stopText(stop)]] : []));
  expect(Object.fromEntries(told)).toEqual(stops);
  const effects = calls.filter(([, { effect }]) => effect === 'stops');
  expect(effects.map(([name]) => name).sort()).toEqual(Object.keys(stops).sort());
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
