import {
  disputeEndings,
  exchangeEndings,
  isNetworkTransfer,
  outsideOwners,
  payoutEndings,
  type TransferKind,
  whyNotChargeBack,
  whyNotChargeBackNow,
} from '#domain/desk/transfer.ts';
import { whyNotMove } from '#domain/exchange/exchange.ts';
import { type Micro, parseTyped } from '#domain/money.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { findMerchant, findPublisher } from '../../ads/catalogue/catalogue.ts';
import { getDisputed, isClawedBack } from '../../ads/conversion/conversion.ts';
import { findEntry } from '../../books/ledger/ledger.ts';
import { findErasedAt, isPartner } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findAcceptor, findExchange } from '../../programme/exchange/exchange.ts';
import { findPayout, lockReference } from '../../programme/wallet/wallet.ts';
import type { TransferForm } from '../call/use-case.ts';
import type { StoredTransfer } from './stored-transfer.ts';

/** What the requester named, and its kind. */
export interface TransferRequest extends TransferForm {
  readonly id: string;
  readonly kind: TransferKind;
}

type Target = Pick<StoredTransfer, 'partnerId' | 'targetId' | 'amount'>;

/** Finds whose money a request would move, or refuses what could not be requested. */
export async function prepareTransfer(
  sql: Sql,
  request: TransferRequest,
  now: Date,
): Promise<StoredTransfer> {
  const { id, kind, reason } = request;
  const reference = kind === 'deposit' ? request.reference.trim().toUpperCase() : request.reference;
  const target = await findTarget(sql, { ...request, reference }, now);
  return { id, kind, reason, reference, ...target };
}

async function findTarget(sql: Sql, request: TransferRequest, now: Date): Promise<Target> {
  const { kind } = request;
  if (exchangeEndings[kind]) return findExchangeToEnd(sql, request, now);
  if (disputeEndings[kind]) return findDisputedOrder(sql, request);
  if (payoutEndings[kind]) return findPayoutToEnd(sql, request);
  if (kind === 'chargeback') return findEntryToReverse(sql, request, now);

  const partnerId = await findPartner(sql, request);
  if (kind === 'startup-return') return { partnerId, targetId: null, amount: null };
  const amount = parseAmount(request);
  return { partnerId, targetId: await findOutsider(sql, request), amount };
}

/** It is disputed, or has been unconfirmed for too long. */
async function findExchangeToEnd(
  sql: Sql,
  { kind, targetId, seenState }: TransferRequest,
  now: Date,
): Promise<Target> {
  const exchange = targetId ? await findExchange(sql, targetId) : null;
  if (!exchange) throw new RefusalError('exchange_not_found');
  if (seenState && exchange.state !== seenState) throw new RefusalError('desk_changed_meanwhile');

  const ending = exchangeEndings[kind];
  if (ending) refuse(whyNotMove(exchange, ending, 'staff', now));
  return { partnerId: exchange.partnerId, targetId: exchange.id, amount: null };
}

async function findDisputedOrder(sql: Sql, { targetId }: TransferRequest): Promise<Target> {
  const { click, conversion } = await getDisputed(sql, targetId ?? '');
  return { partnerId: click.partnerId, targetId: conversion.id, amount: null };
}

async function findPayoutToEnd(sql: Sql, { targetId }: TransferRequest): Promise<Target> {
  const payout = targetId ? await findPayout(sql, targetId) : null;
  if (!payout) throw new RefusalError('payout_not_found');
  return { partnerId: payout.partnerId, targetId: payout.id, amount: null };
}

async function findEntryToReverse(sql: Sql, request: TransferRequest, now: Date): Promise<Target> {
  const partnerId = await findPartner(sql, request);
  const entry = request.targetId ? await findEntry(sql, request.targetId) : null;
  const isOwn = entry?.postings.some(({ owner }) => owner === partnerId);
  if (!entry || !isOwn) throw new RefusalError('record_not_found');

  refuse(whyNotChargeBack(entry) ?? whyNotChargeBackNow(entry, now));
  if (await isClawedBack(sql, entry.id)) throw new RefusalError('entry_already_reversed');
  return { partnerId, targetId: entry.id, amount: null };
}

/** A deposit finds its partner by the reference; some money is no partner's. */
async function findPartner(
  sql: Sql,
  { kind, partnerId, reference }: TransferRequest,
): Promise<string | null> {
  if (isNetworkTransfer(kind)) return null;
  if (kind !== 'deposit') {
    if (partnerId && (await isPartner(sql, partnerId))) return partnerId;
    throw new RefusalError('desk_value_wrong', { what: 'the partner' });
  }

  const holderId = await lockReference(sql, reference);
  if (!holderId) throw new RefusalError('deposit_reference_not_found');
  // Nobody could ever withdraw it.
  if (await findErasedAt(sql, holderId)) throw new RefusalError('desk_erased_deposit');
  return holderId;
}

const finders = { merchant: findMerchant, publisher: findPublisher, acceptor: findAcceptor };

async function findOutsider(sql: Sql, { kind, targetId }: TransferRequest): Promise<string | null> {
  const owner = outsideOwners[kind];
  if (!owner) return null;
  if (targetId && (await finders[owner](sql, targetId))) return targetId;
  throw new RefusalError('desk_value_wrong', { what: `the ${owner}` });
}

function parseAmount({ amount = '' }: TransferRequest): Micro {
  const parsed = parseTyped(amount);
  if (!parsed || parsed <= 0n) throw new RefusalError('desk_value_wrong', { what: 'the amount' });
  return parsed;
}
