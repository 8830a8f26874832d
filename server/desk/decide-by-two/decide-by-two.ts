import type {
  decideAboutPartner as decideAboutRoute,
  decideByTwo as decideRoute,
  listByTwo as listRoute,
  takeBackByTwo,
} from '#contract/desk/by-two.ts';
import {
  byTwoStateOf,
  isAboutPartner,
  whyNotDecideByTwo,
  whyNotTakeBack,
} from '#domain/desk/by-two.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { noteAct, noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { ByTwoCall } from '../by-two/by-two-act.ts';
import type { ByTwoBodies } from '../by-two/by-two-bodies.ts';
import {
  type DeskProposal,
  listDeskProposals,
  lockDeskProposal,
  saveDeskDecision,
} from '../by-two/by-two-store.ts';
import type { DeskUseCase, StaffMember } from '../call/desk-call.ts';
import { carryOut } from './by-two-kinds.ts';

export const listByTwo: DeskUseCase<typeof listRoute> = async ({ db }, input) => {
  const { list, next } = await listDeskProposals(db.sql, input);
  const shown = list.map(({ body: _, codeWordHash: __, subject: ___, isConfirmed, ...one }) => ({
    ...one,
    about: { ...one.about },
    state: byTwoStateOf({ ...one, isConfirmed }),
    at: one.at.toISOString(),
    decidedAt: one.decidedAt?.toISOString() ?? null,
  }));
  return { list: shown, next };
};

interface Decision {
  readonly id: string;
  readonly isConfirmed: boolean;
  readonly reason: string;
}

/** Each kind has its own call, since each leaves its trace in a different place. */
function decide(
  call: ByTwoCall & { readonly staff: StaffMember },
  { id, isConfirmed, reason }: Decision,
  isOfPartner: boolean,
) {
  return call.db.transaction(async (sql) => {
    const proposal = await lockDeskProposal(sql, id);
    if (!proposal || isAboutPartner(proposal.kind) !== isOfPartner) {
      throw new Refusal('desk_not_found');
    }
    const [by, now] = [call.staff.name, call.now()];
    refuse(whyNotDecideByTwo(proposal, by));
    if (!isConfirmed && reason.trim() === '') throw new Refusal('desk_refusal_unexplained');
    await saveDeskDecision(sql, { id, by, isConfirmed, reason }, now);
    if (!isConfirmed) {
      await noteRefused(sql, proposal, { by, id, reason, now });
      return null;
    }
    const { kind, body, codeWordHash, by: askedBy } = proposal;
    const made = { id, by, askedBy, reason: proposal.reason, now, codeWordHash };
    return carryOut(sql, call, kind, body as never, made);
  });
}

interface Noted {
  readonly by: string;
  readonly id: string;
  readonly reason: string;
  readonly now: Date;
}

async function noteRefused(
  sql: Sql,
  { kind, body, by: askedBy }: DeskProposal,
  { by, id, reason, now }: Noted,
): Promise<void> {
  if (isAboutPartner(kind)) {
    const { partnerId, reference } = body as ByTwoBodies[typeof kind];
    await noteAct(sql, { partnerId, by, act: `${kind}-refuse`, reason, reference }, now);
    return;
  }
  const about = { what: kind, id, askedBy, reason };
  await noteInDeskLog(sql, { by, act: 'refused-by-two', about }, now);
}

export const decideByTwo: DeskUseCase<typeof decideRoute> = async (call, input) => ({
  link: await decide(call, input, false),
});

export const decideAboutPartner: DeskUseCase<typeof decideAboutRoute> = async (call, input) => {
  await decide(call, input, true);
  return {};
};

/** The requester may withdraw it until it is decided. */
export const takeBack: DeskUseCase<typeof takeBackByTwo> = (call, { id, reason }) =>
  call.db.transaction(async (sql) => {
    const proposal = await lockDeskProposal(sql, id);
    const [by, now] = [call.staff.name, call.now()];
    refuse(whyNotTakeBack(proposal, by));
    await saveDeskDecision(sql, { id, by, isConfirmed: false, reason }, now);
    const kind = proposal?.kind ?? '';
    // The log is never erased, so words about a partner stay with the proposal.
    const isTold = reason !== '' && !(proposal && isAboutPartner(proposal.kind));
    const about = { what: kind, id, ...(isTold && { reason }) };
    await noteInDeskLog(sql, { by, act: 'taken-back-by-two', about }, now);
    return {};
  });
