import { randomUUID } from 'node:crypto';
import { spreadPromotion } from '#domain/coupon/promotion.ts';
import { whyNotMove } from '#domain/exchange/exchange.ts';
import { networkOwner, promotionOwners } from '#domain/ledger/accounts.ts';
import type { Wallet } from '#domain/ledger/book.ts';
import { type Entry, type EntryFacts, entryOf, ownersOf } from '#domain/ledger/entry.ts';
import { type Micro, parseMicro, zero } from '#domain/money.ts';
import type { Shares } from '#domain/plan/claim.ts';
import { Refusal, type Why } from '#domain/refusal.ts';
import {
  exchangeEndings,
  outsideActs,
  whyNotChargeBackNow,
  whyNotDecide,
} from '#domain/staff/proposal.ts';
import { bankRail } from '#domain/wallet/rails.ts';
import { findPayingMerchant } from '../catalogue/merchant-store.ts';
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
import { getNetted, insertClaim, isClaimed } from '../plan/claim-store.ts';
import { startupEarnings } from '../plan/settlement-store.ts';
import { saveReference } from '../wallet/deposit-store.ts';
import { startupReturnEntry } from '../wallet/startup-entry.ts';
import { noteAct } from './activity-store.ts';
import { chargeBack } from './charge-back.ts';
import { decideConversion } from './decide-conversion.ts';
import { outsideEntry } from './outside-entry.ts';
import {
  findDisputedConversion,
  findProposalPartner,
  lockProposal,
  type StoredProposal,
  saveDecision,
} from './proposal-store.ts';

const noConversion = '00000000-0000-0000-0000-000000000000';

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
  readonly earned: Micro;
  readonly merchantId: string | null;
  /** What of the commission had gone to older claims. */
  readonly netted: Shares;
}

/** Carries out what another person asked for, or refuses it, with its trace in one transaction. */
export async function decideProposal(
  { db, money, now }: { db: Db; money: MoneyQueue; now: () => Date },
  decision: Decision,
): Promise<void> {
  const conversionId = await findDisputedConversion(db.sql, decision.id);
  if (conversionId) return decideConversion({ db, money, now }, conversionId, decision);
  const owners = await ownersToLock(db.sql, decision.id);
  await money.ask<null, Loaded>({
    owners,
    async load(sql) {
      const proposal = await lockProposal(sql, decision.id);
      const { entryId, exchangeId } = proposal?.body ?? {};
      const undone = entryId ? await findEntry(sql, entryId) : null;
      return {
        proposal,
        undone,
        merchantId: await merchantOf(sql, undone),
        netted: await getNetted(sql, undone?.cause.conversion ?? noConversion),
        exchange: exchangeId ? await lockExchange(sql, exchangeId) : null,
        isReversed: entryId ? await isUndone(sql, entryId) : false,
        earned: proposal?.partnerId ? await startupEarnings(sql, proposal.partnerId) : zero,
      };
    },
    decide(wallets, loaded) {
      const no = whyNotDecide(loaded.proposal, decision.by);
      if (no) return new Refusal(no.reason, no.facts);
      if (loaded.isReversed && decision.isConfirmed) return new Refusal('entry_already_reversed');
      const proposal = loaded.proposal as StoredProposal;
      const notNow = decision.isConfirmed ? whyNotEnd(proposal, loaded, now()) : null;
      if (notNow) return new Refusal(notNow.reason, notNow.facts);
      const { entries, claim } = decision.isConfirmed
        ? movesFor(proposal, loaded, wallets, now())
        : { entries: [], claim: null };
      return {
        entries,
        result: null,
        async save(sql) {
          await save(sql, proposal, decision, now());
          if (claim) await insertClaim(sql, claim);
        },
      };
    },
  });
}

/** What was asked for may have moved on, or come too late by now. */
function whyNotEnd({ act }: StoredProposal, { exchange, undone }: Loaded, now: Date): Why | null {
  const ending = exchangeEndings[act];
  if (undone) return whyNotChargeBackNow(undone, now);
  return ending && exchange ? whyNotMove(exchange, ending, 'staff', now) : null;
}

async function ownersToLock(sql: Sql, id: string): Promise<string[]> {
  const partnerId = await findProposalPartner(sql, id);
  const [row] = await sql<{
    [Key in 'act' | 'entryId' | 'exchangeId' | 'outsideId']: string | null;
  }>(
    `select act, body ->> 'entryId' "entryId", body ->> 'exchangeId' "exchangeId",
            body ->> 'outsideId' "outsideId" from proposal where id = $1`,
    [id],
  );
  if (row?.outsideId) return [bankRail, row.outsideId];
  if (row?.act === 'promotion-fund') return [networkOwner, ...promotionOwners];
  const exchange = row?.exchangeId ? await findExchange(sql, row.exchangeId) : null;
  if (exchange) return [exchange.partnerId, exchange.acceptorId];
  const undone = row?.entryId ? await findEntry(sql, row.entryId) : null;
  const fixed = [bankRail, networkOwner, ...(partnerId ? [partnerId] : [])];
  const merchantId = await merchantOf(sql, undone);
  const touched = [...ownersOf(undone?.postings ?? []), ...(merchantId ? [merchantId] : [])];
  return [...new Set([...fixed, ...touched])];
}

const isUndone = async (sql: Sql, entryId: string): Promise<boolean> =>
  (await isReversed(sql, entryId)) || (await isClaimed(sql, entryId));

/** Who had paid the commission that an entry settled. */
async function merchantOf(sql: Sql, entry: EntryFacts | null): Promise<string | null> {
  const { conversion } = entry?.cause ?? {};
  return conversion ? findPayingMerchant(sql, conversion) : null;
}

function movesFor(
  proposal: StoredProposal,
  loaded: Loaded,
  wallets: ReadonlyMap<string, Wallet>,
  now: Date,
) {
  const { act, partnerId } = proposal;
  if (act !== 'chargeback') return { entries: [entryFor(proposal, loaded, wallets)], claim: null };
  const { undone } = loaded;
  if (!undone || !partnerId) throw new Error('The entry to reverse vanished');
  return chargeBack(undone, { ...loaded, proposal, wallet: wallets.get(partnerId), now });
}

function entryFor(
  proposal: StoredProposal,
  { exchange, earned }: Loaded,
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
  if (act === 'startup-return') {
    return startupReturnEntry(wallets.get(owner) as Wallet, { id, cause, earned }).entry;
  }
  const amount = parseMicro(proposal.body.amount ?? '');
  if (amount === null) throw new Error('A proposal without an amount');
  if (outsideActs[act]) return outsideEntry(proposal, amount);
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
  if (act === 'promotion-fund') {
    const transfers = spreadPromotion(amount).map(({ owner, amount }) => ({
      from: capital,
      to: { owner, pocket: 'promotions' } as const,
      amount,
    }));
    return entryOf({ id, kind: 'promotion_fund', cause, transfers });
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
