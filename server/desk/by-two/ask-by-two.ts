import { randomUUID } from 'node:crypto';
import type { Json } from '#domain/canonical-json.ts';
import { isAboutPartner } from '#domain/desk/by-two.ts';
import { Refusal } from '#domain/refusal.ts';
import { noteAct, noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import { type Sql, tryOut } from '../../platform/database/database.ts';
import type { StaffMember } from '../call/desk-call.ts';
import type { ByTwoAct, ByTwoCall } from './by-two-act.ts';
import type { ByTwoBodies } from './by-two-bodies.ts';
import { insertDeskProposal } from './by-two-store.ts';

interface Asking<Kind extends keyof ByTwoBodies> {
  readonly kind: Kind;
  readonly act: ByTwoAct<ByTwoBodies[Kind]>;
  readonly subject: string;
  readonly body: ByTwoBodies[Kind];
  readonly reason: string;
  readonly codeWordHash?: Buffer;
}

/**
 * Stores what one person proposes until another has decided it. It is first tried and rolled back:
 * what could not be carried out now cannot be proposed.
 */
export async function askByTwo<Kind extends keyof ByTwoBodies>(
  sql: Sql,
  call: ByTwoCall & { readonly staff: StaffMember },
  asking: Asking<Kind>,
): Promise<string> {
  const { kind, act, subject, body, reason, codeWordHash = null } = asking;
  const [by, now] = [call.staff.name, call.now()];
  const about = await act.about(sql, body);
  const id = randomUUID();
  await tryOut(sql, () => act.carryOut(sql, call, body, { id, by, reason, now, codeWordHash }));
  const stored = {
    id,
    kind,
    subject,
    body: body as Json,
    about,
    reason,
    codeWordHash,
    by,
    at: now,
  };
  if (!(await insertDeskProposal(sql, stored))) throw new Refusal('desk_proposal_waiting');
  await noteAsked(sql, kind, body, { by, id, reason, now });
  return id;
}

interface Noted {
  readonly by: string;
  readonly id: string;
  readonly reason: string;
  readonly now: Date;
}

/** A change about one partner is listed with that partner, any other in the log. */
async function noteAsked(
  sql: Sql,
  kind: keyof ByTwoBodies,
  body: ByTwoBodies[keyof ByTwoBodies],
  { by, id, reason, now }: Noted,
): Promise<void> {
  if (isAboutPartner(kind)) {
    const { partnerId, reference } = body as ByTwoBodies[typeof kind];
    await noteAct(sql, { partnerId, by, act: `${kind}-ask`, reason, reference }, now);
    return;
  }
  const about = { what: kind, id, ...(reason && { reason }) };
  await noteInDeskLog(sql, { by, act: 'asked-by-two', about }, now);
}
