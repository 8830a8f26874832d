import { test } from 'vitest';
import {
  isAllowed,
  type OwnerKind,
  type Pocket,
  pocketNames,
  pockets,
} from '#domain/ledger/accounts.ts';
import { book, type Wallet } from '#domain/ledger/book.ts';
import { causeNames } from '#domain/ledger/cause.ts';
import {
  createEntry,
  createReversal,
  type Entry,
  type EntryDraft,
  ownersOf,
} from '#domain/ledger/entry.ts';
import { isBetweenPartners, kindNames, kinds } from '#domain/ledger/kinds.ts';
import { genesisOf } from '#domain/ledger/record-line.ts';
import { micro } from '#domain/money.ts';
import { capitalOwner, merchant, publisher, rail } from '../books/ledger/test-ledger.ts';
import {
  expectVectors,
  fixedNow,
  hashedTexts,
  idOf,
  oddText,
  otherPartner,
  partner,
  sha256,
} from './test-vectors.ts';

const owners: Readonly<Record<OwnerKind, string>> = {
  ...{ partner, merchant, publisher, rail, network: capitalOwner },
  acceptor: '00000000-0000-4000-8000-0000000000dd',
};

const accountOf = (pocket: Pocket) => ({ owner: owners[pockets[pocket].owner], pocket });

/** An entry with every flow that its kind allows; a return's mirror is the sum of its money. */
function wholeEntry(kind: EntryDraft['kind'], at: number): Entry {
  const transfers = kinds[kind].flows.map(([from, to]) => ({
    from: accountOf(from),
    to: { ...accountOf(to), ...(isBetweenPartners(kind) ? { owner: otherPartner } : {}) },
    amount: micro(kind === 'startup_return' && from === 'advance_due' ? 2_500_000n : 1_250_000n),
  }));
  const [name = '', value = ''] = [causeNames[at % causeNames.length], `X-${at}`];
  return createEntry({ id: idOf(at), kind, transfers, cause: { [name]: value } });
}

const deposit = createEntry({
  id: idOf(500),
  kind: 'deposit',
  transfers: [
    { from: accountOf('bank_in'), to: accountOf('available'), amount: micro(90_000_125_001n) },
  ],
  cause: Object.fromEntries([...causeNames].map((name) => [name, oddText])),
  remark: oddText,
});

/** A wallet with something in every account, so that any flow can leave it. */
const filledWallet = (owner: string): Wallet => ({
  owner,
  seq: 41,
  head: genesisOf(owner, sha256),
  at: null,
  accounts: new Map(
    pocketNames.map((pocket) => [
      pocket,
      { balance: micro(isAllowed(pocket, 1n) ? 10n ** 15n : -(10n ** 15n)), postingCount: 7 },
    ]),
  ),
});

/** The text of the whole entry, and the lines of the chains that it is in. */
function bookedTexts(entry: Entry, requestKey: string | null) {
  const wallets = new Map(ownersOf(entry.postings).map((owner) => [owner, filledWallet(owner)]));
  const texts = hashedTexts((hash) => book(wallets, [{ entry, requestKey }], fixedNow, hash));
  const [whole] = texts.filter(({ text }) => text.startsWith('['));
  return { entry: { ...whole }, records: texts.filter(({ text }) => text.startsWith('{')) };
}

test('entries of every kind, and their records in the chains of their owners', () => {
  const reversal = { id: idOf(501), cause: { proposal: 'Q-1' }, remark: 'sent twice' };
  const made = Object.fromEntries(
    kindNames.map((kind, at) => [
      kind,
      bookedTexts(
        kind === 'chargeback' ? createReversal(deposit, reversal) : wholeEntry(kind, at),
        null,
      ),
    ]),
  );
  const request = bookedTexts(deposit, `put:${partner}:r-1`);
  expectVectors('entries', { ...made, 'of a request, with every cause': request });
});
