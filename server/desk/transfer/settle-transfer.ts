import { whyNotMove } from '#domain/exchange/exchange.ts';
import type { UnpaidExchange } from '#domain/exchange/pay-oldest.ts';
import { networkCapital } from '#domain/ledger/accounts.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { type Micro, zero } from '#domain/money.ts';
import type { Shares } from '#domain/plan/clawback.ts';
import { Refusal, refusalOf, type Why } from '#domain/refusal.ts';
import {
  exchangeEndings,
  type ProposalDecision,
  whyNotChargeBack,
  whyNotChargeBackNow,
  whyNotDecision,
} from '#domain/staff/proposal.ts';
import {
  getNetted,
  isClawedBack,
  type NewClawback,
  saveClawback,
} from '../../ads/conversion/conversion.ts';
import { findEntry, isReversed, type LedgerServices } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  type AcceptorPaid,
  type Exchange,
  insertAcceptorPaid,
  listUnpaid,
  lockExchange,
  saveExchangeStep,
} from '../../programme/exchange/exchange.ts';
import { startupEarnings, startupRestored } from '../../programme/plan/plan.ts';
import { reopenDeposit, saveReference } from '../../programme/wallet/wallet.ts';
import { acceptorPayment } from './acceptor-payment.ts';
import { chargeBack } from './charge-back.ts';
import { decideConversion } from './decide-conversion.ts';
import { decidedMoneyAct, type WriteMoneyAct } from './money-act.ts';
import { tellOfMoney } from './tell-of-money.ts';
import { proposalEntry } from './transfer-entry.ts';
import { merchantOf, ownersOfProposal, partnersOf } from './transfer-owners.ts';
import {
  findDisputedConversion,
  lockProposal,
  type StoredProposal,
  saveDecision,
} from './transfer-store.ts';

const noConversion = '00000000-0000-0000-0000-000000000000';

export interface Decision extends ProposalDecision {
  readonly id: string;
}

interface Loaded {
  readonly proposal: StoredProposal | null;
  readonly undone: Awaited<ReturnType<typeof findEntry>>;
  readonly exchange: Exchange | null;
  readonly isReversed: boolean;
  readonly earned: Micro;
  /** What was taken for start-up funds and comes back with a chargeback. */
  readonly restored: Micro;
  /** What is due to the acceptor, when one is to be paid. */
  readonly unpaid: readonly UnpaidExchange[];
  readonly merchantId: string | null;
  /** How much of the commission had gone to older clawbacks. */
  readonly netted: Shares;
}

/** Carries out what another person proposed, or refuses it, with its trace in one transaction. */
export async function decideProposal(
  { db, money, now }: Pick<LedgerServices, 'db' | 'money' | 'now'>,
  decision: Decision,
  writeAct: WriteMoneyAct,
): Promise<void> {
  const conversionId = await findDisputedConversion(db.sql, decision.id);
  if (conversionId) return decideConversion({ db, money, now }, conversionId, decision, writeAct);

  await money.submit<null, Loaded>({
    owners: await ownersOfProposal(db.sql, decision.id),
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
        restored: await startupRestored(sql, undone),
        unpaid:
          proposal?.act === 'acceptor-pay'
            ? await listUnpaid(sql, proposal.body.outsideId ?? '')
            : [],
      };
    },
    decide(wallets, loaded) {
      const no = whyNotDecision(loaded.proposal, decision);
      if (no) return refusalOf(no);
      if (loaded.isReversed && decision.isConfirmed) return new Refusal('entry_already_reversed');
      const proposal = loaded.proposal as StoredProposal;
      const notNow = decision.isConfirmed ? whyNotEnd(proposal, loaded, now()) : null;
      if (notNow) return refusalOf(notNow);
      const { entries, clawback, paid } = decision.isConfirmed
        ? movesFor(proposal, loaded, wallets, now())
        : noMoves;
      return {
        entries,
        result: null,
        async save(sql) {
          const touched = partnersOf(loaded.undone?.postings ?? []);
          await save(sql, proposal, decision, now());
          await writeAct(sql, decidedMoneyAct(proposal, decision, touched), now());
          await tellOfMoney(sql, proposal, entries, now());
          if (clawback) await saveClawback(sql, clawback);
          const deposit = depositUndone(loaded.undone, entries);
          if (deposit) await reopenDeposit(sql, deposit, now());
          if (paid) await insertAcceptorPaid(sql, paid, now());
        },
      };
    },
  });
}

/** The deposit that these entries charge back, if any. */
function depositUndone(undone: Loaded['undone'], entries: readonly Entry[]): string | null {
  if (undone?.kind !== 'deposit') return null;
  return entries.some(({ reverses }) => reverses === undone.id)
    ? (undone.cause.proposal ?? null)
    : null;
}

/** The subject may have changed since, or the proposal may be too late. */
function whyNotEnd({ act }: StoredProposal, { exchange, undone }: Loaded, now: Date): Why | null {
  const ending = exchangeEndings[act];
  if (undone) return whyNotChargeBack(undone) ?? whyNotChargeBackNow(undone, now);
  return ending && exchange ? whyNotMove(exchange, ending, 'staff', now) : null;
}

const isUndone = async (sql: Sql, entryId: string): Promise<boolean> =>
  (await isReversed(sql, entryId)) || (await isClawedBack(sql, entryId));

interface Moves {
  readonly entries: readonly Entry[];
  readonly clawback: NewClawback | null;
  /** The exchanges that an acceptor is paid for. */
  readonly paid: AcceptorPaid | null;
}

const noMoves: Moves = { entries: [], clawback: null, paid: null };

function movesFor(
  proposal: StoredProposal,
  loaded: Loaded,
  wallets: ReadonlyMap<string, Wallet>,
  now: Date,
): Moves {
  const { act, partnerId } = proposal;
  if (act === 'acceptor-pay') {
    const { entry, paid } = acceptorPayment(proposal, loaded.unpaid, wallets);
    return { ...noMoves, entries: [entry], paid };
  }
  if (act !== 'chargeback') {
    return { ...noMoves, entries: [proposalEntry(proposal, loaded, wallets)] };
  }
  const { undone } = loaded;
  if (!undone || !partnerId) throw new Error('The entry to reverse vanished');
  const network = wallets.get(networkCapital.owner);
  const capital = network ? balanceIn(network, 'capital') : zero;
  const facts = { ...loaded, proposal, wallet: wallets.get(partnerId), capital, now };
  return { ...noMoves, ...chargeBack(undone, facts) };
}

async function save(sql: Sql, proposal: StoredProposal, decision: Decision, now: Date) {
  const { by, isConfirmed } = decision;
  const { act, reason, reference } = proposal;
  await saveDecision(sql, proposal.id, decision, now);
  const ending = exchangeEndings[act];
  if (ending && isConfirmed) {
    const step = { state: ending, at: now, by, byId: null, reason, reference };
    await saveExchangeStep(sql, proposal.body.exchangeId ?? '', step);
  }
  // A refused deposit leaves the reference free for the transfer that actually arrives.
  if (act === 'deposit' && !isConfirmed) await saveReference(sql, reference, null);
}
