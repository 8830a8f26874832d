import { expect, test } from 'vitest';
import { type Micro, micro } from '../money.ts';
import { RefusalError } from '../refusal.ts';
import { testSeed } from '../test-seed.ts';
import {
  isAllowed,
  networkCapital,
  networkPromotions,
  type OwnerKind,
  type Pocket,
  pockets,
} from './accounts.ts';
import { book, type Wallet } from './book.ts';
import { createEntry, createReversal, type Entry, type Transfer } from './entry.ts';
import { type EntryKind, type Flow, isBetweenPartners, kindNames, kinds } from './kinds.ts';
import { genesisOf } from './record-line.ts';

const operations = 500;

const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } })
  .process;
// `npm run test:long` runs 1,000 histories.
const histories = env.LONG ? 1_000 : 50;
const firstSeed = testSeed;

/** A small seeded generator, so that a history can be reproduced. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

let hashes = 0;

/** Only has to be unique: the test is about how records are linked, a million times. */
const quickHash = (): string => {
  hashes += 1;
  return `hash-${hashes}`;
};

const owner = (digit: number) => `0000000${digit}-0000-4000-8000-00000000000a`;
const owners: Record<OwnerKind, readonly string[]> = {
  partner: [owner(1), owner(2), owner(3)],
  merchant: [owner(4), owner(5)],
  publisher: [owner(6)],
  acceptor: [owner(7)],
  network: [networkCapital.owner, networkPromotions.owner],
  rail: [owner(8)],
};
const everyone = Object.values(owners).flat();
const bookable = kindNames.filter((kind) => kind !== 'chargeback');

interface History {
  readonly random: (below: number) => number;
  wallets: Map<string, Wallet>;
  /** The same balances, kept by the test's own arithmetic on both ends of each transfer. */
  readonly model: Map<string, bigint>;
  readonly booked: { entry: Entry; isReversed: boolean }[];
  clock: number;
  count: number;
}

function startHistory(seed: number): History {
  const empty = (id: string): Wallet => {
    return { owner: id, seq: 0, head: genesisOf(id, quickHash), at: null, accounts: new Map() };
  };
  return {
    random: randomFrom(seed),
    wallets: new Map(everyone.map((id) => [id, empty(id)])),
    model: new Map(),
    booked: [],
    clock: 1_700_000_000_000,
    count: 0,
  };
}

const nextId = (history: History) => {
  history.count += 1;
  return `entry-${history.count}`;
};

function amountFor({ random, model }: History, from: string): Micro {
  const held = Number(model.get(from) ?? 0n);
  // Mostly an available amount, sometimes slightly too much, and any amount for cash.
  if (held > 0 && random(8) > 0) return micro(BigInt(1 + random(held)));
  return micro(BigInt(1 + random(5_000_000)));
}

function transfersOf(history: History, kind: EntryKind): Transfer[] {
  const { random } = history;
  const pick = <Item>(list: readonly Item[]) => list[random(list.length)] as Item;
  const partner = pick(owners.partner);
  const other = pick(owners.partner.filter((id) => id !== partner));
  const ownerFor = (pocket: Pocket, isTaker: boolean) => {
    const held = pockets[pocket].owner;
    if (held !== 'partner') return pick(owners[held]);
    return isTaker && isBetweenPartners(kind) ? other : partner;
  };

  const transferOf = ([from, to]: Flow, amount?: Micro): Transfer => {
    const source = { owner: ownerFor(from, false), pocket: from };
    const given = amount ?? amountFor(history, `${source.owner} ${from}`);
    return { from: source, to: { owner: ownerFor(to, true), pocket: to }, amount: given };
  };

  const flows: readonly Flow[] = kinds[kind].flows;
  if (kind === 'startup_advance') {
    const amount = micro(BigInt(1 + random(1_000_000)));
    return flows.map((flow) => transferOf(flow, amount));
  }
  if (kind === 'startup_restore') {
    const taken = transferOf(['capital', 'available']);
    return [taken, transferOf(['advance_receivable', 'forgiven'], taken.amount)];
  }
  if (kind === 'startup_return') {
    const taken = transferOf(pick(flows.slice(0, 2)));
    return [taken, transferOf(['advance_due', 'advance_receivable'], taken.amount)];
  }

  const chosenFlow = flows.filter(() => random(flows.length) < 2);
  return (chosenFlow.length > 0 ? chosenFlow : [pick(flows)]).map((flow) => transferOf(flow));
}

/**
 * Mostly an entry that can be paid, since states far from the start would otherwise hardly ever be
 * reached; sometimes a random one, to be refused.
 */
function chooseAct(history: History) {
  const { random, model } = history;
  const isCovered = ({ from, amount }: Transfer) =>
    isAllowed(from.pocket, (model.get(`${from.owner} ${from.pocket}`) ?? 0n) - amount);
  let tries = random(4) === 0 ? 1 : 12;

  for (;;) {
    const kind = bookable[random(bookable.length)] as (typeof bookable)[number];
    const transfers = transfersOf(history, kind);
    tries -= 1;
    if (tries <= 0 || transfers.every(isCovered)) return { kind, transfers };
  }
}

/** One random act: an entry of any kind, or the reversal of an earlier entry. */
function act(history: History): void {
  const { random, booked, model } = history;
  history.clock += random(10) === 0 ? -random(5_000) : random(60_000);
  const undone = random(12) === 0 ? booked[random(booked.length)] : undefined;
  let entry: Entry;
  const moves: [string, bigint][] = [];

  if (undone && undone.entry.kind !== 'chargeback' && !undone.isReversed) {
    entry = createReversal(undone.entry, { id: nextId(history), cause: {}, remark: 'a test' });
    for (const { owner, pocket, amount } of undone.entry.postings) {
      moves.push([`${owner} ${pocket}`, -amount]);
    }
  } else {
    const { kind, transfers } = chooseAct(history);
    for (const { from, to, amount } of transfers) {
      moves.push([`${from.owner} ${from.pocket}`, -amount], [`${to.owner} ${to.pocket}`, amount]);
    }

    const draft = { id: nextId(history), kind, transfers, cause: { reference: 'history' } };
    const booking = tryEntry(draft);
    if (!booking) return;

    entry = booking;
  }

  if (!bookEntry(history, entry)) return;

  for (const [account, amount] of moves) model.set(account, (model.get(account) ?? 0n) + amount);
  if (entry.reverses !== null && undone) undone.isReversed = true;
  booked.push({ entry, isReversed: false });
  for (const [account] of moves) assertBalance(history, account);
}

/** Random transfers may cancel each other out; then there is nothing to book. */
function tryEntry(draft: Parameters<typeof createEntry>[0]): Entry | null {
  try {
    return createEntry(draft);
  } catch (error) {
    if (/moves something|one chain/.test(String(error))) return null;
    throw error;
  }
}

function bookEntry(history: History, entry: Entry): boolean {
  const balancesBefore = history.wallets;
  try {
    const now = new Date(history.clock);
    const result = book(balancesBefore, [{ entry, requestKey: null }], now, quickHash);

    for (const { owner, seq, previous, hash } of result.records) {
      const [was, is] = [balancesBefore.get(owner), result.wallets.get(owner)];
      if (was?.head !== previous || is?.head !== hash) throw new Error('The chain broke');
      if (was.seq + 1 !== seq || is.seq !== seq) throw new Error('A record has no place');
      if (was.at && is.at && is.at < was.at) throw new Error('Time ran backwards');
    }

    if (result.records.length === 0) throw new Error('An entry is in no chain');

    for (const [id, wallet] of result.wallets) balancesBefore.set(id, wallet);
    return true;
  } catch (error) {
    if (error instanceof RefusalError && error.reason === 'insufficient_balance') return false;
    throw error;
  }
}

function assertBalance({ wallets, model }: History, account: string): void {
  const [id = '', pocket] = account.split(' ');
  const balance = wallets.get(id)?.accounts.get(pocket as Pocket)?.balance;
  if (balance !== model.get(account)) throw new Error(`${account} is ${balance}`);
}

/** What must be true of the books after every act. */
function assertSound({ wallets }: History): void {
  let total = 0n;
  let cash = 0n;

  for (const { accounts } of wallets.values()) {
    for (const [pocket, { balance }] of accounts) {
      total += balance;
      if (/^(cash|cash_out|bank_in|bank_out)$/.test(pocket)) cash += balance;
      if (!isAllowed(pocket, balance)) throw new Error(`${pocket} is ${balance}`);
    }

    const of = (pocket: Pocket) => accounts.get(pocket)?.balance ?? 0n;
    if (of('advance_receivable') + of('advance_due') + of('forgiven') !== 0n) {
      throw new Error('An advance lost its receivable');
    }
  }

  // No account holds this any more, since payouts have rows of their own: the zero sum implies it.
  if (cash > 0n) throw new Error(`More left than came in: ${cash}`);
  if (total !== 0n) throw new Error(`Money from nothing: ${total}`);
}

test(`${histories} random histories of ${operations} operations keep every rule (SEED=${firstSeed})`, {
  timeout: 120_000,
}, () => {
  const bookedKinds = new Set<EntryKind>();
  let acts = 0;

  for (let seed = firstSeed; seed < firstSeed + histories; seed += 1) {
    const history = startHistory(seed);
    try {
      for (let index = 0; index < operations; index += 1) {
        act(history);
        assertSound(history);
      }
      for (const account of history.model.keys()) assertBalance(history, account);
    } catch (error) {
      throw new Error(`SEED=${seed} after ${history.count} entries: ${error}`, { cause: error });
    }

    acts += history.booked.length;
    for (const { entry } of history.booked) bookedKinds.add(entry.kind);
  }

  // A history in which nearly everything is refused, or some kind never happens, proves little.
  expect([...bookedKinds].sort()).toEqual([...kindNames].sort());
  expect(acts).toBeGreaterThan((histories * operations) / 4);
});
