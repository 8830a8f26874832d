import type {
  makeObjection as makeRoute,
  objectionState as stateRoute,
} from '#contract/objection.ts';
import { whyNotObject } from '#domain/partner/objection.ts';
import { refuse } from '#domain/refusal.ts';
import type { PayPasswordReset } from '#domain/wallet/pay-password-reset.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Member } from '../../platform/gateway/gateway.ts';
import { endReset, findReset } from '../confirmation/pay-password-store.ts';
import { leaveNotice } from '../notice/notice-store.ts';
import { tellStaff } from '../staff-activity/desk-notice-store.ts';
import { endErasure, findErasure } from './erasure-store.ts';
import { makeToken } from './make-token.ts';
import { findObjection, insertObjection } from './objection-store.ts';
import type { PartnerUseCase } from './partner-services.ts';
import { getPartner, lockPartner, savePassword } from './partner-store.ts';
import { endPasskeysSinceKept } from './passkey-store.ts';
import {
  endPasswordLinks,
  findOpenPasswordLink,
  findPasswordResetAt,
  refuseLinkRequests,
} from './password-link-store.ts';
import { endAllSessions } from './session-store.ts';

async function load(sql: Sql, { id, isReadOnly }: Member, now: Date) {
  const link = await findOpenPasswordLink(sql, id, now);
  const open = await findReset(sql, id, now);
  const reset: PayPasswordReset | null = open?.needsApproval ? open : null;
  const objection = await findObjection(sql, id);
  const erasure = await findErasure(sql, id);
  const facts = {
    isReadOnly,
    hasOpenLink: link !== null,
    hasStaffReset: reset !== null,
    hasErasure: erasure !== null,
    isObjected: objection !== null,
  };
  return { facts, link, reset, objection, erasure };
}

export const objectionState: PartnerUseCase<typeof stateRoute> = async ({ db, member, now }) => {
  const { facts, link, reset, objection, erasure } = await load(db.sql, member, now());
  const setAt = facts.isReadOnly ? await findPasswordResetAt(db.sql, member.id) : null;
  return {
    isReadOnly: facts.isReadOnly,
    linkUsableAt: link?.usableAt.toISOString() ?? null,
    passwordSetAt: setAt?.toISOString() ?? null,
    resetUsableAt: reset?.usableAt.toISOString() ?? null,
    objectedAt: objection?.at.toISOString() ?? null,
    erasureAt: erasure?.dueAt.toISOString() ?? null,
  };
};

/**
 * The owner objects. Pending links, resets and an erasure end. If the report comes from the session
 * that survived a password set by link, that password and all its sessions end too, and no money
 * leaves until two members of staff have cleared it.
 */
export const makeObjection: PartnerUseCase<typeof makeRoute> = async (call) => {
  const { db, member } = call;
  const { username } = await getPartner(db.sql, member.id);
  const unknown = member.isReadOnly ? await call.passwords.hash(makeToken(), 'known') : '';
  const now = call.now();
  await db.transaction(async (sql) => {
    const partnerId = member.id;
    await lockPartner(sql, partnerId);
    const { facts } = await load(sql, member, now);
    refuse(whyNotObject(facts));
    await endPasswordLinks(sql, partnerId, now);
    await refuseLinkRequests(sql, partnerId, now);
    if (facts.hasStaffReset) await endReset(sql, partnerId, 'cancelled', now);
    if (facts.hasErasure) await endErasure(sql, partnerId, now);
    if (member.isReadOnly && !facts.isObjected) {
      // Nobody knows this one, so the next one takes a link.
      await savePassword(sql, partnerId, unknown, now);
      await endAllSessions(sql, partnerId, now);
      await endPasskeysSinceKept(sql, member, now);
      await insertObjection(sql, { partnerId, sessionId: member.sessionId }, now);
    }
    await leaveNotice(sql, { partnerId, at: now, what: 'objection' });
    const by = 'The partner';
    const about = { partner: username ?? partnerId };
    await tellStaff(sql, { act: 'partner-objected', by, about }, { isAdminsOnly: false }, now);
  });
  return {};
};
