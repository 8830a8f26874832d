import type { ApprovedCommand, DeskRoute, StopRule } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import { findEmail } from '#domain/partner/contact.ts';
import { notifyStaff } from '../../people/audit-event/audit-event.ts';
import { enqueueMessage } from '../../people/outbox/outbox.ts';
import type { Sql, TransactionSql } from '../../platform/database/database.ts';
import type { StaffMember } from './desk-call.ts';
import { type AnyCommandResult, concernedOf, type Words } from './write-audit.ts';

interface Stopped {
  readonly route: DeskRoute;
  readonly input: unknown;
  readonly result: AnyCommandResult;
  readonly staff: StaffMember;
}

/**
 * Tells those at the desk who may begin again what a command stopped, and the member of staff whom
 * it hits, in its transaction. A partner's notice is left by the use case, which knows its facts.
 */
export async function tellColleagues(
  sql: Sql,
  { route, input, result, staff }: Stopped,
  now: Date,
): Promise<void> {
  const { stop } = route;
  if (!stop || typeof stop.notice !== 'string') return;

  const staffId = result.hits && 'staffId' in result.hits ? result.hits.staffId : undefined;
  if (stop.tells === 'member' && !staffId)
    throw new Error(`${route.path} names no member of staff`);

  const [concerned] = concernedOf(result);
  const { reason, reference } = { ...(input as Words), ...concerned };
  const details = {
    ...(concerned && { partner: concerned.partnerId }),
    ...(reason && { reason }),
    ...(reference && { reference }),
    ...result.details,
  };
  const audience = { roles: rolesOf(route, stop), exceptId: staff.id, ...(staffId && { staffId }) };
  const notice = { action: stop.notice, author: staff.name, details };
  await notifyStaff(sql, notice, audience, now);
}

const byPath = new Map(Object.values<DeskRoute>(deskRoutes).map((route) => [route.path, route]));

const isApproved = (route: DeskRoute): route is ApprovedCommand => route.kind === 'approval';

/** Whoever may give the command, begin again what it stopped, or approve that. */
function rolesOf(
  route: DeskRoute,
  { isForEveryone, undoneBy }: StopRule,
): readonly StaffRole[] | 'everyone' {
  if (isForEveryone) return 'everyone';
  const undoingRoutes = 'themselves' in undoneBy ? [] : undoneBy.map((path) => byPath.get(path));
  return [route, ...undoingRoutes].flatMap((candidate) => {
    if (!candidate || typeof candidate.roles === 'string') return [];
    return isApproved(candidate)
      ? [...candidate.roles, ...candidate.approval.decidedBy]
      : candidate.roles;
  });
}

/** Mails the merchant whom a command stops, where mail is sent and the contact names an address. */
export async function tellMerchant(
  sql: TransactionSql,
  { route, result, isMailOffered }: Pick<Stopped, 'route' | 'result'> & { isMailOffered: boolean },
  now: Date,
): Promise<void> {
  const tells = route.stop?.tells;
  if (typeof tells !== 'object' || !('merchant' in tells)) return;

  const { hits } = result;
  if (!hits || !('merchantId' in hits)) throw new Error(`${route.path} names no merchant`);

  const address = isMailOffered ? findEmail(hits.contact) : null;
  if (address === null) return;
  const recipient = { merchantId: hits.merchantId, address };
  await enqueueMessage(sql, { kind: tells.merchant, recipient }, now);
}
