import type * as objectionRoutes from '#contract/objection.ts';
import { whyNotObject } from '#domain/partner/objection.ts';
import { refuse } from '#domain/refusal.ts';
import { isAnsweredForPartner, isCaseOverdue } from '#domain/support/support-case.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { LoggedInPartner } from '../../platform/gateway/gateway.ts';
import { createToken } from '../../platform/process/process.ts';
import { stopApprovals } from '../approval/approval-store.ts';
import { notifyStaff } from '../audit-event/desk-notice-store.ts';
import { endReset, findReset } from '../confirmation/pay-password-store.ts';
import { leaveNotice } from '../notice/notice-store.ts';
import { endErasure, findErasure } from './erasure-store.ts';
import { findObjection, insertObjection, listPartnerObjections } from './objection-store.ts';
import type { PartnerUseCases } from './partner-services.ts';
import { getPartner, lockPartner, savePassword } from './partner-store.ts';
import { endPasskeysSinceKept } from './passkey-store.ts';
import {
  endPasswordLinks,
  findOpenPasswordLink,
  findPasswordResetAt,
} from './password-link-store.ts';
import { endAllSessions } from './session-store.ts';

export const objectionUseCases = {
  async objectionState({ db, partner, now }) {
    const { isReadOnly } = partner;
    const { link, reset, objection, erasure } = await loadHelp(db.sql, partner, now());

    return {
      isReadOnly,
      linkUsableAt: link?.usableAt ?? null,
      passwordSetAt: isReadOnly ? await findPasswordResetAt(db.sql, partner.id) : null,
      resetUsableAt: reset?.usableAt ?? null,
      objectedAt: objection?.at ?? null,
      erasureAt: erasure?.dueAt ?? null,
    };
  },

  async listObjections({ db, partner, now }, { cursor }) {
    const { list, next } = await listPartnerObjections(db.sql, partner.id, cursor);
    return {
      list: list.map(({ answeredAt, answerer, outcome, answer, ...objection }) => ({
        ...objection,
        isOverdue: objection.dueAt
          ? isCaseOverdue({ dueAt: objection.dueAt, answeredAt }, now())
          : false,
        answer:
          answeredAt && answerer && outcome
            ? {
                at: answeredAt,
                by: answerer,
                isForPartner: isAnsweredForPartner(objection.kind, outcome),
                reason: answer ?? '',
              }
            : null,
      })),
      next,
    };
  },

  /**
   * The owner objects. Pending links, resets and an erasure end. If the report comes from the
   * session that survived a password set by link, that password and all its sessions end too, and
   * no money leaves until two members of staff have cleared it.
   */
  async makeObjection(call) {
    const { db, partner, passwords } = call;
    const partnerId = partner.id;
    const { username } = await getPartner(db.sql, partnerId);
    const unknownHash = partner.isReadOnly ? await passwords.hash(createToken(), 'known') : '';
    const now = call.now();

    await db.transaction(async (sql) => {
      // Before the account, as a decision locks them.
      await stopApprovals(sql, { kind: 'password-link', partnerId }, now);
      await lockPartner(sql, partnerId);
      const { link, reset, objection, erasure } = await loadHelp(sql, partner, now);

      const help = {
        isReadOnly: partner.isReadOnly,
        hasOpenLink: link !== null,
        hasStaffReset: reset !== null,
        hasErasure: erasure !== null,
        isObjected: objection !== null,
      };
      refuse(whyNotObject(help));

      await endPasswordLinks(sql, partnerId, now);
      if (reset) await endReset(sql, partnerId, 'cancelled', now);
      if (erasure) await endErasure(sql, partnerId, now);

      if (partner.isReadOnly && !objection) {
        // Nobody knows this one, so the next one takes a link.
        await savePassword(sql, partnerId, unknownHash, now);
        await endAllSessions(sql, partnerId, now);
        await endPasskeysSinceKept(sql, partner, now);
        await insertObjection(sql, { partnerId, sessionId: partner.sessionId }, now);
      }

      await leaveNotice(sql, { partnerId, createdAt: now, kind: 'objection' });
      const details = { partner: username ?? partnerId };
      const notice = { action: 'partner-objected', author: 'The partner', details } as const;
      await notifyStaff(sql, notice, { roles: 'everyone' }, now);
    });
    return {};
  },
} satisfies PartnerUseCases<typeof objectionRoutes>;

/** Help of staff that the owner can object to, and an objection that is not cleared. */
async function loadHelp(sql: Sql, { id }: LoggedInPartner, now: Date) {
  const link = await findOpenPasswordLink(sql, id, now);
  const reset = await findReset(sql, id, now);
  const objection = await findObjection(sql, id);
  const erasure = await findErasure(sql, id);
  return { link, reset: reset?.needsApproval ? reset : null, objection, erasure };
}
