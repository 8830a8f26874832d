import type {
  listPartnerActs as listPartnerActsRoute,
  listPartnerPlans as listPartnerPlansRoute,
  listPartners as listPartnersRoute,
  listPartnerWallet as listPartnerWalletRoute,
  showPartner as showPartnerRoute,
} from '#contract/desk/partners.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { creditBandOf, creditScoreOf } from '#domain/level/credit.ts';
import { levelOf } from '#domain/level/level.ts';
import { formatMicro, subtract } from '#domain/money.ts';
import { dataExportDays } from '#domain/partner/erasure.ts';
import { Refusal } from '#domain/refusal.ts';
import { daysAfter } from '#domain/time.ts';
import { balancesOf, listRecords } from '../../books/ledger/ledger.ts';
import { findPayPassword, findReset } from '../../people/confirmation/confirmation.ts';
import {
  findErasedAt,
  findErasure,
  findLinkRequest,
  findObjection,
  findOpenPasswordLink,
  findPasswordResetAt,
  getPartner,
  isPartner,
  type ListedPartner,
  listPartnerPage,
} from '../../people/partner/partner.ts';
import { listActs } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findVipUntil, sumFacts } from '../../programme/level/level.ts';
import { countPlans, listPlanRows } from '../../programme/plan/plan.ts';
import { findExportDecidedAt } from '../../proof/personal/personal.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { findWaitingStatus } from '../proposal/status-store.ts';
import { ownPockets } from './partner-money.ts';

/** The partner a call is about must exist. */
export async function getKnown(sql: Sql, id: string): Promise<string> {
  if (!(await isPartner(sql, id))) throw new Refusal('desk_not_found');
  return id;
}

const listed = ({ createdAt, ...partner }: ListedPartner) => ({
  ...partner,
  createdAt: createdAt.toISOString(),
});

export const listPartners: DeskUseCase<typeof listPartnersRoute> = async ({ db }, input) => {
  const { list, next } = await listPartnerPage(db.sql, input);
  return { list: list.map(listed), next };
};

export const showPartner: DeskUseCase<typeof showPartnerRoute> = async (call, { id }) => {
  const { sql } = call.db;
  const now = call.now();
  const partner = await getPartner(sql, await getKnown(sql, id));
  const link = await findOpenPasswordLink(sql, id, now);
  const request = await findLinkRequest(sql, id);
  const objection = await findObjection(sql, id);
  const waiting = await findWaitingStatus(sql, id);
  const reset = await findReset(sql, id, now);
  const wallet = await balancesOf(sql, id);
  return {
    ...listed(partner),
    language: partner.language,
    timeZone: partner.timeZone,
    balances: ownPockets.map((pocket) => ({
      pocket,
      amount: formatMicro(balanceIn(wallet, pocket)),
    })),
    plans: [...(await countPlans(sql, id))].map(([status, count]) => ({ status, count })),
    standing: await standingOf(sql, id, now),
    sessions: (await call.sessions.list(id, now)).map((session) => ({
      ...session,
      createdAt: session.createdAt.toISOString(),
      usedAt: session.usedAt.toISOString(),
    })),
    payPassword: {
      isSet: (await findPayPassword(sql, id)) !== null,
      reset: reset && {
        ...reset,
        requestedAt: reset.requestedAt.toISOString(),
        usableAt: reset.usableAt.toISOString(),
      },
    },
    linkRequest: request && { ...request, at: request.at.toISOString() },
    passwordSetByLinkAt: (await findPasswordResetAt(sql, id))?.toISOString() ?? null,
    objection: objection && { ...objection, at: objection.at.toISOString() },
    ...(await personalStateOf(sql, id, now)),
    loginLink: link && {
      by: link.by,
      usableAt: link.usableAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
    },
    waiting: waiting && {
      ...waiting,
      proposalId: waiting.id,
      madeAt: waiting.madeAt.toISOString(),
    },
  };
};

async function standingOf(sql: Sql, id: string, now: Date) {
  const { consumed, points } = await sumFacts(sql, id);
  const score = creditScoreOf(points);
  const vipUntil = (await findVipUntil(sql, id, now))?.toISOString() ?? null;
  return { level: levelOf(consumed), score, band: creditBandOf(score), vipUntil };
}

async function personalStateOf(sql: Sql, id: string, now: Date) {
  const decidedAt = await findExportDecidedAt(sql, id);
  const until = decidedAt && daysAfter(decidedAt, dataExportDays);
  return {
    exportUntil: until && until > now ? until.toISOString() : null,
    erasureDueAt: (await findErasure(sql, id))?.dueAt.toISOString() ?? null,
    erasedAt: (await findErasedAt(sql, id))?.toISOString() ?? null,
  };
}

export const listPartnerWallet: DeskUseCase<typeof listPartnerWalletRoute> = async (
  { db },
  input,
) => {
  const id = await getKnown(db.sql, input.id);
  const { list, next } = await listRecords(db.sql, id, {}, input.cursor ?? null);
  const shown = list.map(({ at, amount, moved, ...record }) => ({
    ...record,
    at: at.toISOString(),
    amount: formatMicro(amount),
    moved: moved && { ...moved, amount: formatMicro(moved.amount) },
  }));
  return { list: shown, next };
};

export const listPartnerPlans: DeskUseCase<typeof listPartnerPlansRoute> = async (
  { db },
  input,
) => {
  const id = await getKnown(db.sql, input.id);
  const { list, next } = await listPlanRows(db.sql, id, input.status ?? null, input.cursor ?? null);
  const shown = list.map(({ no, product, status, put, spent, credited, offeredAt }) => ({
    ...{ no, product, status },
    putAmount: put && formatMicro(put.amount),
    consumed: formatMicro(subtract(spent, credited)),
    createdAt: offeredAt.toISOString(),
  }));
  return { list: shown, next };
};

export const listPartnerActs: DeskUseCase<typeof listPartnerActsRoute> = async ({ db }, input) => {
  const id = await getKnown(db.sql, input.id);
  const { list, next } = await listActs(db.sql, id, input.cursor ?? null, input.by);
  const shown = list.map((act) => ({ ...act, id: String(act.id), at: act.at.toISOString() }));
  return { list: shown, next };
};
