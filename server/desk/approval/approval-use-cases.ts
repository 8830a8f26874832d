import * as v from 'valibot';
import type * as byTwo from '#contract/desk/by-two.ts';
import {
  type ByTwoKind,
  byTwoStateOf,
  isAboutPartner,
  whyNotDecideByTwo,
  whyNotTakeBack,
} from '#domain/desk/by-two.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { noteAct, noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { DeskCall } from '../call/desk-call.ts';
import { inTransaction } from '../call/run-command.ts';
import type { ApprovalCall, CommandCall, DeskUseCases, KeyLink } from '../call/use-case.ts';
import { writeAudit } from '../call/write-audit.ts';
import { type Approval, listApprovals, lockApproval, saveDecision } from './approval-store.ts';
import type { ApprovedUseCase } from './request-approval.ts';

interface Decision {
  readonly id: string;
  readonly isConfirmed: boolean;
  readonly reason: string;
}

/** The calls about requests, for the commands that take two people. */
export const approvalUseCases = (
  commands: Readonly<Record<ByTwoKind, ApprovedUseCase>>,
): DeskUseCases<typeof byTwo> => ({
  async listByTwo({ db }, input) {
    const { list, next } = await listApprovals(db.sql, input);
    return { list: list.map((request) => ({ ...request, state: byTwoStateOf(request) })), next };
  },

  decideByTwo: {
    inOwnTransactions: async (call, decision) => ({
      link: await decide(call, decision, commands, false),
    }),
  },

  decideAboutPartner: {
    async inOwnTransactions(call, decision) {
      await decide(call, decision, commands, true);
      return {};
    },
  },

  takeBackByTwo: {
    async inOwnTransactions(call, withdrawal) {
      await withdraw(call, withdrawal);
      return {};
    },
  },
});

/** The requester may withdraw it until it is decided. */
function withdraw(call: DeskCall, { id, reason }: Omit<Decision, 'isConfirmed'>): Promise<void> {
  return call.db.transaction(async (sql) => {
    const approval = await lockApproval(sql, id);
    const [by, now] = [call.staff.name, call.now()];
    refuse(whyNotTakeBack(approval, by));
    await saveDecision(sql, { id, by, isConfirmed: false, reason }, now);

    const kind = approval?.kind ?? '';
    // The log is never erased, so words about a partner stay with the request.
    const isReasonLogged = reason !== '' && !(approval && isAboutPartner(approval.kind));
    const about = { what: kind, id, ...(isReasonLogged && { reason }) };
    await noteInDeskLog(sql, { by, act: 'taken-back-by-two', about }, now);
  });
}

/** Each side has its own call, since each leaves its trace in a different place. */
function decide(
  call: DeskCall,
  { id, isConfirmed, reason }: Decision,
  commands: Readonly<Record<ByTwoKind, ApprovedUseCase>>,
  isOfPartner: boolean,
): Promise<KeyLink | null> {
  return call.db.transaction(async (sql) => {
    const command = inTransaction(call, sql);
    const approval = await lockApproval(sql, id);
    if (!approval || isAboutPartner(approval.kind) !== isOfPartner) {
      throw new Refusal('desk_not_found');
    }
    const [by, { now }] = [call.staff.name, command];
    refuse(whyNotDecideByTwo(approval, by));
    if (!isConfirmed && reason.trim() === '') throw new Refusal('desk_refusal_unexplained');
    await saveDecision(sql, { id, by, isConfirmed, reason }, now);

    if (isConfirmed) return runRequest(command, approval, commands[approval.kind]);
    await noteRefused(command, approval, reason);
    return null;
  });
}

/** Runs the command as it was asked for, if that is still possible. */
async function runRequest(
  { staff, ...command }: CommandCall,
  { id, body, codeWordHash, by: requestedBy }: Approval,
  { route, run }: ApprovedUseCase,
): Promise<KeyLink | null> {
  // A request outlives a release: what the call would no longer take is to be asked for again.
  const parsed = v.safeParse(route.input, body.input);
  if (!parsed.success) throw new Refusal('desk_changed_meanwhile');
  const input = parsed.output;

  const { sql, now } = command;
  const decidedBy = staff.name;
  const call: ApprovalCall = { ...command, commandId: id, requestedBy, decidedBy, codeWordHash };
  const done = await run(call, input as never);
  if (done.restsOn !== body.restsOn) throw new Refusal('desk_changed_meanwhile');

  await writeAudit(sql, { route, input, done, by: decidedBy, askedBy: requestedBy }, now);
  return done.link ?? null;
}

async function noteRefused(
  { sql, staff, now }: CommandCall,
  { id, kind, body, by: askedBy }: Approval,
  reason: string,
): Promise<void> {
  const by = staff.name;
  if (isAboutPartner(kind)) {
    const { partnerId = '', input } = body;
    const { reference = '' } = input as { readonly reference?: string };
    await noteAct(sql, { partnerId, by, act: `${kind}-refuse`, reason, reference }, now);
    return;
  }
  const about = { what: kind, id, askedBy, reason };
  await noteInDeskLog(sql, { by, act: 'refused-by-two', about }, now);
}
