import type { DeskRoute } from '#contract/desk/desk-route.ts';
import type { StaffAct } from '#domain/staff/staff-act.ts';
import { noteAct, noteActs, noteInDeskLog } from '../../people/audit-event/audit-event.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Details, Hit } from './use-case.ts';

/** What a command says it has done, whatever its route. */
export interface AnyCommandResult {
  readonly reply?: unknown;
  readonly act?: string;
  readonly details?: Details;
  readonly hits?: Hit;
  readonly concerns?: AnyConcerned | readonly AnyConcerned[];
}

interface AnyConcerned {
  readonly partnerId: string;
  readonly act?: StaffAct;
  readonly reason?: string;
  readonly reference?: string;
  readonly evidence?: string | null;
}

interface Audited {
  readonly route: DeskRoute;
  readonly input: unknown;
  readonly result: AnyCommandResult;
  readonly by: string;
  /** Who asked for it, where somebody else decided. */
  readonly askedBy?: string;
}

/** The reason and the reference that the caller gave. */
export interface Words {
  readonly reason?: string;
  readonly reference?: string;
}

/** Writes down who did what, in the transaction of the command. */
export async function writeAudit(
  sql: Sql,
  { route, input, result, by, askedBy }: Audited,
  now: Date,
): Promise<void> {
  const { audit } = route;
  if (!audit || 'ofApproval' in audit) throw new Error(`${route.path} writes nothing down`);
  const words = input as Words;

  if ('partner' in audit) {
    const acts = concernedOf(result).map((concerned) => {
      const action = actOf(route, audit.partner, concerned.act);
      return {
        ...concerned,
        author: by,
        action,
        reason: concerned.reason ?? words.reason ?? action,
        reference: concerned.reference ?? words.reference ?? '',
      };
    });
    // Many accounts take one statement; but a reference that staff typed is judged with each act.
    const isReferenceTyped = words.reference !== undefined;
    if (Array.isArray(result.concerns) && !isReferenceTyped) return noteActs(sql, acts, now);
    for (const act of acts) await noteAct(sql, act, now);
    return;
  }

  const details = {
    ...(words.reason && { reason: words.reason }),
    ...(words.reference && { reference: words.reference }),
    ...result.details,
    ...(askedBy && { askedBy }),
  };
  await noteInDeskLog(
    sql,
    { author: by, action: actOf(route, audit.log, result.act), details },
    now,
  );
}

export const concernedOf = ({ concerns = [] }: AnyCommandResult): readonly AnyConcerned[] =>
  [concerns].flat();

/** The act that the route names, or which of several it was. */
function actOf<Act extends string>(
  { path }: DeskRoute,
  routeActs: Act | readonly Act[],
  resultAct: string | undefined,
): Act {
  if (typeof routeActs === 'string') return routeActs;
  const act = routeActs.find((candidate) => candidate === resultAct);
  if (!act) throw new Error(`${path} does not name the act ${resultAct}`);
  return act;
}
