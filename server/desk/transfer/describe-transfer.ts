import { devices } from '#domain/delivery/event-line.ts';
import {
  disputeEndings,
  exchangeEndings,
  outsideOwners,
  payoutEndings,
} from '#domain/desk/transfer.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { recoveryShortfallOf } from '#domain/ledger/recovery.ts';
import { formatMicro, largerOf, type Micro, parseMicro } from '#domain/money.ts';
import { startupReturnable } from '#domain/wallet/startup.ts';
import { getDisputed } from '../../ads/conversion/conversion.ts';
import { findEntry, getBalances } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findExchange } from '../../programme/exchange/exchange.ts';
import { findPayout } from '../../programme/wallet/wallet.ts';
import {
  findLastBankLine,
  getOrderFacts,
  getOwnerName,
  getPayoutPeople,
} from './described-store.ts';
import type { StoredTransfer } from './stored-transfer.ts';

type Facts = Readonly<Record<string, string>>;

/** What a transfer is about, and the amount that it has by that. */
interface Subject {
  readonly amount: Micro | null;
  readonly facts: Facts;
}

/** What whoever decides reads: whose money it is, how much, and what it is about. */
export async function describeTransfer(
  sql: Sql,
  transfer: StoredTransfer,
  evidence: string | undefined,
): Promise<Facts> {
  const subject = await describeSubject(sql, transfer);
  const amount = transfer.amount ?? subject.amount;
  return {
    ...(await nameOwner(sql, transfer)),
    ...(amount !== null && { amount: formatMicro(amount) }),
    ...subject.facts,
    reference: transfer.reference,
    ...(evidence && { evidence }),
  };
}

async function nameOwner(sql: Sql, { kind, partnerId, targetId }: StoredTransfer): Promise<Facts> {
  const owner = partnerId ? 'partner' : outsideOwners[kind];
  return owner ? { [owner]: await getOwnerName(sql, partnerId ?? targetId ?? '') } : {};
}

async function describeSubject(sql: Sql, transfer: StoredTransfer): Promise<Subject> {
  const { kind, targetId } = transfer;
  if (exchangeEndings[kind]) return describeExchange(sql, targetId ?? '');
  if (payoutEndings[kind]) return describePayout(sql, transfer);
  if (disputeEndings[kind]) return describeOrder(sql, targetId ?? '');
  if (kind === 'startup-return') return describeAdvance(sql, transfer);
  return kind === 'chargeback' ? describeEntry(sql, transfer) : { amount: null, facts: {} };
}

/** It takes what is due when it is approved; what the advance lost stays with the network. */
async function describeAdvance(sql: Sql, { partnerId }: StoredTransfer): Promise<Subject> {
  const wallet = await getBalances(sql, partnerId ?? '');
  const facts = {
    dueNow: formatMicro(startupReturnable(wallet)),
    leftOfIt: formatMicro(balanceIn(wallet, 'startup')),
  };
  return { amount: null, facts };
}

async function describeExchange(sql: Sql, exchangeId: string): Promise<Subject> {
  const exchange = await findExchange(sql, exchangeId);
  if (!exchange) throw new Error('The exchange to end vanished');

  const { acceptorId, amount, heldAt, state } = exchange;
  const acceptor = await getOwnerName(sql, acceptorId);
  const facts = { exchange: exchangeId, acceptor, heldAt: heldAt.toISOString(), state };
  return { amount, facts };
}

/** Who vouched for it so far, and what the bank says about it, if a statement was imported. */
async function describePayout(sql: Sql, { kind, targetId }: StoredTransfer): Promise<Subject> {
  const payout = await findPayout(sql, targetId ?? '');
  if (!payout) throw new Error('The payout to return vanished');

  const { approvedBy, sentBy } = await getPayoutPeople(sql, payout.id);
  const line = await findLastBankLine(sql, payout.id);
  const facts = {
    to: payout.target,
    state: `${payout.state} → ${payoutEndings[kind]}`,
    approvedBy,
    sentBy: sentBy ?? 'nobody, by our records',
    bankStatement: line
      ? `${line.isCredit ? 'came back' : 'left'}: ${formatMicro(line.amount)} on ${line.bookedOn}`
      : 'no imported line names this payout',
  };
  return { amount: payout.amount, facts };
}

/** The facts for a verdict, as the requester saw them. */
async function describeOrder(sql: Sql, conversionId: string): Promise<Subject> {
  const { conversion, dispute } = await getDisputed(sql, conversionId);
  const order = await getOrderFacts(sql, conversionId);
  const { txid, merchant, plan, clickedAt, occurredAt, reportedAt, country, placement } = order;
  const device = order.device === null ? null : devices[order.device];
  const click = [device, country, placement].filter(Boolean).join(', ');
  return {
    amount: conversion.commission,
    facts: {
      order: txid,
      merchant,
      plan,
      clickedAt: clickedAt.toISOString(),
      orderedAt: occurredAt.toISOString(),
      reportedAt: reportedAt.toISOString(),
      clickFrom: click || 'not kept',
      objection: dispute.text,
    },
  };
}

async function describeEntry(sql: Sql, transfer: StoredTransfer): Promise<Subject> {
  const { partnerId, targetId } = transfer;
  const entry = await findEntry(sql, targetId ?? '');
  if (!entry || !partnerId) throw new Error('The entry to reverse vanished');

  const { kind, at: recordedAt, remark } = entry;
  const partnerPostings = entry.postings.filter(({ owner }) => owner === partnerId);
  const availablePostings = partnerPostings.filter(({ pocket }) => pocket === 'available');
  const amount = (availablePostings.length > 0 ? availablePostings : partnerPostings)
    .map((posting) => posting.amount)
    .reduce(largerOf);
  const facts = {
    record: kind,
    recordedAt: recordedAt.toISOString(),
    ...(remark && { remark }),
    entry: entry.id,
    ...(kind === 'deposit' && (await describeDebt(sql, partnerId, amount))),
  };
  return { amount, facts };
}

/** What the balance lacks, the network carries until money of the partner pays it. */
async function describeDebt(sql: Sql, partnerId: string, amount: Micro): Promise<Facts> {
  const owed = recoveryShortfallOf(amount, await getBalances(sql, partnerId));
  return { staysOwed: formatMicro(owed) };
}

/** What a request is about, with what would stay owed if it were approved now. */
export async function describeDebtNow(
  sql: Sql,
  about: Facts,
  partnerId: string | null,
): Promise<Facts> {
  const amount = about.amount === undefined ? null : parseMicro(about.amount);
  if (about.staysOwed === undefined || amount === null || partnerId === null) return about;
  return { ...about, ...(await describeDebt(sql, partnerId, amount)) };
}
