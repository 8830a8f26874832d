import type { listApprovals } from '#contract/desk/approvals.ts';
import type { Input, Reply } from '#contract/route.ts';
import type { ApprovalState } from '#domain/desk/approval.ts';
import { calledOf } from '#domain/partner/username.ts';
import { type Approval, approvalColumns, isOpen } from '../../people/approval/approval.ts';
import { isCalled } from '../../people/partner/partner.ts';
import {
  type Fragment,
  fragment,
  isWithinDays,
  type List,
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

type ListedApproval = Approval & Pick<Reply<typeof listApprovals>['list'][number], 'partner'>;

/**
 * Requests of these kinds. Waiting ones come oldest first, so that none is forgotten; decided ones
 * newest first.
 */
export async function listQueue(
  sql: Sql,
  kinds: readonly string[],
  filter: Input<typeof listApprovals>,
  now: Date,
) {
  const { state = 'waiting', kind = null, partner, from = null, to = null } = filter;

  const approvals: List = {
    columns: fragment`${approvalColumns}, coalesce(p.username, p.nickname) partner`,
    from: fragment`
      from approval a left join partner p on p.id = a.partner_id
     where ${isInState(state, now)} and a.kind = any (${kinds})
       and (${kind}::text is null or a.kind = ${kind})
       and ${isCalled(fragment`p`, calledOf(partner))}
       and ${isWithinDays(fragment`a.requested_at`, from, to)}`,
    at: toCursorTime(fragment`a.requested_at`),
    id: fragment`a.id`,
    idType: 'uuid',
    isOldestFirst: state === 'waiting',
  };
  return readPage<ListedApproval>(sql, approvals, filter.cursor);
}
