import type { ApprovedCommand } from '#contract/desk/desk-route.ts';
import type { Json } from '#domain/canonical-json.ts';
import { isAboutPartner } from '#domain/desk/by-two.ts';
import { Refusal } from '#domain/refusal.ts';
import { makeCodeWord } from '../../people/partner/partner.ts';
import { noteAct, noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import { tryOut } from '../../platform/database/database.ts';
import type { ApprovalCall, CommandCall, Details, KeyLink } from '../call/use-case.ts';
import { type AnyDone, concernedOf, writeAudit } from '../call/write-audit.ts';
import { insertApproval } from './approval-store.ts';

/** What a command that takes two people says it has done, whatever its route. */
export interface AnyApprovedDone extends AnyDone {
  readonly reply?: object;
  readonly subject: string;
  readonly shown: Details;
  readonly restsOn?: string;
  readonly takesTwo?: boolean;
  readonly link?: KeyLink;
}

export type AnyApprovedUseCase = (call: ApprovalCall, input: never) => Promise<AnyApprovedDone>;

/** A command that takes two people, and what it does. */
export interface ApprovedUseCase {
  readonly route: ApprovedCommand;
  readonly run: AnyApprovedUseCase;
}

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
  const { word, codeWordHash } = route.hasCodeWord ? makeCodeWord() : noCodeWord;
  const tried = { ...command, requestedBy: staff.name, decidedBy: null, codeWordHash };

  const done = await tryOut(
    sql,
    async () => {
      const result = await run(tried, input as never);
      await writeAudit(sql, { route, input, done: result, by: staff.name }, now);
      return result;
    },
    ({ takesTwo }) => takesTwo === false,
  );
  const reply = { id, ...(word && { word }), ...done.reply };
  if (done.takesTwo === false) return reply;

  await storeRequest(call, route, input, done, codeWordHash);
  return reply;
}

const noCodeWord = { word: '', codeWordHash: null };

async function storeRequest(
  { sql, staff, now, commandId: id }: CommandCall,
  { approval: kind }: ApprovedCommand,
  input: { readonly reason?: string; readonly reference?: string },
  done: AnyApprovedDone,
  codeWordHash: Buffer | null,
): Promise<void> {
  const [by, reason] = [staff.name, input.reason ?? ''];
  const [concerned] = concernedOf(done);
  const body = {
    input: input as Json,
    ...(concerned && { partnerId: concerned.partnerId }),
    ...(done.restsOn !== undefined && { restsOn: done.restsOn }),
  };
  const { subject, shown: about } = done;
  const request = { id, kind, subject, body, about, reason, codeWordHash, by, at: now };
  if (!(await insertApproval(sql, request))) throw new Refusal('desk_proposal_waiting');

  if (isAboutPartner(kind)) {
    if (!concerned) throw new Error(`A request of the kind ${kind} names no partner`);
    const { partnerId, reference = input.reference ?? '' } = concerned;
    await noteAct(sql, { partnerId, by, act: `${kind}-ask`, reason, reference }, now);
    return;
  }
  const details = { what: kind, id, ...(reason && { reason }) };
  await noteInDeskLog(sql, { by, act: 'asked-by-two', about: details }, now);
}
