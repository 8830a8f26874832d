import * as v from 'valibot';
import { readableKinds } from '#contract/desk/approval-rules.ts';
import type * as approvals from '#contract/desk/approvals.ts';
import {
  approvalStateOf,
  approvalTurnOf,
  whyNotDecideApproval,
  whyNotWithdrawApproval,
} from '#domain/desk/approval.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import {
  type Approval,
  listApprovals,
  listWaitingSubjects,
  lockApproval,
  saveOutcome,
} from '../../people/approval/approval.ts';
import { noteAct, noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { DeskCall } from '../call/desk-call.ts';
import { inTransaction } from '../call/run-command.ts';
import type { ApprovalCall, CommandCall, DeskUseCases, OneTimeLink } from '../call/use-case.ts';
import { writeAudit } from '../call/write-audit.ts';
import {
  type ApprovedUseCase,
  findPartnerAct,
  getPartnerAct,
  isAboutPartner,
} from './request-approval.ts';

interface Decision {
  readonly id: string;
  readonly isApproved: boolean;
  readonly reason: string;
}

/** A link with what to do with it, for whoever approved it. */
interface ShownLink extends OneTimeLink {
  readonly note: string;
}

/** The commands that take two people, by their kind. */
export type ApprovedCommands = ReadonlyMap<string, ApprovedUseCase>;

/** The calls about requests, for the commands that take two people. */
export const approvalUseCases = (commands: ApprovedCommands): DeskUseCases<typeof approvals> => ({
  async listApprovals({ db, staff, now }, input) {
    const { list, next } = await listApprovals(db.sql, readableKinds(staff.roles), input, now());
    const shown = list.map((request) => {
      const { title, effect, decidedBy: roles } = getCommand(commands, request).route.approval;
      return {
        ...request,
        title,
        effect,
        state: approvalStateOf(request, now()),
        turn: approvalTurnOf(request, staff, roles),
        requestedBy: request.requester,
        decidedBy: request.decider,
      };
    });
    return { list: shown, next };
  },

  async listWaitingSubjects({ db, staff, now }) {
    const subjects = await listWaitingSubjects(db.sql, readableKinds(staff.roles), now());
    const list = subjects.map(({ kind, subject }) => {
      const { title } = getCommand(commands, { kind }).route.approval;
      return { kind, title, subject };
    });
    return { list };
  },

  decideApproval: {
    inOwnTransactions: async (call, decision) => ({ link: await decide(call, decision, commands) }),
  },

  withdrawApproval: {
    async inOwnTransactions(call, withdrawal) {
      await withdraw(call, withdrawal, commands);
      return {};
    },
  },
});

function getCommand(commands: ApprovedCommands, { kind }: Pick<Approval, 'kind'>): ApprovedUseCase {
  const command = commands.get(kind);
  // A request outlives a release, and so perhaps the command that it is for.
  if (!command) throw new Refusal('proposal_not_found');
  return command;
}

/** The requester may withdraw it until it is decided. */
function withdraw(
  call: DeskCall,
  { id, reason }: Omit<Decision, 'isApproved'>,
  commands: ApprovedCommands,
): Promise<void> {
  return call.db.transaction(async (sql) => {
    const now = call.now();
    const { id: decidedBy, name: decider } = call.staff;
    const request = await lockApproval(sql, id);
    refuse(whyNotWithdrawApproval(request, decidedBy, now));
    if (!request) return;
    await saveOutcome(sql, { id, outcome: 'withdrawn', decidedBy, decider, reason }, now);

    const { route } = getCommand(commands, request);
    const act = findPartnerAct(request.kind, 'withdraw');
    if (act && request.partnerId) {
      const words = { reason: reason || request.reason, reference: referenceOf(request) };
      await noteAct(sql, { partnerId: request.partnerId, by: decider, act, ...words }, now);
      return;
    }

    // The log is never erased, so words about a partner stay with the request.
    const isReasonLogged = reason !== '' && !isAboutPartner(route);
    const about = { what: route.approval.title, id, ...(isReasonLogged && { reason }) };
    await noteInDeskLog(sql, { by: decider, act: 'withdrawn', about }, now);
  });
}

function decide(
  call: DeskCall,
  { id, isApproved, reason }: Decision,
  commands: ApprovedCommands,
): Promise<ShownLink | null> {
  return call.db.transaction(async (sql) => {
    const command = inTransaction(call, sql);
    const { staff, now } = command;
    const request = await lockApproval(sql, id);
    if (!request) throw new Refusal('proposal_not_found');

    const useCase = getCommand(commands, request);
    const { route } = useCase;
    refuse(whyNotDecideApproval(request, staff, route.approval.decidedBy, now));
    if (!isApproved && reason.trim() === '') throw new Refusal('desk_refusal_unexplained');
    const outcome = isApproved ? 'approved' : 'refused';
    await saveOutcome(sql, { id, outcome, decidedBy: staff.id, decider: staff.name, reason }, now);

    if (isApproved) return runRequest(command, request, useCase);
    await noteRefused(command, request, useCase, reason);
    return null;
  });
}

/** Runs the command as it was requested, if that is still possible. */
async function runRequest(
  { staff, ...command }: CommandCall,
  { id, input: storedInput, restsOn, codeWordHash, requestedBy: requesterId, requester }: Approval,
  { route, run }: ApprovedUseCase,
): Promise<ShownLink | null> {
  // A request outlives a release: what the call would no longer take is to be requested again.
  const parsed = v.safeParse(route.input, storedInput);
  if (!parsed.success) throw new Refusal('desk_changed_meanwhile');
  const input = parsed.output;

  const { sql, now } = command;
  const decidedBy = staff.name;
  const call: ApprovalCall = {
    ...command,
    commandId: id,
    requesterId,
    requestedBy: requester,
    deciderId: staff.id,
    decidedBy,
    codeWordHash,
  };
  const done = await run(call, input as never);
  if ((done.restsOn ?? null) !== restsOn) throw new Refusal('desk_changed_meanwhile');

  await writeAudit(sql, { route, input, done, by: decidedBy, askedBy: requester }, now);
  const { linkNote } = route.approval;
  return done.link && linkNote ? { ...done.link, note: linkNote } : null;
}

async function noteRefused(
  { sql, staff, now }: CommandCall,
  request: Approval,
  { route }: ApprovedUseCase,
  reason: string,
): Promise<void> {
  const { id, kind, partnerId, requester } = request;
  const by = staff.name;
  if (!isAboutPartner(route) || !partnerId) {
    const about = { what: route.approval.title, id, askedBy: requester, reason };
    return noteInDeskLog(sql, { by, act: 'refused', about }, now);
  }

  const act = getPartnerAct(kind, 'refuse');
  await noteAct(sql, { partnerId, by, act, reason, reference: referenceOf(request) }, now);
}

/** The outside reference that the requester gave, if the command takes one. */
const referenceOf = ({ input }: Approval): string =>
  (input as { readonly reference?: string }).reference ?? '';
