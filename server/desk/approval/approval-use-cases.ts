import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { readableKinds } from '#contract/desk/approval-rules.ts';
import type * as approvals from '#contract/desk/approvals.ts';
import {
  approvalStateOf,
  approvalTurnOf,
  whyNotDecideApproval,
  whyNotWithdrawApproval,
} from '#domain/desk/approval.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { whyNotApproveYet } from '#domain/staff/machine-admission.ts';
import {
  type Approval,
  findApproval,
  listWaitingSubjects,
  lockApproval,
  saveOutcome,
} from '../../people/approval/approval.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DeskCall } from '../call/desk-call.ts';
import { inTransaction } from '../call/run-command.ts';
import { tellMeanwhile } from '../call/told-meanwhile.ts';
import type { CommandCall, DeskUseCases, OneTimeLink } from '../call/use-case.ts';
import { writeAudit } from '../call/write-audit.ts';
import { findDecidesFrom } from '../staff/machine-admission-store.ts';
import { describeDebtNow } from '../transfer/describe-transfer.ts';
import { createApprovalCall } from './approval-call.ts';
import { listApprovalPage } from './approval-queue-store.ts';
import { isTransfer, type OrdinaryCommand, type TwoPersonCommand } from './approved-command.ts';
import { noteStep } from './note-steps.ts';
import { assertRequesterMay } from './request-approval.ts';
import { approveTransfer, dropTransfer } from './transfer-approval.ts';

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
export type ApprovedCommands = ReadonlyMap<string, TwoPersonCommand>;

/** The calls about requests, for the commands that take two people. */
export const approvalUseCases = (commands: ApprovedCommands): DeskUseCases<typeof approvals> => ({
  async listApprovals({ db, staff, now }, input) {
    const { list, next } = await listApprovalPage(db.sql, readableKinds(staff.roles), input, now());
    const replies = list.map(async (request) => {
      const { title, effect, decidedBy: roles } = getCommand(commands, request).route.approval;
      const state = approvalStateOf(request, now());
      const isWaiting = state === 'waiting';
      return {
        ...request,
        title,
        effect,
        state,
        turn: approvalTurnOf(request, staff, roles),
        about: isWaiting
          ? await describeDebtNow(db.sql, request.about, request.partnerId)
          : request.about,
        requestedBy: request.requester,
        decidedBy: request.decider,
      };
    });
    return { list: await Promise.all(replies), next };
  },

  async listWaitingSubjects({ db, staff, now }) {
    const subjects = await listWaitingSubjects(db.sql, readableKinds(staff.roles), now());
    const list = subjects.map(({ kind, ...about }) => {
      const { title } = getCommand(commands, { kind }).route.approval;
      return { kind, title, ...about };
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

function getCommand(
  commands: ApprovedCommands,
  { kind }: Pick<Approval, 'kind'>,
): TwoPersonCommand {
  const command = commands.get(kind);
  // A request outlives a release, and so perhaps the command that it is for.
  if (!command) throw new RefusalError('desk_not_found');
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
    const step = await dropRequest(sql, request, { by: decider, reason }, now);
    await noteStep(sql, route, 'withdraw', step, now);
  });
}

/** Undoes what a request had reserved, and says what is written down of its end. */
async function dropRequest(
  sql: Sql,
  request: Approval,
  { by, reason }: { readonly by: string; readonly reason: string },
  now: Date,
) {
  const { id, partnerId } = request;
  const ofPartner = partnerId ? [{ partnerId }] : [];
  const concerns = request.reference === null ? ofPartner : await dropTransfer(sql, request, now);
  const { reference = '' } = request.input as { readonly reference?: string };
  return {
    id,
    by,
    // Partners read a reason in any case.
    reason: reason || (concerns.length > 0 ? request.reason : ''),
    reference: request.reference ?? reference,
    concerns,
  };
}

async function decide(
  call: DeskCall,
  decision: Decision,
  commands: ApprovedCommands,
): Promise<ShownLink | null> {
  const storedRequest = await findApproval(call.db.sql, decision.id);
  if (!storedRequest) throw new RefusalError('desk_not_found');
  if (decision.isApproved) {
    const requesterFrom = await findDecidesFrom(call.db.sql, storedRequest.requestedBy);
    refuse(whyNotApproveYet(requesterFrom, call.now()));
  }

  const command = getCommand(commands, storedRequest);
  if (decision.isApproved && isTransfer(command)) {
    await tellMeanwhile(approveTransfer(call, decision, command));
    return null;
  }
  const { id, isApproved, reason } = decision;
  return call.db.transaction(async (sql) => {
    const runningCall = inTransaction(call, sql);
    const { staff, now } = runningCall;
    const request = await lockApproval(sql, id);
    if (!request) throw new RefusalError('desk_not_found');

    const { route } = command;
    refuse(whyNotDecideApproval(request, staff, route.approval.decidedBy, now));
    if (isApproved) assertRequesterMay(request, route);
    if (!isApproved && reason.trim() === '') throw new RefusalError('desk_refusal_unexplained');
    const outcome = isApproved ? 'approved' : 'refused';
    await saveOutcome(sql, { id, outcome, decidedBy: staff.id, decider: staff.name, reason }, now);

    if (isApproved && !isTransfer(command)) return runRequest(runningCall, request, command);

    const step = await dropRequest(sql, request, { by: staff.name, reason }, now);
    await noteStep(sql, route, 'refuse', { ...step, askedBy: request.requester }, now);
    return null;
  });
}

/** Runs the command as it was requested, if that is still possible. */
async function runRequest(
  command: CommandCall,
  { id, input: storedInput, about, codeWordHash, requestedBy: requesterId, requester }: Approval,
  { route, run }: OrdinaryCommand,
): Promise<ShownLink | null> {
  // A request outlives a release: what the call would no longer take is to be requested again.
  const parsed = v.safeParse(route.input, storedInput);
  if (!parsed.success) throw new RefusalError('desk_changed_meanwhile');
  const input = parsed.output;

  const { sql, now, staff } = command;
  const decidedBy = staff.name;
  const call = createApprovalCall(
    { ...command, commandId: id },
    { requesterId, requestedBy: requester, deciderId: staff.id, decidedBy, codeWordHash },
  );
  const result = await run(call, input as never);
  // Nobody approves anything but what they read.
  const { description, figures } = result;
  if (!isDeepStrictEqual({ ...description, ...figures }, { ...about, ...figures })) {
    throw new RefusalError('desk_changed_meanwhile');
  }

  await writeAudit(sql, { route, input, result, by: decidedBy, askedBy: requester }, now);
  const { linkNote } = route.approval;
  return result.link && linkNote ? { ...result.link, note: linkNote } : null;
}
