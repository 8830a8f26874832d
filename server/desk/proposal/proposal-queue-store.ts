import type { ProposalState } from '#domain/desk/proposal-state.ts';
import { calledOf } from '#domain/partner/username.ts';
import { isCalled } from '../../people/partner/partner.ts';
import {
  isWithinDays,
  pageEnd,
  pageRows,
  type Sql,
  timePage,
} from '../../platform/database/database.ts';

export interface ListedProposal {
  readonly id: string;
  readonly act: string;
  readonly partnerId: string | null;
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
  /** That of the entry, exchange or order concerned, if the proposal names no amount itself. */
  readonly size: bigint | null;
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

const isIn = {
  waiting: 'r.decided_at is null',
  confirmed: 'r.is_confirmed',
  refused: 'not r.is_confirmed',
} as const satisfies Record<ProposalState, string>;

const sizeOf = `case
  when r.body ? 'exchangeId' then
    (select x.amount from exchange x where x.id = (r.body ->> 'exchangeId')::uuid)
  when r.body ? 'conversionId' then
    (select c.commission from conversion c where c.id = (r.body ->> 'conversionId')::uuid)
  when r.body ? 'entryId' then
    (select coalesce(max(o.amount) filter (where o.pocket = 'available'), max(o.amount))
       from posting o where o.entry_id = (r.body ->> 'entryId')::uuid and o.owner = r.partner_id)
  end`;

/** Whoever decides sees the subject itself, and not only its id. */
const namedBy = `case
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
       from conversion c join merchant s on s.id = c.merchant_id join plan o on o.id = c.plan_id
       left join click k on k.serve_id = c.serve_id left join placement z on z.id = k.placement_id
      where c.id = (r.body ->> 'conversionId')::uuid)
  when r.body ? 'entryId' then
    (select json_build_object('kind', e.kind, 'at', e.at, 'remark', e.remark)
       from entry e where e.id = (r.body ->> 'entryId')::uuid)
  end`;

/** Pending ones come oldest first, so that nothing is forgotten; decided ones newest first. */
export async function listProposalPage(sql: Sql, filter: ProposalFilter) {
  const { state = 'waiting' } = filter;
  const isOver = state !== 'waiting';
  const { at, id } = pageEnd(filter.cursor);
  const [sign, order] = isOver ? ['<', 'desc'] : ['>', 'asc'];
  const rows = await sql<ListedProposal>(
    `select r.id, r.act, r.partner_id "partnerId", r.body, r.reason, r.reference,
            r.made_by "madeBy", r.made_at "madeAt", r.decided_by "decidedBy",
            r.decided_at "decidedAt", r.is_confirmed "isConfirmed", r.answer,
            (${sizeOf})::bigint size, ${namedBy} named,
            coalesce(p.username, p.nickname, m.name, u.name, c.name) whose
       from proposal r left join partner p on p.id = r.partner_id
       left join merchant m on m.id::text = r.body ->> 'outsideId'
       left join publisher u on u.id::text = r.body ->> 'outsideId'
       left join acceptor c on c.id::text = r.body ->> 'outsideId'
      where ${isIn[state]} and ($1::text is null or r.act = $1)
        and ${isCalled('p', '$2')}
        and ${isWithinDays('r.made_at', '$5', '$6')}
        and ($3::timestamptz is null or (r.made_at, r.id) ${sign} ($3, $4::uuid))
      order by r.made_at ${order}, r.id ${order} limit ${pageRows + 1}`,
    [filter.act ?? null, calledOf(filter.partner), at, id, filter.from ?? null, filter.to ?? null],
  );
  return timePage(rows, (row) => ({ at: row.madeAt, id: row.id }));
}
