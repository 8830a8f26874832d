import type { listApprovals } from '#contract/desk/approvals.ts';
import type { Input, Reply } from '#contract/route.ts';
import type { ApprovalState } from '#domain/desk/approval.ts';
import { usernameKeyOf } from '#domain/partner/username.ts';
import { type Approval, approvalColumns, isOpen } from '../../people/approval/approval.ts';
import { isCalled } from '../../people/partner/partner.ts';
import {
  type Fragment,
  fragment,
  isWithinDays,
  type Queue,
  readPage,
  type Sql,
  toCursorTime,
} from '../../platform/database/database.ts';

/** Requests in one of their states, or decided in any way. */
function isInState(state: ApprovalState | 'decided', now: Date): Fragment {
  if (state === 'waiting') return isOpen(now);
  if (state === 'decided') return fragment`not (${isOpen(now)})`;
  if (state !== 'lapsed') return fragment`a.outcome = ${state}`;
  return fragment`(a.outcome = 'lapsed' or (a.outcome is null and a.ends_at <= ${now}))`;
}

type ApprovalFilter = Input<typeof listApprovals>;

type ListedApproval = Approval & Pick<Reply<typeof listApprovals>['list'][number], 'partner'>;

/**
 * Requests of these kinds. Waiting ones come oldest first, so that none is forgotten; decided ones
 * newest first.
 */
export function approvalQueue(kinds: readonly string[], filter: ApprovalFilter, now: Date): Queue {
  const {
    state = 'waiting',
    kind = null,
    partner,
    from: firstDay = null,
    to: lastDay = null,
  } = filter;

  return {
    columns: fragment`${approvalColumns}, coalesce(p.username, p.nickname) partner`,
    from: fragment`
      from approval a left join partner p on p.id = a.partner_id
     where ${isInState(state, now)} and a.kind = any (${kinds})
       and (${kind}::text is null or a.kind = ${kind})
       and ${isCalled(fragment`p`, usernameKeyOf(partner))}
       and ${isWithinDays(fragment`a.requested_at`, firstDay, lastDay)}`,
    at: toCursorTime(fragment`a.requested_at`),
    id: fragment`a.id`,
    idType: 'uuid',
    isOldestFirst: state === 'waiting',
    item: {
      id: fragment`a.id::text`,
      what: fragment`a.kind`,
      partnerId: fragment`a.partner_id`,
      whose: fragment`coalesce(p.username, p.nickname)`,
      amount: fragment`a.amount`,
      by: fragment`a.requester`,
      byId: fragment`a.requested_by`,
      since: fragment`a.requested_at`,
    },
  };
}

export const listApprovalPage = (
  sql: Sql,
  kinds: readonly string[],
  filter: ApprovalFilter,
  now: Date,
) => readPage<ListedApproval>(sql, approvalQueue(kinds, filter, now), filter.cursor);
