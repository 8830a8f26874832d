import { randomUUID } from 'node:crypto';
import { whyNotMove } from '#domain/exchange/exchange.ts';
import { formatMicro, parseTyped } from '#domain/money.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import {
  disputeEndings,
  exchangeEndings,
  type Outsider,
  outsideActs,
  type ProposalAct,
  whyNotChargeBack,
  whyNotChargeBackNow,
} from '#domain/staff/proposal.ts';
import { findMerchant, isPublisher } from '../../ads/catalogue/catalogue.ts';
import {
  type DisputedConversion,
  getDisputed,
  isClawedBack,
} from '../../ads/conversion/conversion.ts';
import { findEntry } from '../../books/ledger/ledger.ts';
import { findErasedAt, isPartner } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findAcceptor, findExchange } from '../../programme/exchange/exchange.ts';
import { lockReference, saveReference } from '../../programme/wallet/wallet.ts';
import { concernedBy, type MoneyAct } from './money-act.ts';
import { partnersOf } from './transfer-owners.ts';
import { insertProposal } from './transfer-store.ts';

export interface ProposalForm {
  readonly act: ProposalAct;
  /** For an act on an account; a deposit finds its partner by the reference. */
  readonly partnerId?: string | null;
  readonly amount?: string | null;
  /** The entry that a chargeback reverses. */
  readonly entryId?: string | null;
  /** The SHA-256 of the evidence for a chargeback. */
  readonly evidence?: string | undefined;
  /** The exchange to decide, which names its partner. */
  readonly exchangeId?: string | null;
  /** The conversion whose dispute is decided, which names its partner. */
  readonly conversionId?: string | null;
  /** The merchant, publisher or acceptor whose money moves. */
  readonly outsideId?: string | null;
  readonly reference: string;
  readonly reason: string;
  readonly by: string;
}

/** Proposes a transfer of money. Nothing moves until another person confirms it. */
export async function propose(sql: Sql, form: ProposalForm, now: Date): Promise<MoneyAct> {
  const id = randomUUID();
  const { act, by, reason, reference } = form;
  const exchange = await exchangeOf(sql, form, now);
  const disputed = disputeEndings[act] ? await getDisputed(sql, form.conversionId ?? '') : null;
  const found = exchange?.partnerId ?? disputed?.click.partnerId;
  const partnerId = found ?? (await partnerOf(sql, form));
  const body = await bodyOf(sql, form, partnerId, exchange, disputed, now);

  const stored = { id, act, partnerId, body, madeBy: by, reason, reference, madeAt: now };
  if (!(await insertProposal(sql, stored))) throw new Refusal('proposal_reference_used');
  if (act === 'deposit') await saveReference(sql, reference, id);

  const undone = body.entryId ? await findEntry(sql, body.entryId) : null;
  const concerns = concernedBy(stored, partnersOf(undone?.postings ?? []));
  return { proposalId: id, act: `propose-${act}`, concerns, reason, reference, body };
}

/** The exchange that the act ends, if any: disputed, or unconfirmed for too long. */
async function exchangeOf(sql: Sql, { act, exchangeId }: ProposalForm, now: Date) {
  const ending = exchangeEndings[act];
  if (!ending) return null;
  const exchange = exchangeId ? await findExchange(sql, exchangeId) : null;
  if (!exchange) throw new Refusal('exchange_not_found');
  refuse(whyNotMove(exchange, ending, 'staff', now));
  return exchange;
}

async function partnerOf(sql: Sql, { act, partnerId, reference }: ProposalForm) {
  if (act === 'capital-in' || act === 'promotion-fund' || outsideActs[act]) return null;
  if (act !== 'deposit') {
    if (!partnerId || !(await isPartner(sql, partnerId))) {
      throw new Refusal('proposal_incomplete', { field: 'partner' });
    }
    return partnerId;
  }
  const known = await lockReference(sql, reference);
  if (!known) throw new Refusal('deposit_reference_not_found');
  if (known.proposalId) throw new Refusal('proposal_reference_used');
  // Nobody could ever withdraw it.
  if (await findErasedAt(sql, known.partnerId)) throw new Refusal('desk_erased_deposit');
  return known.partnerId;
}

const findOutsider = { merchant: findMerchant, publisher: isPublisher, acceptor: findAcceptor };

async function getOutside(sql: Sql, whose: Outsider, id: string | null) {
  const isKnown = id !== null && (await findOutsider[whose](sql, id));
  if (!isKnown) throw new Refusal('proposal_incomplete', { field: whose });
  return id;
}

async function bodyOf(
  sql: Sql,
  form: ProposalForm,
  partnerId: string | null,
  exchange: { readonly id: string } | null,
  disputed: DisputedConversion | null,
  now: Date,
): Promise<Record<string, string>> {
  if (exchange) return { exchangeId: exchange.id };
  if (disputed) return { conversionId: disputed.conversion.id };
  if (form.act === 'startup-return') return {};
  if (form.act === 'chargeback') {
    const entry = form.entryId ? await findEntry(sql, form.entryId) : null;
    const isOwn = entry?.postings.some(({ owner }) => owner === partnerId);
    if (!entry || !isOwn) throw new Refusal('record_not_found');
    refuse(whyNotChargeBack(entry) ?? whyNotChargeBackNow(entry, now));
    if (await isClawedBack(sql, entry.id)) throw new Refusal('entry_already_reversed');
    return { entryId: entry.id, ...(form.evidence ? { evidence: form.evidence } : {}) };
  }
  const amount = parseTyped(form.amount ?? '');
  if (!amount || amount <= 0n) throw new Refusal('proposal_incomplete', { field: 'amount' });
  const whose = outsideActs[form.act];
  const outsideId = whose ? await getOutside(sql, whose, form.outsideId ?? null) : null;
  return { amount: formatMicro(amount), ...(outsideId && { outsideId }) };
}
