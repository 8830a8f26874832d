import * as v from 'valibot';
import type * as partnerMoney from '#contract/desk/partner-money.ts';
import { id as idShape } from '#contract/shape.ts';
import { whyNotChargeBack, whyNotChargeBackNow } from '#domain/desk/transfer.ts';
import { isOwnPocket, isPartnerPocket, pocketNames } from '#domain/ledger/accounts.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { recoveryDebtOf } from '#domain/ledger/recovery.ts';
import { RefusalError } from '#domain/refusal.ts';
import { isClawedBack } from '../../ads/conversion/conversion.ts';
import {
  getBalances,
  isReversed,
  listRecords,
  type WalletRecord,
} from '../../books/ledger/ledger.ts';
import { getPartner, isPartner } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import { startupDue } from '../../programme/wallet/wallet.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { findPartnerId } from '../transfer/partner-store.ts';

export const partnerMoneyUseCases = {
  async showPartnerMoney({ db }, { partner }) {
    const { id, name } = await getKnownPartner(db.sql, partner);
    const wallet = await getBalances(db.sql, id);
    return {
      id,
      partner: name,
      balances: ownPockets.map((pocket) => ({ pocket, amount: balanceIn(wallet, pocket) })),
      startupDue: startupDue(wallet),
      recovery: recoveryDebtOf(wallet),
    };
  },

  async listPartnerRecords({ db, now }, { partner, cursor }) {
    const { sql } = db;
    const { id: owner } = await getKnownPartner(sql, partner);
    const { list, next } = await listRecords(sql, owner, {}, cursor);

    const records = [];
    for (const record of list) {
      const { amount, moved } = record;
      const whyNot = await whyNotReverse(sql, record, now());
      records.push({ ...record, amount: moved?.amount ?? amount, whyNot });
    }
    return { list: records, next };
  },
} satisfies DeskUseCases<typeof partnerMoney>;

/** The partner with a username or id. */
async function getKnownPartner(sql: Sql, usernameOrId: string) {
  const isId = v.is(idShape, usernameOrId);
  const partnerId = isId ? usernameOrId : await findPartnerId(sql, usernameOrId);
  if (!partnerId || !(await isPartner(sql, partnerId))) throw new RefusalError('desk_not_found');
  const { id, username, nickname } = await getPartner(sql, partnerId);
  return { id, name: username ?? nickname };
}

export const ownPockets = pocketNames.filter(
  (pocket) => isPartnerPocket(pocket) && isOwnPocket(pocket),
);

/** The check that the request itself makes, shown in advance. */
async function whyNotReverse(sql: Sql, record: WalletRecord, now: Date): Promise<string | null> {
  const { id, kind, cause, ownPostings, otherPostings, at: recordedAt } = record;
  const refusal =
    whyNotChargeBack({
      kind,
      cause,
      postings: [...ownPostings, ...otherPostings.map(withoutOwner)],
    }) ?? whyNotChargeBackNow({ kind, cause, at: recordedAt }, now);
  if (refusal) return refusal.reason;
  const isUndone = (await isReversed(sql, id)) || (await isClawedBack(sql, id));
  return isUndone ? 'entry_already_reversed' : null;
}

const withoutOwner = (end: WalletRecord['otherPostings'][number]) => ({ ...end, owner: '' });
