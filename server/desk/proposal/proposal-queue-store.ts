import type { ProposalState } from '#domain/desk/proposal-state.ts';
import type { Micro } from '#domain/money.ts';
import { calledOf } from '#domain/partner/username.ts';
import { isCalled } from '../../people/partner/partner.ts';
import {
  type Fragment,
  fragment,
  isWithinDays,
  newestFirst,
  oldestFirst,
  pageEnd,
  pageLimit,
  type Sql,
  timePage,
} from '../../platform/database/database.ts';

export interface ListedProposal {
  readonly id: string;
  readonly act: string;
  readonly partnerId: string | null;
  /** The partner's name, or that of somebody outside. */
  readonly whose: string | null;
  readonly body: Readonly<Record<string, string>>;
  readonly reason: string;
  readonly reference: string;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly isConfirmed: boolean | null;
  readonly answer: string | null;
  /** Its own, or that of the entry, exchange or order concerned. */
  readonly amount: Micro | null;
  /** The facts about that entry, exchange or order. */
  readonly named: Readonly<Record<string, string | number | null>> | null;
}

export interface ProposalFilter {
  readonly state?: ProposalState | undefined;
  readonly act?: string | undefined;
  readonly partner?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
}

const isInState = {
  waiting: fragment`r.decided_at is null`,
  confirmed: fragment`r.is_confirmed`,
  refused: fragment`not r.is_confirmed`,
} as const satisfies Record<ProposalState, Fragment>;

const subjectAmount = fragment`
  case
  when r.body ? 'exchangeId' then
    (select x.amount from exchange x where x.id = (r.body ->> 'exchangeId')::uuid)
  when r.body ? 'conversionId' then
    (select c.commission from conversion c where c.id = (r.body ->> 'conversionId')::uuid)
  when r.body ? 'entryId' then
    (select coalesce(max(o.amount) filter (where o.pocket = 'available'), max(o.amount))
       from posting o where o.entry_id = (r.body ->> 'entryId')::uuid and o.owner = r.partner_id)
  end`;

/** Whoever decides sees the subject itself, and not only its id. */
const subjectDetails = fragment`
  case
  when r.body ? 'exchangeId' then
    (select json_build_object('acceptor', a.name, 'at', x.held_at, 'state', x.state)
       from exchange x join acceptor a on a.id = x.acceptor_id
      where x.id = (r.body ->> 'exchangeId')::uuid)
  when r.body ? 'conversionId' then
    (select json_build_object('order', c.txid, 'merchant', s.name, 'at', c.occurred_at,
              'plan', o.no, 'clickedAt', c.clicked_at, 'reportedAt', c.at,
              'device', k.device, 'country', k.country, 'placement', z.name,
              'objection', (select d.text from dispute d where d.conversion_id = c.id
                             order by d.at desc limit 1))
       from conversion c join merchant s on s.id = c.merchant_id
       join plan o on o.id = c.plan_id
       left join click k on k.serve_id = c.serve_id
       left join placement z on z.id = k.placement_id
      where c.id = (r.body ->> 'conversionId')::uuid)
  when r.body ? 'entryId' then
    (select json_build_object('kind', e.kind, 'at', e.at, 'remark', e.remark)
       from entry e where e.id = (r.body ->> 'entryId')::uuid)
  end`;

/** Pending ones come oldest first, so that nothing is forgotten; decided ones newest first. */
export async function listProposalPage(sql: Sql, filter: ProposalFilter) {
  const { state = 'waiting', act = null, from = null, to = null } = filter;
  const isDecided = state !== 'waiting';
  const { beyond, order } = isDecided ? newestFirst : oldestFirst;
  const end = pageEnd(filter.cursor);

  const rows = await sql.many<ListedProposal>`
    select r.id, r.act, r.partner_id, r.body, r.reason, r.reference,
           r.made_by, r.made_at, r.decided_by, r.decided_at, r.is_confirmed, r.answer,
           coalesce(r.amount, (${subjectAmount})::bigint) amount,
           ${subjectDetails} named,
           coalesce(p.username, p.nickname, m.name, u.name, c.name) whose
      from proposal r left join partner p on p.id = r.partner_id
      left join merchant m on m.id::text = r.body ->> 'outsideId'
      left join publisher u on u.id::text = r.body ->> 'outsideId'
      left join acceptor c on c.id::text = r.body ->> 'outsideId'
     where ${isInState[state]} and (${act}::text is null or r.act = ${act})
       and ${isCalled(fragment`p`, calledOf(filter.partner))}
       and ${isWithinDays(fragment`r.made_at`, from, to)}
       and (${end.at}::timestamptz is null
         or (r.made_at, r.id) ${beyond} (${end.at}, ${end.id}::uuid))
     order by r.made_at ${order}, r.id ${order} ${pageLimit}`;
  return timePage(rows, (row) => ({ at: row.madeAt, id: row.id }));
}
