import type { listProposals } from '#contract/desk/proposals.ts';
import type { Input, Reply } from '#contract/route.ts';
import type { ProposalState } from '#domain/desk/proposal-state.ts';
import { calledOf } from '#domain/partner/username.ts';
import { isCalled } from '../../people/partner/partner.ts';
import {
  type Fragment,
  fragment,
  isWithinDays,
  type List,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';

/** Its amount is its own, or that of the entry, exchange or order concerned. */
export type ProposalRow = Omit<Reply<typeof listProposals>['list'][number], 'state' | 'about'> & {
  readonly body: Readonly<Record<string, string>>;
  readonly isConfirmed: boolean | null;
  /** The facts about that entry, exchange or order. */
  readonly subject: Readonly<Record<string, string | number | null>> | null;
};

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
              'objection', (select d.text from support_case d where d.conversion_id = c.id
                             order by d.opened_at desc limit 1))
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
export async function listProposalPage(sql: Sql, filter: Input<typeof listProposals>) {
  const { state = 'waiting', act = null, from = null, to = null } = filter;

  const proposals: List = {
    columns: fragment`
      r.id, r.act, r.partner_id, r.body, r.reason, r.reference,
      r.made_by, r.made_at, r.decided_by, r.decided_at, r.is_confirmed, r.answer,
      coalesce(r.amount, (${subjectAmount})::bigint) amount,
      ${subjectDetails} subject,
      coalesce(p.username, p.nickname, m.name, u.name, c.name) whose`,
    from: fragment`
      from proposal r left join partner p on p.id = r.partner_id
      left join merchant m on m.id::text = r.body ->> 'outsideId'
      left join publisher u on u.id::text = r.body ->> 'outsideId'
      left join acceptor c on c.id::text = r.body ->> 'outsideId'
     where ${isInState[state]} and (${act}::text is null or r.act = ${act})
       and ${isCalled(fragment`p`, calledOf(filter.partner))}
       and ${isWithinDays(fragment`r.made_at`, from, to)}`,
    at: fragment`r.made_at`,
    id: fragment`r.id`,
    idType: 'uuid',
    isOldestFirst: state === 'waiting',
  };
  return readPage<ProposalRow>(sql, proposals, filter.cursor);
}
