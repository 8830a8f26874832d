import {
  drop,
  edit,
  event,
  hash,
  isConfirmed,
  isPaid,
  more,
  movedOwed,
  otherHash,
  pick,
  posting,
  postingsOf,
  type Row,
  senderIsApprover,
  stranger,
  swapped,
  type Tamper,
  twice,
} from './tamper-lines.ts';

/**
 * Changes by somebody who writes a new manifest and signs it with the network's own key: the
 * manifest then proves nothing, and the books themselves must.
 */
export const tamperings: Readonly<Record<string, Tamper>> = {
  'an amount': edit(
    'entries',
    posting((one, chance) => one.splice(3, 1, more(one[3], chance))),
  ),
  'an amount on both sides': edit('entries', (row, chance) => {
    const difference = BigInt(1 + chance(1_000));
    const [one, other, ...rest] = postingsOf(row);
    if (!one || !other) return null;

    one[3] = String(BigInt(one[3]) + difference);
    other[3] = String(BigInt(other[3]) - difference);

    return { ...row, postings: [one, other, ...rest] };
  }),
  'a balance after': edit(
    'entries',
    posting((one, chance) => one.splice(4, 1, more(one[4], chance))),
  ),
  'money to another owner': edit('entries', (row, chance, files) => {
    const postings = postingsOf(row);
    const one = pick(postings, chance);
    const owner = one && stranger(one[0], chance, files);
    if (!one || !owner) return null;

    one[0] = owner;
    return { ...row, postings };
  }),
  'the pocket of money': edit(
    'entries',
    posting((one) => one.splice(1, 1, one[1] === 'available' ? 'payout' : 'available')),
  ),
  'the time of an entry': edit('entries', (row) => ({
    ...row,
    at: String(row.at).replace(/\d\d\dZ$/, (ms) => `${ms === '000Z' ? '001' : '000'}Z`),
  })),
  'the words of an entry': edit('entries', (row) => ({ ...row, remark: `${row.remark ?? ''}.` })),
  'the cause of an entry': edit('entries', (row) => ({
    ...row,
    cause: { ...(row.cause as Row), reference: 'another' },
  })),
  'the request of an entry': edit('entries', (row, chance) => ({
    ...row,
    request: row.request === null ? 'a'.repeat(64) : otherHash(row.request, chance),
  })),
  'the kind of an entry': edit('entries', (row) => ({
    ...row,
    kind: row.kind === 'deposit' ? 'coupon_grant' : 'deposit',
  })),
  'an entry left out': drop('entries'),
  'a record left out': drop('records'),
  'the hash of a record': edit('records', hash('hash')),
  'the owner of a record': edit('records', (row, chance, files) => {
    const owner = stranger(row.owner, chance, files);
    return owner === null ? null : { ...row, owner };
  }),
  'a balance': edit('accounts', (row, chance) => ({ ...row, balance: more(row.balance, chance) })),
  'an account left out': drop('accounts', ({ turn }) => Number(turn) > 0),
  'one person twice': edit('decisions', (row) => ({ ...row, decidedBy: row.madeBy }), isConfirmed),
  'a decided amount': edit(
    'decisions',
    (row) => ({ ...row, amount: `${row.amount}1` }),
    (row) => isConfirmed(row) && row.amount !== null && String(row.amount).includes('.'),
  ),
  'whose decision it was': edit(
    'decisions',
    (row, chance, files) => {
      const owner = stranger(row.owner, chance, files);
      return owner === null ? null : { ...row, owner };
    },
    (row) =>
      isConfirmed(row) &&
      row.owner !== null &&
      ['deposit', 'escrow-fund', 'startup-advance'].includes(String(row.act)),
  ),
  'a decision that was refused': edit(
    'decisions',
    (row) => ({ ...row, isConfirmed: false }),
    isConfirmed,
  ),
  'a decision left out': drop('decisions', isConfirmed),
  'one person who pays': edit('payouts', senderIsApprover, isPaid),
  'the amount of a payout': edit('payouts', (row, chance) => ({
    ...row,
    amount: more(row.amount, chance),
  })),
  'whose payout it was': edit(
    'payouts',
    (row, chance, files) => {
      const owner = stranger(row.owner, chance, files);
      return owner === null ? null : { ...row, owner };
    },
    isPaid,
  ),
  'a payout left out': drop('payouts', isPaid),
  'one person for the bank’s word': edit('bank-balances', (row) => ({
    ...row,
    confirmedBy: row.recordedBy,
  })),
  'a meter': edit('plans', (row, chance) => ({ ...row, spent: more(row.spent, chance) })),
  'what was put on a plan': edit('plans', (row, chance) => ({
    ...row,
    amount: more(row.amount, chance),
  })),
  'a plan left out': drop('plans'),
  'the cost of an event': event('cost', ({ cost, price }) =>
    cost === '0' ? (price === '0' ? '1' : price) : '0',
  ),
  'the price of an event': event('price', ({ price }, chance) => more(price, chance)),
  'the viewer of an event': event('viewer', ({ viewer }) => `${viewer}0`),
  'the kind of an event': event('kind', ({ kind }) => (kind === 'click' ? 'impression' : 'click')),
  'that an event counts': event('invalid', ({ invalid }) => (invalid === null ? 'bot' : null)),
  'an event left out': drop('events'),
  'a head under a root': edit('heads', hash('hash')),
  'a wallet left out of a root': drop('heads'),
  'the hash of a root': edit('roots', hash('hash')),
  'the tree of a root': edit('roots', hash('root')),
  'the wallets of a root': edit('roots', (row) => ({ ...row, wallets: Number(row.wallets) + 1 })),
  'what a root says is owed': edit('roots', (row) => ({
    ...row,
    owed: [['partners plans publishers merchants acceptors', '1.00']],
  })),
  'the signature of a root': edit('roots', hash('signature')),
  'a root left out': drop('roots'),
  'a partner left out of what is owed': drop('owed'),
  'what a partner is owed': edit('owed', (row, chance) => ({
    ...row,
    amounts: (row.amounts as string[]).with(0, more((row.amounts as string[])[0], chance)),
  })),
  'what is owed, to another': movedOwed,
  'the salt of what is owed': edit('owed-days', hash('salt')),
  'a key': edit('keys', hash('key')),
  'a text in the log': edit('log', (row) => ({ ...row, text: `${row.text} ` })),
  'the log cut': drop('log'),
  'a checkpoint': edit('checkpoints', (row) => ({
    ...row,
    note: String(row.note).replace(/\n(\d+)\n/, (_, size) => `\n${Number(size) + 1}\n`),
  })),
  'a cosignature': edit('cosignatures', (row) => ({
    ...row,
    line: String(row.line).replace(/.{8}(=*\n)$/, 'AAAAAAAA$1'),
  })),
  'a line twice': twice,
  'two lines swapped': swapped,
};
