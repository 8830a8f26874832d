import type { ApprovedCommand, Audit } from '#contract/desk/desk-route.ts';
import { isStaffAct } from '#domain/staff/staff-act.ts';
import { noteAct, noteInDeskLog } from '../../people/audit-event/audit-event.ts';
import type { Sql } from '../../platform/database/database.ts';

/** A partner in whose list a step of a request stands. */
export interface Concerned {
  readonly partnerId: string;
  /** The SHA-256 of the evidence, if there was a file. */
  readonly evidence?: string | null;
}

/** A step of a request that does not run its command, and who took it. */
interface Step {
  readonly id: string;
  readonly by: string;
  /** The requester's name, where somebody else took the step. */
  readonly askedBy?: string;
  readonly reason: string;
  readonly reference: string;
  /** Everybody whom it concerns. */
  readonly concerns: readonly Concerned[];
}

/** Whether it stands in a partner's list, and not in the log of the network. */
export const isAboutPartner = (audit: Audit): boolean => 'partner' in audit;

const logActs = { request: 'requested', refuse: 'refused', withdraw: 'withdrawn' } as const;

type StepName = keyof typeof logActs;

/** Writes down who took a step: with everybody whom it concerns, or in the log. */
export async function noteStep(
  sql: Sql,
  { audit, approval: { kind, title } }: ApprovedCommand,
  name: StepName,
  { id, by, askedBy, reason, reference, concerns }: Step,
  now: Date,
): Promise<void> {
  const isOfPartner = isAboutPartner(audit);
  if (isOfPartner) {
    const act = `${name}-${kind}`;
    if (!isStaffAct(act)) throw new Error(`A partner’s list has no name for ${act}`);
    if (concerns.length === 0) throw new Error(`${act} names no partner`);
    const words = { reason: reason || act, reference };
    for (const { partnerId, evidence = null } of concerns) {
      await noteAct(sql, { partnerId, author: by, action: act, evidence, ...words }, now);
    }
    return;
  }

  const details = { what: title, id, ...(askedBy && { askedBy }), ...(reason && { reason }) };
  await noteInDeskLog(sql, { author: by, action: logActs[name], details }, now);
}
