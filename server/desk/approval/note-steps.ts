import type { ApprovedCommand, Audit } from '#contract/desk/desk-route.ts';
import { isStaffAct, type StaffAct } from '#domain/staff/staff-act.ts';
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

const logActs = { propose: 'requested', refuse: 'refused', withdraw: 'withdrawn' } as const;

type StepName = keyof typeof logActs;

/** Writes down who took a step: with everybody whom it concerns, or in the log. */
export async function noteStep(
  sql: Sql,
  { audit, approval: { kind, title } }: ApprovedCommand,
  name: StepName,
  { id, by, askedBy, reason, reference, concerns }: Step,
  now: Date,
): Promise<void> {
  const act = findPartnerAct(kind, name);
  const isOfPartner = isAboutPartner(audit);
  if (isOfPartner && name !== 'withdraw' && !act) {
    throw new Error(`A partner’s list has no name for the step ${name} of ${kind}`);
  }
  if (act && concerns.length > 0) {
    for (const { partnerId, evidence = null } of concerns) {
      await noteAct(sql, { partnerId, by, act, reason, reference, evidence }, now);
    }
    return;
  }

  // The log is never erased, so words about a partner stay with the request.
  const isReasonLogged = reason !== '' && !isOfPartner;
  const about = {
    what: title,
    id,
    ...(askedBy && { askedBy }),
    ...(isReasonLogged && { reason }),
  };
  await noteInDeskLog(sql, { by, act: logActs[name], about }, now);
}

/** How a partner's list names a step of a request; null if the step does not stand there. */
function findPartnerAct(kind: string, step: StepName): StaffAct | null {
  const plainStep = step === 'propose' ? 'ask' : step;
  return [`${step}-${kind}`, `${kind}-${plainStep}`].find(isStaffAct) ?? null;
}
