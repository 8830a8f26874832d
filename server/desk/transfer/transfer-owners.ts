import {
  isOwnPocket,
  isPartnerPocket,
  networkCapital,
  networkPromotions,
} from '#domain/ledger/accounts.ts';
import { type EntryFacts, ownersOf, type Posting } from '#domain/ledger/entry.ts';
import { bankRail } from '#domain/wallet/rails.ts';
import { findPayingMerchant } from '../../ads/catalogue/catalogue.ts';
import { findEntry } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listUnpaid } from '../../programme/exchange/exchange.ts';
import { findProposal } from './transfer-store.ts';

/**
 * The owners between whose wallets an act of staff moves money. An act on a partner's account locks
 * that partner's, and the network's capital if that may give or take.
 */
export async function ownersOfProposal(sql: Sql, id: string): Promise<string[]> {
  const { act, partnerId, body } = (await findProposal(sql, id)) ?? {};
  if (act === 'acceptor-pay' && body?.outsideId) {
    const unpaid = await listUnpaid(sql, body.outsideId);
    return [...new Set([bankRail, ...unpaid.map(({ partnerId }) => partnerId)])];
  }
  if (body?.outsideId) return [bankRail, body.outsideId];
  if (act === 'capital-in') return [bankRail, networkCapital.owner];
  if (act === 'promotion-fund') return [networkCapital.owner, networkPromotions.owner];
  if (!partnerId) return [];
  if (act === 'startup-return' || act === 'startup-advance') {
    return [partnerId, networkCapital.owner];
  }
  const undone = body?.entryId ? await findEntry(sql, body.entryId) : null;
  const merchantId = await merchantOf(sql, undone);
  const touched = [...ownersOf(undone?.postings ?? []), ...(merchantId ? [merchantId] : [])];
  // With a commission, what start-up funds had taken of it may come back out of capital.
  const capital = undone?.cause.conversion ? [networkCapital.owner] : [];
  return [...new Set([partnerId, ...touched, ...capital])];
}

/** The merchant who paid the commission that an entry settled. */
export async function merchantOf(sql: Sql, entry: EntryFacts | null): Promise<string | null> {
  const { conversion } = entry?.cause ?? {};
  return conversion ? findPayingMerchant(sql, conversion) : null;
}

/** The partners whose own money an entry moves: a profit share moves that of two. */
export const partnersOf = (postings: readonly Posting[]): string[] =>
  ownersOf(postings.filter(({ pocket }) => isPartnerPocket(pocket) && isOwnPocket(pocket)));
