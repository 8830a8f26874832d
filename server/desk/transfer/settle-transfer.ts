import {
  disputeEndings,
  exchangeEndings,
  payoutEndings,
  whyNotChargeBack,
  whyNotChargeBackNow,
} from '#domain/desk/transfer.ts';
import { whyNotMove } from '#domain/exchange/exchange.ts';
import type { UnpaidExchange } from '#domain/exchange/pay-oldest.ts';
import { networkCapital } from '#domain/ledger/accounts.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { type Micro, zero } from '#domain/money.ts';
import type { Shares } from '#domain/plan/clawback.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { type StaffPerson, whyNotSecondPerson } from '#domain/staff/second-person.ts';
import {
  carryOutVerdict,
  type DisputedConversion,
  findDisputed,
  getNetted,
  isClawedBack,
  saveClawback,
} from '../../ads/conversion/conversion.ts';
import { checkEntries, findEntry, getBalances, isReversed } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  createEndEntry,
  type Exchange,
  findExchange,
  insertAcceptorPayment,
  listUnpaid,
  lockExchange,
  saveExchangeStep,
} from '../../programme/exchange/exchange.ts';
import { startupEarnings, startupRestored } from '../../programme/plan/plan.ts';
import {
  loadPayoutReturn,
  type PayoutReturn,
  reopenDeposit,
  returnPayout,
} from '../../programme/wallet/wallet.ts';
import { createAcceptorPayment } from './acceptor-payment.ts';
import { chargeBack } from './charge-back.ts';
import { findImporterId } from './described-store.ts';
import type { StoredTransfer } from './stored-transfer.ts';
import { tellOfMoney } from './tell-of-money.ts';
import { createTransferEntry } from './transfer-entry.ts';
import { findMerchantOf, listOwners } from './transfer-owners.ts';

/** The two people, for what is written beside the money. */
export interface Deciders {
  /** By name. */
  readonly requester: string;
  readonly decider: StaffPerson;
}

/** What the books must know to move the money. */
export interface LoadedTransfer {
  readonly reversedEntry: Awaited<ReturnType<typeof findEntry>>;
  readonly isEntryReversed: boolean;
  readonly exchange: Exchange | null;
  readonly payout: PayoutReturn | null;
  /** Who imported the bank statement that a deposit is on, by id. */
  readonly importedById: string | null;
  readonly disputed: DisputedConversion | null;
  readonly earnings: Micro;
  /** What was taken for start-up funds and comes back with a chargeback. */
  readonly restored: Micro;
  /** What is due to the acceptor, when one is to be paid. */
  readonly unpaid: readonly UnpaidExchange[];
  readonly merchantId: string | null;
  /** How much of the commission had gone to older clawbacks. */
  readonly netted: Shares;
}

/** The entries of a transfer, and what is saved beside them. */
interface SettledTransfer {
  readonly entries: readonly Entry[];
  readonly save: (sql: Sql) => Promise<void>;
}

const noConversion = '00000000-0000-0000-0000-000000000000';

/** Loads what a transfer is about, and locks it where it is about to change. */
export async function loadTransfer(
  sql: Sql,
  { id, kind, partnerId, targetId }: StoredTransfer,
  isLocked = true,
): Promise<LoadedTransfer> {
  const target = targetId ?? '';
  const readExchange = isLocked ? lockExchange : findExchange;
  const reversedEntry = kind === 'chargeback' ? await findEntry(sql, target) : null;
  return {
    reversedEntry,
    isEntryReversed: reversedEntry !== null && (await isEntryUndone(sql, reversedEntry.id)),
    exchange: exchangeEndings[kind] ? await readExchange(sql, target) : null,
    payout: payoutEndings[kind] ? await loadPayoutReturn(sql, target, isLocked) : null,
    importedById: kind === 'deposit' ? await findImporterId(sql, id) : null,
    disputed: disputeEndings[kind] ? await findDisputed(sql, target) : null,
    earnings: partnerId ? await startupEarnings(sql, partnerId) : zero,
    restored: await startupRestored(sql, reversedEntry),
    unpaid: kind === 'acceptor-pay' ? await listUnpaid(sql, target) : [],
    merchantId: await findMerchantOf(sql, reversedEntry),
    netted: await getNetted(sql, reversedEntry?.cause.conversion ?? noConversion),
  };
}

const isEntryUndone = async (sql: Sql, entryId: string): Promise<boolean> =>
  (await isReversed(sql, entryId)) || (await isClawedBack(sql, entryId));

/** Decides on locked wallets what a transfer moves now, or refuses it. */
export function settleTransfer(
  transfer: StoredTransfer,
  loaded: LoadedTransfer,
  wallets: ReadonlyMap<string, Wallet>,
  people: Deciders,
  now: Date,
): SettledTransfer {
  const { entries, save } = decideMoves(transfer, loaded, wallets, people, now);
  return {
    entries,
    async save(sql) {
      await save(sql);
      await tellOfMoney(sql, transfer, entries, now);
    },
  };
}

function decideMoves(
  transfer: StoredTransfer,
  loaded: LoadedTransfer,
  wallets: ReadonlyMap<string, Wallet>,
  people: Deciders,
  now: Date,
): SettledTransfer {
  const { kind } = transfer;
  if (disputeEndings[kind]) return settleVerdict(transfer, loaded, wallets, people, now);
  if (payoutEndings[kind]) return settlePayout(transfer, loaded, people, now);
  if (exchangeEndings[kind]) return settleExchange(transfer, loaded, people, now);
  if (kind === 'chargeback') return settleChargeback(transfer, loaded, wallets, now);
  // The lines are only what whoever imported them says: somebody else vouches for the money.
  refuse(whyNotSecondPerson(loaded.importedById, people.decider.id));
  if (kind !== 'acceptor-pay') {
    const entry = createTransferEntry(transfer, loaded.earnings, wallets);
    return { entries: [entry], save: async () => {} };
  }

  const { entry, payment } = createAcceptorPayment(transfer, loaded.unpaid, wallets);
  return { entries: [entry], save: (sql) => insertAcceptorPayment(sql, payment, now) };
}

/** The subject may have changed since it was requested, or it may be too late. */
function settleExchange(
  { id, kind, reason, reference }: StoredTransfer,
  { exchange }: LoadedTransfer,
  { decider }: Deciders,
  now: Date,
): SettledTransfer {
  const ending = exchangeEndings[kind];
  if (!exchange || !ending) throw new Error('The exchange to end vanished');

  refuse(whyNotMove(exchange, ending, 'staff', now));
  const cause = { proposal: id, reference };
  const by = { by: decider.name, byId: decider.id };
  const step = { state: ending, at: now, ...by, reason, reference };
  return {
    entries: [createEndEntry(exchange, ending, { cause, remark: reason })],
    save: (sql) => saveExchangeStep(sql, exchange.id, step),
  };
}

function settlePayout(
  { kind, reason, reference }: StoredTransfer,
  { payout: loaded }: LoadedTransfer,
  { decider: movedBy }: Deciders,
  now: Date,
): SettledTransfer {
  const newState = payoutEndings[kind];
  if (!loaded || !newState) throw new Error('The payout to return vanished');

  const { entry, save } = returnPayout(loaded, { newState, movedBy, reason, reference }, now);
  return { entries: [entry], save };
}

function settleVerdict(
  { kind, reason }: StoredTransfer,
  { disputed }: LoadedTransfer,
  wallets: ReadonlyMap<string, Wallet>,
  { requester, decider }: Deciders,
  now: Date,
): SettledTransfer {
  const outcome = disputeEndings[kind];
  if (!disputed || !outcome) throw new RefusalError('dispute_not_open');
  return carryOutVerdict(disputed, wallets, {
    outcome,
    decidedBy: `${requester}, ${decider.name}`,
    decidedById: decider.id,
    reason,
    decidedAt: now,
  });
}

function settleChargeback(
  transfer: StoredTransfer,
  loaded: LoadedTransfer,
  wallets: ReadonlyMap<string, Wallet>,
  now: Date,
): SettledTransfer {
  const { reversedEntry, isEntryReversed, merchantId, netted, restored } = loaded;
  if (!reversedEntry || !transfer.partnerId) throw new Error('The entry to reverse vanished');
  if (isEntryReversed) throw new RefusalError('entry_already_reversed');
  refuse(whyNotChargeBack(reversedEntry) ?? whyNotChargeBackNow(reversedEntry, now));

  const network = wallets.get(networkCapital.owner);
  const { entries, clawback } = chargeBack(reversedEntry, {
    transfer,
    merchantId,
    netted,
    restored,
    wallet: wallets.get(transfer.partnerId),
    capital: network ? balanceIn(network, 'capital') : zero,
    now,
  });
  const isReversedNow = entries.some(({ reverses }) => reverses === reversedEntry.id);
  const depositId =
    reversedEntry.kind === 'deposit' && isReversedNow ? reversedEntry.cause.proposal : undefined;
  return {
    entries,
    async save(sql) {
      if (clawback) await saveClawback(sql, clawback);
      if (depositId) await reopenDeposit(sql, depositId, now);
    },
  };
}

/** Whoever will decide is somebody else than anybody here. */
const nobodyYet: StaffPerson = { id: '', name: '' };

/**
 * Refuses a transfer that could not be settled now, and moves nothing. It reads without locks: what
 * counts are the rules, and whether the balances could bear it.
 */
export async function tryTransfer(
  sql: Sql,
  transfer: StoredTransfer,
  requester: string,
  now: Date,
): Promise<void> {
  const loaded = await loadTransfer(sql, transfer, false);
  const wallets = new Map<string, Wallet>();
  for (const owner of await listOwners(sql, transfer)) {
    wallets.set(owner, await getBalances(sql, owner));
  }
  const people = { requester, decider: nobodyYet };
  checkEntries(wallets, settleTransfer(transfer, loaded, wallets, people, now).entries, now);
}
