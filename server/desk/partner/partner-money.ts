import * as v from 'valibot';
import type {
  listPartnerRecords as listPartnerRecordsRoute,
  proposeAdvance as proposeAdvanceRoute,
  proposeChargeback as proposeChargebackRoute,
  proposeReturn as proposeReturnRoute,
  showPartnerMoney as showPartnerMoneyRoute,
} from '#contract/desk/partner-money.ts';
import { id as idShape } from '#contract/shape.ts';
import { isOwnPocket, isPartnerPocket, pocketNames } from '#domain/ledger/accounts.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { owedBack } from '#domain/ledger/recovery.ts';
import { formatMicro } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { whyNotChargeBack, whyNotChargeBackNow } from '#domain/staff/proposal.ts';
import { isClawedBack } from '../../ads/conversion/conversion.ts';
import {
  balancesOf,
  isReversed,
  listRecords,
  type WalletRecord,
} from '../../books/ledger/ledger.ts';
import { getPartner, isPartner } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import { startupDue } from '../../programme/wallet/wallet.ts';
import type { DeskCall, DeskUseCase } from '../call/desk-call.ts';
import { tellMeanwhile } from '../call/told-meanwhile.ts';
import { findPartnerId } from '../proposal/partner-store.ts';
import { type ProposalForm, propose } from '../proposal/propose.ts';

/** The partner with a username or id. */
async function getKnownPartner(sql: Sql, called: string) {
  const partnerId = v.is(idShape, called) ? called : await findPartnerId(sql, called);
  if (!partnerId || !(await isPartner(sql, partnerId))) throw new Refusal('desk_not_found');
  const { id, username, nickname } = await getPartner(sql, partnerId);
  return { id, name: username ?? nickname };
}

export const ownPockets = pocketNames.filter(
  (pocket) => isPartnerPocket(pocket) && isOwnPocket(pocket),
);

export const showPartnerMoney: DeskUseCase<typeof showPartnerMoneyRoute> = async (
  { db },
  { partner },
) => {
  const { id, name } = await getKnownPartner(db.sql, partner);
  const wallet = await balancesOf(db.sql, id);
  return {
    id,
    partner: name,
    balances: ownPockets.map((pocket) => ({
      pocket,
      amount: formatMicro(balanceIn(wallet, pocket)),
    })),
    startupDue: formatMicro(startupDue(wallet)),
    recovery: formatMicro(owedBack(wallet)),
  };
};

export const listPartnerRecords: DeskUseCase<typeof listPartnerRecordsRoute> = async (
  call,
  input,
) => {
  const { sql } = call.db;
  const { id: owner } = await getKnownPartner(sql, input.partner);
  const { list, next } = await listRecords(sql, owner, {}, input.cursor ?? null);
  const shown = [];
  for (const record of list) {
    const { id, seq, at, type, kind, amount, moved, remark, reverses } = record;
    const whyNot = await whyNotUndo(sql, record, call.now());
    const money = { amount: formatMicro(moved?.amount ?? amount), remark, reverses, whyNot };
    shown.push({ id, seq, at: at.toISOString(), type, kind, ...money });
  }
  return { list: shown, next };
};

/** The check that the proposal itself makes, shown in advance. */
async function whyNotUndo(sql: Sql, record: WalletRecord, now: Date): Promise<string | null> {
  const { id, kind, cause, own, others, at } = record;
  const no =
    whyNotChargeBack({ kind, cause, postings: [...own, ...others.map(elsewhere)] }) ??
    whyNotChargeBackNow({ kind, cause, at }, now);
  if (no) return no.reason;
  const isUndone = (await isReversed(sql, id)) || (await isClawedBack(sql, id));
  return isUndone ? 'entry_already_reversed' : null;
}

const elsewhere = (end: WalletRecord['others'][number]) => ({ ...end, owner: '' });

type Asked = Pick<ProposalForm, 'act' | 'partnerId' | 'reason' | 'reference'> & {
  readonly amount?: string;
  readonly entryId?: string;
  readonly evidence?: string | undefined;
};

async function ask(call: DeskCall<typeof proposeAdvanceRoute>, asked: Asked) {
  const form = { amount: null, entryId: null, ...asked, by: call.staff.name };
  return { id: await tellMeanwhile(propose(call.db, form, call.now())) };
}

export const proposeAdvance: DeskUseCase<typeof proposeAdvanceRoute> = (call, input) =>
  ask(call, { act: 'startup-advance', ...input });

export const proposeReturn: DeskUseCase<typeof proposeReturnRoute> = (call, input) =>
  ask(call, { act: 'startup-return', ...input });

export const proposeChargeback: DeskUseCase<typeof proposeChargebackRoute> = (call, input) =>
  ask(call, { act: 'chargeback', ...input });
