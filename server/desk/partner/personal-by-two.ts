import { erasureWaitDays, whyNotErase } from '#domain/partner/erasure.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { daysAfter } from '#domain/time.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { findErasedAt, findPartnerName, insertErasure } from '../../people/partner/partner.ts';
import { noteAct } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import { loadErasureFacts } from '../../proof/personal/personal.ts';
import type { ByTwoAct } from '../by-two/by-two-act.ts';
import type { ByTwoBodies } from '../by-two/by-two-bodies.ts';

const aboutPartner = async (sql: Sql, partnerId: string) => ({
  partner: (await findPartnerName(sql, partnerId)) ?? partnerId,
});

/** Once two people have decided it, the file can be downloaded at the desk for some days. */
export const dataExportByTwo: ByTwoAct<ByTwoBodies['data-export']> = {
  about: async (sql, { partnerId, reference }) => ({
    ...(await aboutPartner(sql, partnerId)),
    reference,
  }),
  async carryOut(sql, _call, { partnerId, reference }, { by, reason, now }) {
    if (await findErasedAt(sql, partnerId)) throw new Refusal('desk_erased');
    await noteAct(sql, { partnerId, by, act: 'data-export-confirm', reason, reference }, now);
    await leaveNotice(sql, { partnerId, at: now, what: 'data-export' });
    return null;
  },
};

/** Once two people have decided it, the partner has some days to object. */
export const erasureByTwo: ByTwoAct<ByTwoBodies['erasure']> = {
  about: async (sql, { partnerId, reference }) => ({
    ...(await aboutPartner(sql, partnerId)),
    'days to object': String(erasureWaitDays),
    reference,
  }),
  async carryOut(sql, _call, { partnerId, reference }, { id, by, reason, now }) {
    refuse(whyNotErase(await loadErasureFacts(sql, partnerId)));
    const dueAt = daysAfter(now, erasureWaitDays);
    if (!(await insertErasure(sql, { id, partnerId, dueAt }, now))) {
      throw new Refusal('desk_erasure_waiting');
    }
    await noteAct(sql, { partnerId, by, act: 'erasure-confirm', reason, reference }, now);
    const facts = { dueAt: dueAt.toISOString() };
    await leaveNotice(sql, { partnerId, at: now, what: 'erasure-planned', facts });
    return null;
  },
};
