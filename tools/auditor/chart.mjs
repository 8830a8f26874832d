/* The accounts and kinds of entries, written a second time: this folder shares no code with the
   network's server, so that a mistake there is not repeated here. */

/**
 * Own pockets are part of their owner's chain; counter pockets are kept with a partner for others.
 */
const own = {
  partner:
    'available to_consume deposit to_consume_discount to_consume_startup publisher_pending ' +
    'publisher_pending_discount publisher_pending_startup to_settle discount startup payout ' +
    'exchange forgiven',
  merchant: 'escrow',
  publisher: 'publisher_payable',
  acceptor: 'acceptor_clearing',
  network: 'promotions capital',
  rail: 'cash cash_out',
};
const counters =
  'advance_receivable recovery_receivable bank_in advance_due reserved publisher_pay media_fee ' +
  'revenue_fee payout_fee membership_income bank_out acceptor_owed';

/** What the network has or is owed: never above zero, while all others are never below. */
const debits = new Set(['advance_receivable', 'recovery_receivable', 'bank_in', 'cash']);

const rows = [
  ...Object.entries(own).flatMap(([owner, names]) =>
    names.split(' ').map((name) => [name, { owner, isOwn: true, isDebit: debits.has(name) }]),
  ),
  ...counters
    .split(' ')
    .map((name) => [name, { owner: 'partner', isOwn: false, isDebit: debits.has(name) }]),
];
export const pockets = new Map(rows);

/** Where money enters and leaves the books. */
export const bankPockets = new Set(['cash', 'cash_out', 'bank_in', 'bank_out']);

/** The groups that the network owes, in the order of a leaf's amounts, and their pockets. */
export const groups = [
  ['partners', 'available deposit payout exchange'],
  [
    'plans',
    'to_consume to_consume_discount to_consume_startup publisher_pending ' +
      'publisher_pending_discount publisher_pending_startup to_settle discount startup',
  ],
  ['publishers', 'publisher_pay publisher_payable'],
  ['merchants', 'escrow reserved'],
  ['acceptors', 'acceptor_owed acceptor_clearing'],
].map(([name, names]) => ({ name, pockets: new Set(names.split(' ')) }));

const unspent = 'to_consume>available to_consume_discount>discount to_consume_startup>startup';
const consumed =
  'to_consume>publisher_pending to_consume_discount>publisher_pending_discount ' +
  'to_consume_startup>publisher_pending_startup';
const confirmed = ['publisher_pending>available', 'publisher_pending_discount>discount']
  .concat('publisher_pending_startup>startup')
  .flatMap((flow) => {
    const [from] = flow.split('>');
    return [flow, `${from}>publisher_pay`, `${from}>media_fee`];
  })
  .join(' ');

/** What each kind of entry may move, and its name in a wallet. */
export const kinds = new Map(
  [
    ['deposit', 'system-top-up', 'bank_in>available'],
    ['startup_advance', 'system-top-up', 'capital>startup advance_receivable>advance_due'],
    [
      'startup_return',
      'virtual-recharge-deduction',
      'startup>capital available>capital advance_due>advance_receivable advance_due>forgiven',
    ],
    [
      'startup_restore',
      'virtual-recharge-deduction',
      'capital>available advance_receivable>forgiven',
    ],
    [
      'put_hold',
      'ad-serving',
      'available>to_consume discount>to_consume_discount startup>to_consume_startup',
    ],
    ['put_return', 'ad-billing', unspent],
    ['ad_billing', 'ad-billing', `${consumed} ${unspent} reserved>to_settle`],
    [
      'settle',
      'ad-billing',
      `to_settle>available to_settle>revenue_fee to_settle>reserved ${confirmed}`,
    ],
    ['profit_share', 'profit-sharing', 'available>available'],
    ['membership', 'open-membership', 'available>membership_income'],
    ['payout_request', 'manual-payout', 'available>payout'],
    ['payout_cancel', 'manual-payout', 'payout>available'],
    ['payout_reject', 'manual-payout', 'payout>available'],
    ['payout_complete', 'manual-payout', 'payout>bank_out payout>payout_fee'],
    ['exchange_hold', 'manual-payout', 'available>exchange'],
    ['exchange_release', 'manual-payout', 'exchange>available'],
    [
      'exchange_complete',
      'manual-payout',
      'exchange>acceptor_owed exchange>acceptor_clearing exchange>payout_fee',
    ],
    ['chargeback', 'system-chargeback', ''],
    ['recovery_open', 'system-chargeback', 'recovery_receivable>available'],
    ['recovery_paid', 'system-chargeback', 'available>recovery_receivable'],
    ['coupon_grant', 'system-top-up', 'promotions>discount'],
    ['coupon_return', 'virtual-recharge-deduction', 'discount>promotions'],
    ['escrow_fund', 'system-top-up', 'cash>escrow'],
    ['escrow_return', 'manual-payout', 'escrow>cash'],
    ['commission_reserve', 'ad-serving', 'escrow>reserved'],
    ['commission_release', 'ad-billing', 'reserved>escrow'],
    ['publisher_credit', 'ad-billing', 'publisher_pay>publisher_payable capital>publisher_payable'],
    ['publisher_payout', 'manual-payout', 'publisher_payable>cash_out publisher_payable>cash'],
    ['acceptor_pay', 'manual-payout', 'acceptor_owed>cash_out acceptor_clearing>cash_out'],
    ['capital_in', 'system-top-up', 'cash>capital'],
    ['promotion_fund', 'system-top-up', 'capital>promotions'],
  ].map(([kind, type, flows]) => {
    const pairs = flows.split(' ').map((flow) => flow.split('>'));
    return [
      kind,
      { type, down: new Set(pairs.map(([from]) => from)), up: new Set(pairs.map(([, to]) => to)) },
    ];
  }),
);

/**
 * Kinds that bring money in, take it out, or give the network's own away. Two people decide each:
 * by which act, and where the whole amount arrives or leaves. `legs` includes the mirror of an
 * advance.
 */
export const decidedKinds = new Map(
  [
    ['deposit', 'deposit', 'available', 1n, 1n, true],
    ['startup_advance', 'startup-advance', 'startup', 1n, 2n, true],
    ['capital_in', 'capital-in', 'capital', 1n, 1n, false],
    ['promotion_fund', 'promotion-fund', 'promotions', 1n, 1n, false],
    ['escrow_fund', 'escrow-fund', 'escrow', 1n, 1n, true],
    ['escrow_return', 'escrow-return', 'escrow', -1n, 1n, true],
    ['publisher_payout', 'publisher-payout', 'publisher_payable', -1n, 1n, true],
    ['acceptor_pay', 'acceptor-pay', 'acceptor_owed', -1n, 1n, false],
    ['chargeback', 'chargeback', null, 0n, 0n, false],
  ].map(([kind, act, pocket, sign, legs, isSomebodys]) => [
    kind,
    { act, pocket, sign, legs, isSomebodys },
  ]),
);

/** Payouts in these states are still in progress. */
export const openPayouts = new Set(['requested', 'approved', 'sent']);
