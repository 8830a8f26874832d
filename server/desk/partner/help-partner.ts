import type {
  endPartnerSession as endPartnerSessionRoute,
  notePartner as notePartnerRoute,
  proposeStatus as proposeRoute,
} from '#contract/desk/partners.ts';
import { Refusal } from '#domain/refusal.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import type { StaffAct } from '#domain/staff/staff-act.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { endSessionIn } from '../../people/partner/partner.ts';
import { noteAct } from '../../people/staff-activity/staff-activity.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { proposeStatus as proposeStoredStatus } from '../proposal/change-status.ts';
import { getKnown } from './partners.ts';

export const proposeStatus: DeskUseCase<typeof proposeRoute> = async (call, { id, ...asked }) => {
  const partnerId = await getKnown(call.db.sql, id);
  const form = { ...asked, partnerId, by: call.staff.name };
  return { proposalId: await proposeStoredStatus(call.db, form, call.now()) };
};

interface Told {
  readonly id: string;
  readonly reason: string;
  readonly reference: string;
}

export const actOf = (act: StaffAct, by: string, { id, reason, reference }: Told) => ({
  ...{ partnerId: id, by, act, reason, reference },
});

export const endPartnerSession: DeskUseCase<typeof endPartnerSessionRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    if (!(await endSessionIn(sql, input.id, input.sessionId, now))) {
      throw new Refusal('desk_not_found');
    }
    await noteAct(sql, actOf('session-ended', call.staff.name, input), now);
    await leaveNotice(sql, { partnerId: input.id, at: now, what: 'session-ended' });
    return {};
  });

export const notePartner: DeskUseCase<typeof notePartnerRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    await getKnown(sql, input.id);
    await noteAct(sql, actOf('note', call.staff.name, input), call.now());
    return {};
  });

/** The requester withdraws it; anybody else refuses it. */
export const undoing = (askedBy: string | null, by: string): 'withdraw' | 'refuse' =>
  askedBy !== null && isSamePerson(askedBy, by) ? 'withdraw' : 'refuse';
