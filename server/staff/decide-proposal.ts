import { randomUUID } from 'node:crypto';
import { whyNotMove } from '#domain/exchange/exchange.ts';
import { networkOwner } from '#domain/ledger/accounts.ts';
import type { Wallet } from '#domain/ledger/book.ts';
import { type Entry, entryOf, ownersOf, reversalOf } from '#domain/ledger/entry.ts';
import { parseMicro } from '#domain/money.ts';
import { Refusal, type Why } from '#domain/refusal.ts';
import { exchangeEndings, whyNotDecide } from '#domain/staff/proposal.ts';
import { bankRail } from '#domain/wallet/rails.ts';
import type { Db, Sql } from '../db/db.ts';
import { endEntry } from '../exchange/exchange-entry.ts';
import {
  type Exchange,
  findExchange,
  lockExchange,
  saveExchangeStep,
} from '../exchange/exchange-store.ts';
import type { MoneyQueue } from '../ledger/money-queue.ts';
import { findEntry, isReversed } from '../ledger/queries.ts';
import { saveReference } from '../wallet/deposit-store.ts';
import { startupReturnEntry } from '../wallet/startup-entry.ts';
import { noteAct } from './activity-store.ts';
import {
  findProposalPartner,
  lockProposal,
  type StoredProposal,
  saveDecision,
} from './proposal-store.ts';

interface Decision {
  readonly id: string;
  readonly by: string;
  readonly isConfirmed: boolean;
}

interface Loaded {
  readonly proposal: StoredProposal | null;
  readonly undone: Awaited<ReturnType<typeof findEntry>>;
  readonly exchange: Exchange | null;
  readonly isReversed: boolean;
}

/** Carries out what another person asked for, or refuses it, with its trace in one transaction. */
export async function decideProposal(
  { db, money, now }: { db: Db; money: MoneyQueue; now: () => Date },
  decision: Decision,
): Promise<void> {
  const owners = await ownersToLock(db.sql, decision.id);
  await money.ask<null, Loaded>({
    owners,
    async load(sql) {
      const proposal = await lockProposal(sql, decision.id);
      const { entryId, exchangeId } = proposal?.body ?? {};
      return {
        proposal,
        exchange: exchangeId ? await lockExchange(sql, exchangeId) : null,
        undone: entryId ? await findEntry(sql, entryId) : null,
        isReversed: entryId ? await isReversed(sql, entryId) : false,
      };
    },
    decide(wallets, loaded) {
      const no = whyNotDecide(loaded.proposal, decision.by);
      if (no) return new Refusal(no.reason, no.facts);
      if (loaded.isReversed && decision.isConfirmed) return new Refusal('entry_already_reversed');
      const proposal = loaded.proposal as StoredProposal;
      const notNow = decision.isConfirmed ? whyNotEnd(proposal, loaded, now()) : null;
      if (notNow) return new Refusal(notNow.reason, notNow.facts);
      const entries = decision.isConfirmed ? [entryFor(proposal, loaded, wallets)] : [];
      return { entries, result: null, save: (sql) => save(sql, proposal, decision, now()) };
    },
  });
}

/** An exchange may have moved on since it was asked for: nothing is released twice. */
function whyNotEnd({ act }: StoredProposal, { exchange }: Loaded, now: Date): Why | null {
  const ending = exchangeEndings[act];
  return ending && exchange ? whyNotMove(exchange, ending, 'staff', now) : null;
}

async function ownersToLock(sql: Sql, id: string): Promise<string[]> {
  const partnerId = await findProposalPartner(sql, id);
  const [row] = await sql<{ entryId: string | null; exchangeId: string | null }>(
    `select body ->> 'entryId' "entryId", body ->> 'exchangeId' "exchangeId"
       from proposal where id = $1`,
    [id],
  );
  const exchange = row?.exchangeId ? await findExchange(sql, row.exchangeId) : null;
  if (exchange) return [exchange.partnerId, exchange.acceptorId];
  const undone = row?.entryId ? await findEntry(sql, row.entryId) : null;
  const fixed = [bankRail, networkOwner, ...(partnerId ? [partnerId] : [])];
  return [...new Set([...fixed, ...ownersOf(undone?.postings ?? [])])];
}

function entryFor(
  proposal: StoredProposal,
  { undone, exchange }: Loaded,
  wallets: ReadonlyMap<string, Wallet>,
): Entry {
  const { act, partnerId, reason, reference } = proposal;
  const owner = partnerId ?? networkOwner;
  const cause = { proposal: proposal.id, reference };
  const id = randomUUID();
  const ending = exchangeEndings[act];
  if (ending) {
    if (!exchange) throw new Error('The exchange to end vanished');
    return endEntry(exchange, ending, { cause, remark: reason });
  }
  if (act === 'chargeback') {
    if (!undone) throw new Error('The entry to reverse vanished');
    return reversalOf(undone, { id, cause, remark: reason });
  }
  if (act === 'startup-return') {
    return startupReturnEntry(wallets.get(owner) as Wallet, { id, cause }).entry;
  }
  const amount = parseMicro(proposal.body.amount ?? '');
  if (amount === null) throw new Error('A proposal without an amount');
  const bank = { owner: bankRail, pocket: 'cash' } as const;
  const own = (pocket: 'available' | 'startup' | 'advance_claim' | 'advance_due') => ({
    owner,
    pocket,
  });
  const capital = { owner: networkOwner, pocket: 'capital' } as const;
  if (act === 'deposit') {
    return entryOf({
      id,
      kind: 'deposit',
      cause,
      transfers: [{ from: bank, to: own('available'), amount }],
    });
  }
  if (act === 'capital-in') {
    return entryOf({
      id,
      kind: 'capital_in',
      cause,
      transfers: [{ from: bank, to: capital, amount }],
    });
  }
  const transfers = [
    { from: capital, to: own('startup'), amount },
    { from: own('advance_claim'), to: own('advance_due'), amount },
  ];
  return entryOf({ id, kind: 'startup_advance', cause, transfers });
}

async function save(sql: Sql, proposal: StoredProposal, decision: Decision, now: Date) {
  const { by, isConfirmed } = decision;
  const { act, partnerId, reason, reference } = proposal;
  await saveDecision(sql, proposal.id, by, isConfirmed, now);
  const ending = exchangeEndings[act];
  if (ending && isConfirmed) {
    const step = { state: ending, at: now, by, reason, reference };
    await saveExchangeStep(sql, proposal.body.exchangeId ?? '', step);
  }
  // A refused deposit leaves the reference free for the transfer that really comes.
  if (act === 'deposit' && !isConfirmed) await saveReference(sql, reference, null);
  if (!partnerId) return;
  const done = `${isConfirmed ? 'confirm' : 'refuse'}-${act}`;
  await noteAct(sql, { partnerId, by, act: done, reason, reference }, now);
}
