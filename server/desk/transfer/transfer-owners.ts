import { disputeEndings, outsideOwners } from '#domain/desk/transfer.ts';
import {
  isOwnPocket,
  isPartnerPocket,
  networkCapital,
  networkPromotions,
} from '#domain/ledger/accounts.ts';
import { ownersOf, type Posting, type StoredEntry } from '#domain/ledger/entry.ts';
import { bankRail } from '#domain/wallet/rails.ts';
import { findPayingMerchant } from '../../ads/catalogue/catalogue.ts';
import { findDisputed } from '../../ads/conversion/conversion.ts';
import { findEntry } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listUnpaid } from '../../programme/exchange/exchange.ts';
import type { StoredTransfer } from './stored-transfer.ts';

/**
 * The owners between whose wallets a transfer moves money. One on a partner's account locks that
 * partner's, and the network's capital if that may give or take.
 */
export async function listOwners(sql: Sql, transfer: StoredTransfer): Promise<string[]> {
  const { kind, partnerId, targetId } = transfer;
  if (kind === 'acceptor-pay') {
    const unpaid = await listUnpaid(sql, targetId ?? '');
    return [...new Set([bankRail, ...unpaid.map((exchange) => exchange.partnerId)])];
  }
  if (outsideOwners[kind] && targetId) return [bankRail, targetId];
  if (kind === 'capital-in') return [bankRail, networkCapital.owner];
  if (kind === 'promotion-fund') return [networkCapital.owner, networkPromotions.owner];
  if (!partnerId) return [];

  if (kind === 'startup-return' || kind === 'startup-advance') {
    return [partnerId, networkCapital.owner];
  }
  if (disputeEndings[kind]) {
    const disputed = await findDisputed(sql, targetId ?? '');
    return disputed ? [disputed.click.merchantId, partnerId] : [partnerId];
  }
  return kind === 'chargeback' ? listOwnersOfEntry(sql, transfer) : [partnerId];
}

async function listOwnersOfEntry(
  sql: Sql,
  { partnerId, targetId }: StoredTransfer,
): Promise<string[]> {
  const entry = await findEntry(sql, targetId ?? '');
  const merchantId = await findMerchantOf(sql, entry);
  const owners = [partnerId, ...ownersOf(entry?.postings ?? []), merchantId];
  // With a commission, what start-up funds had taken of it may come back out of capital.
  if (entry?.cause.conversion) owners.push(networkCapital.owner);
  return [...new Set(owners)].filter((owner) => owner !== null);
}

/** The partners whom a transfer concerns: its own, and those whose money it moves besides. */
export async function listConcernedPartners(
  sql: Sql,
  { kind, partnerId, targetId }: Pick<StoredTransfer, 'kind' | 'partnerId' | 'targetId'>,
): Promise<string[]> {
  if (!partnerId) return [];
  const undone = kind === 'chargeback' && targetId ? await findEntry(sql, targetId) : null;
  return [...new Set([partnerId, ...listMovedPartners(undone?.postings ?? [])])];
}

/** The merchant who paid the commission that an entry settled. */
export async function findMerchantOf(sql: Sql, entry: StoredEntry | null): Promise<string | null> {
  const { conversion } = entry?.cause ?? {};
  return conversion ? findPayingMerchant(sql, conversion) : null;
}

/** The partners whose own money an entry moves: a profit share moves that of two. */
export const listMovedPartners = (postings: readonly Posting[]): string[] =>
  ownersOf(postings.filter(({ pocket }) => isPartnerPocket(pocket) && isOwnPocket(pocket)));
