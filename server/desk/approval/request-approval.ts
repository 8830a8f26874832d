import type { ApprovedCommand } from '#contract/desk/desk-route.ts';
import type { Json } from '#domain/canonical-json.ts';
import { approvalEndsAt } from '#domain/desk/approval.ts';
import { RefusalError } from '#domain/refusal.ts';
import {
  type Approval,
  hasOtherDecider,
  insertApproval,
  lockKind,
  type NewApproval,
} from '../../people/approval/approval.ts';
import { createCodeWord } from '../../people/partner/partner.ts';
import { checkDeferred, type Sql, tryOut } from '../../platform/database/database.ts';
import { mayAsk, type StaffMember } from '../call/desk-call.ts';
import type { CommandCall } from '../call/use-case.ts';
import { concernedOf, writeAudit } from '../call/write-audit.ts';
import { createApprovalCall } from './approval-call.ts';
import type { AnyApprovedResult, OrdinaryCommand } from './approved-command.ts';
import { noteStep } from './note-steps.ts';

/**
 * Stores what one person requests until another has decided it. The command is first run and
 * rolled back: what could not be done now cannot be requested.
 */
export async function requestApproval(
  call: CommandCall,
  { route, run }: OrdinaryCommand,
  input: object,
): Promise<object> {
  const { sql, now, staff, commandId: id } = call;
  const { linkNote } = route.approval;
  const { word, codeWordHash } = linkNote ? createCodeWord() : noCodeWord;
  const requester = { requesterId: staff.id, requestedBy: staff.name };
  const nobodyYet = { deciderId: null, decidedBy: null };
  const trial = createApprovalCall(call, { ...requester, ...nobodyYet, codeWordHash });

  await lockKind(sql, route.approval.kind);
  const { result, request } = await tryOut(sql, async () => {
    const result = await run(trial, input as never);
    await writeAudit(sql, { route, input, result, by: staff.name }, now);
    const approval = approvalOf(call, route, input, result, codeWordHash);
    // Rows of the command may name the request.
    await storeRequest(sql, approval);
    await checkDeferred(sql);
    return { result, request: approval };
  });

  await assertOtherDecider(call, route);
  await storeRequest(sql, request);
  await noteStep(sql, route, 'request', stepOf(request, input, concernedOf(result)), now);
  return { id, ...(word && { word }), ...result.reply };
}

const noCodeWord = { word: '', codeWordHash: null };

/** Nothing is requested where nobody else could approve it. */
export async function assertOtherDecider(
  { sql, staff }: { readonly sql: Sql; readonly staff: Pick<StaffMember, 'id'> },
  { approval: { decidedBy } }: ApprovedCommand,
): Promise<void> {
  if (await hasOtherDecider(sql, staff.id, decidedBy)) return;
  throw new RefusalError('desk_nobody_decides', { roles: decidedBy.join(', ') });
}

/** Nothing is approved for somebody who was locked out since, or lost the role for it. */
export function assertRequesterMay(
  { requester: name, requesterRoles: roles }: Approval,
  route: ApprovedCommand,
): void {
  if (!mayAsk({ roles }, route)) throw new RefusalError('desk_requester_left', { name });
}

export async function storeRequest(sql: Sql, request: NewApproval): Promise<void> {
  if (!(await insertApproval(sql, request))) throw new RefusalError('desk_request_waiting');
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
  result: AnyApprovedResult,
  codeWordHash: Buffer | null,
): NewApproval {
  const [concerned] = concernedOf(result);
  return {
    id,
    kind: route.approval.kind,
    subject: result.subject,
    partnerId: concerned?.partnerId ?? null,
    input: input as Json,
    about: { ...result.description, ...result.figures },
    reason: input.reason ?? '',
    codeWordHash,
    targetId: null,
    amount: null,
    reference: null,
    requestedBy: staff.id,
    requester: staff.name,
    requestedAt: now,
    endsAt: approvalEndsAt(now),
  };
}

/** What is written down of the request: the partner may read more than the requester typed. */
function stepOf(
  { id, requester: by }: NewApproval,
  { reason = '', reference = '' }: Words,
  concerns: ReturnType<typeof concernedOf>,
) {
  return { id, by, reason: concerns[0]?.reason ?? reason, reference, concerns };
}
