import type {
  askToClear as askToClearRoute,
  decideObjection as decideObjectionRoute,
} from '#contract/desk/partner-help.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotDecide } from '#domain/staff/proposal.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { lockObjection, saveCleared, saveClearingRequest } from '../../people/partner/partner.ts';
import { noteAct } from '../../people/staff-activity/staff-activity.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { actOf, undoing } from './help-partner.ts';
import { getKnown } from './partners.ts';

export const askToClear: DeskUseCase<typeof askToClearRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    const by = call.staff.name;
    const objection = await lockObjection(sql, await getKnown(sql, input.id));
    if (!objection) throw new Refusal('desk_not_found');
    if (objection.askedBy !== null) throw new Refusal('desk_changed_meanwhile');
    await saveClearingRequest(sql, objection.id, { by, reason: input.reason }, now);
    await noteAct(sql, actOf('propose-objection-cleared', by, input), now);
    return {};
  });

/** The requester may withdraw it; another person resumes payouts. */
export const decideObjection: DeskUseCase<typeof decideObjectionRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    const by = call.staff.name;
    const partnerId = await getKnown(sql, input.id);
    const objection = await lockObjection(sql, partnerId);
    if (!objection) throw new Refusal('desk_not_found');
    if (objection.askedBy === null) throw new Refusal('desk_changed_meanwhile');
    if (!input.isConfirmed) {
      await saveClearingRequest(sql, objection.id, null, now);
      await noteAct(
        sql,
        actOf(`${undoing(objection.askedBy, by)}-objection-cleared`, by, input),
        now,
      );
      return {};
    }
    refuse(whyNotDecide({ madeBy: objection.askedBy, decidedAt: null }, by));
    await saveCleared(sql, objection.id, by, now);
    await noteAct(sql, actOf('confirm-objection-cleared', by, input), now);
    await leaveNotice(sql, { partnerId, at: now, what: 'objection-cleared' });
    return {};
  });
