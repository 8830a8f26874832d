import type { ApprovedCommand } from '#contract/desk/desk-route.ts';
import type { Json } from '#domain/canonical-json.ts';
import { approvalEndsAt } from '#domain/desk/approval.ts';
import { Refusal } from '#domain/refusal.ts';
import { isStaffAct, type StaffAct } from '#domain/staff/staff-act.ts';
import {
  hasOtherDecider,
  insertApproval,
  lockKind,
  type NewApproval,
} from '../../people/approval/approval.ts';
import { createCodeWord } from '../../people/partner/partner.ts';
import { noteAct, noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import { checkDeferred, type Sql, tryOut } from '../../platform/database/database.ts';
import type { ApprovalCall, CommandCall, Details, OneTimeLink } from '../call/use-case.ts';
import { type AnyDone, concernedOf, writeAudit } from '../call/write-audit.ts';

/** What a command that takes two people says it has done, whatever its route. */
export interface AnyApprovedDone extends AnyDone {
  readonly reply?: object;
  readonly subject: string;
  readonly shown: Details;
  readonly restsOn?: string;
  readonly takesTwo?: boolean;
  readonly link?: OneTimeLink;
}

export type AnyApprovedUseCase = (call: ApprovalCall, input: never) => Promise<AnyApprovedDone>;

/** A command that takes two people, and what it does. */
export interface ApprovedUseCase {
  readonly route: ApprovedCommand;
  readonly run: AnyApprovedUseCase;
}

/** Whether it stands in a partner's list, and not in the log of the network. */
export const isAboutPartner = ({ audit }: ApprovedCommand): boolean => 'partner' in audit;

/**
 * Stores what one person requests until another has decided it. The command is first run and
 * rolled back: what could not be done now cannot be requested. A request that needs no second
 * person is done by that.
 */
export async function requestApproval(
  call: CommandCall,
  { route, run }: ApprovedUseCase,
  input: object,
): Promise<object> {
  const { staff, ...command } = call;
  const { sql, now, commandId: id } = command;
  const { linkNote, decidedBy } = route.approval;
  const { word, codeWordHash } = linkNote ? createCodeWord() : noCodeWord;
  const trial = {
    ...command,
    requesterId: staff.id,
    requestedBy: staff.name,
    deciderId: null,
    decidedBy: null,
    codeWordHash,
  };

  await lockKind(sql, route.approval.kind);
  const { done, request } = await tryOut(
    sql,
    async () => {
      const result = await run(trial, input as never);
      await writeAudit(sql, { route, input, done: result, by: staff.name }, now);
      const approval = approvalOf(call, route, input, result, codeWordHash);
      if (result.takesTwo !== false) {
        // Rows of the command may name the request.
        await storeRequest(sql, approval);
        await checkDeferred(sql);
      }
      return { done: result, request: approval };
    },
    ({ done: { takesTwo } }) => takesTwo === false,
  );
  const reply = { id, ...(word && { word }), ...done.reply };
  if (done.takesTwo === false) return reply;

  if (!(await hasOtherDecider(sql, staff.id, decidedBy))) {
    throw new Refusal('desk_nobody_decides', { roles: decidedBy.join(', ') });
  }
  await storeRequest(sql, request);
  await noteRequested(call, route, request, { ...input, ...reasonOf(done) });
  return reply;
}

const noCodeWord = { word: '', codeWordHash: null };

async function storeRequest(sql: Sql, request: NewApproval): Promise<void> {
  if (!(await insertApproval(sql, request))) throw new Refusal('desk_proposal_waiting');
}

/** The reason and the reference that the requester gave. */
interface Words {
  readonly reason?: string;
  readonly reference?: string;
}

function approvalOf(
  { staff, now, commandId: id }: CommandCall,
  route: ApprovedCommand,
  input: Words,
  done: AnyApprovedDone,
  codeWordHash: Buffer | null,
): NewApproval {
  const [concerned] = concernedOf(done);
  return {
    id,
    kind: route.approval.kind,
    subject: done.subject,
    partnerId: concerned?.partnerId ?? null,
    input: input as Json,
    restsOn: done.restsOn ?? null,
    about: done.shown,
    reason: input.reason ?? '',
    codeWordHash,
    requestedBy: staff.id,
    requester: staff.name,
    requestedAt: now,
    endsAt: approvalEndsAt(now),
  };
}

/** What the partner reads, where that is more than the requester typed. */
function reasonOf(done: AnyApprovedDone): Words {
  const [concerned] = concernedOf(done);
  return concerned?.reason === undefined ? {} : { reason: concerned.reason };
}

async function noteRequested(
  { sql, staff, now }: CommandCall,
  route: ApprovedCommand,
  { id, partnerId }: NewApproval,
  { reason = '', reference = '' }: Words,
): Promise<void> {
  const by = staff.name;
  const { kind, title } = route.approval;
  if (!isAboutPartner(route)) {
    const about = { what: title, id, ...(reason && { reason }) };
    return noteInDeskLog(sql, { by, act: 'requested', about }, now);
  }

  if (!partnerId) throw new Error(`A request of the kind ${kind} names no partner`);
  const act = getPartnerAct(kind, 'propose');
  await noteAct(sql, { partnerId, by, act, reason, reference }, now);
}

/** How a partner's list names a step of a request; null if the step does not stand there. */
export function findPartnerAct(
  kind: string,
  step: 'propose' | 'refuse' | 'withdraw',
): StaffAct | null {
  const plainStep = step === 'propose' ? 'ask' : step;
  return [`${step}-${kind}`, `${kind}-${plainStep}`].find(isStaffAct) ?? null;
}

export function getPartnerAct(kind: string, step: 'propose' | 'refuse'): StaffAct {
  const act = findPartnerAct(kind, step);
  if (!act) throw new Error(`A partner’s list has no name for the step ${step} of ${kind}`);
  return act;
}
