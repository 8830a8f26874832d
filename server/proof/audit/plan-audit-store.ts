import { type Fragment, fragment, literal, literals } from '../../platform/database/database.ts';

const rowsMax = 10;
const limit = fragment`limit ${literal(rowsMax)}`;

/** What entries left in these pockets, by plan number. */
const amountsIn = (pockets: readonly string[]) => fragment`
  (select e.cause ->> 'plan' no, sum(p.amount) amount
     from posting p join entry e on e.id = p.entry_id
    where p.pocket in (${literals(pockets)}) and e.cause ? 'plan'
    group by no)`;

const toConsumePockets = ['to_consume', 'to_consume_discount', 'to_consume_startup'];
const publisherPendingPockets = [
  'publisher_pending',
  'publisher_pending_discount',
  'publisher_pending_startup',
];

/** Queries on plans that must return no rows: money and conversions agree. */
export const planChecks: readonly (readonly [finding: string, check: Fragment])[] = [
  [
    // amount = billed + returned + still held
    'the amount of a plan is not all accounted for',
    fragment`
      select plan.no "at"
        from plan join plan_put put on put.plan_id = plan.id
        left join ${amountsIn(toConsumePockets)} moved on moved.no = plan.no
       cross join lateral (
         select coalesce(sum(b.cost), 0) "cost" from billing b where b.plan_id = plan.id
       ) billed
       where coalesce(moved.amount, 0) <>
             case when plan.status in ('matching', 'putting', 'putFinished')
                  then put.amount - billed.cost else 0 end
       ${limit}`,
  ],
  [
    'what a plan consumed is not where it belongs',
    fragment`
      select plan.no "at"
        from plan join plan_put put on put.plan_id = plan.id
        left join ${amountsIn(publisherPendingPockets)} moved on moved.no = plan.no
       cross join lateral (
         select coalesce(sum(b.cost), 0) "cost" from billing b where b.plan_id = plan.id
       ) billed
       cross join lateral (
         select coalesce(sum(c.amount), 0) amount from plan_credit c where c.plan_id = plan.id
       ) credited
       where coalesce(moved.amount, 0) <>
             case plan.status when 'settled' then 0 else billed.cost - credited.amount end
       ${limit}`,
  ],
  [
    'a plan was credited for what was not found invalid',
    fragment`
      select plan.no "at"
        from (select plan_id, sum(amount) amount from plan_credit group by plan_id) credited
        join plan on plan.id = credited.plan_id
       where credited.amount > (
         select coalesce(sum(k.cost), 0) from event_flag k where k.plan_id = plan.id)
       ${limit}`,
  ],
  [
    'the commissions of a plan are not set aside',
    fragment`
      select plan.no "at"
        from plan join plan_put put on put.plan_id = plan.id
        left join ${amountsIn(['reserved', 'to_settle'])} moved on moved.no = plan.no
       cross join lateral (
         select coalesce(sum(c.commission), 0) amount from conversion_now c
          where c.plan_id = plan.id and c.state = 'pending'
       ) waiting
       where coalesce(moved.amount, 0) <> waiting.amount
       ${limit}`,
  ],
];

/** Queries on sealed plans' manifests that must return no rows; blocks are verified separately. */
export const sealedChecks: readonly (readonly [finding: string, check: Fragment])[] = [
  [
    'the blocks of a plan do not add up to its meter, its billing or what publishers are owed',
    fragment`
      select plan.no "at" from sealed_plan s join plan on plan.id = s.plan_id
       cross join lateral (
         select coalesce(sum(b.cost), 0) "cost", max(b.to_no) last_no,
                coalesce(sum(b.to_no - b.from_no + 1), 0) count,
                coalesce(sum(b.unbilled_pay), 0) pay,
                (array_agg(b.head order by b.from_no desc))[1] head
           from event_block_range b where b.plan_id = s.plan_id
       ) sealed
       cross join lateral (
         select coalesce(sum(b.cost), 0) "cost" from billing b where b.plan_id = s.plan_id
       ) billed
       cross join lateral (
         select coalesce(sum(o.amount), 0) amount from over_delivery o where o.plan_id = s.plan_id
       ) owed
       where s.spent <> sealed.cost or s.last_no is distinct from sealed.last_no
          or s.last_no <> sealed.count or s.head is distinct from sealed.head
          or billed.cost <> sealed.cost or owed.amount > sealed.pay
       ${limit}`,
  ],
];

/** Queries over all events that must return no rows. They read as much as a whole walk. */
export const eventChecks: readonly (readonly [finding: string, check: Fragment])[] = [
  [
    'the events of a plan are not what its meter or its billing says',
    fragment`
      select plan.no "at" from plan join plan_meter m on m.plan_id = plan.id
       cross join lateral (
         select coalesce(max(b.upto), 0) upto, coalesce(sum(b.cost), 0) "cost"
           from billing b where b.plan_id = plan.id
       ) billed
       cross join lateral (
         select coalesce(sum(e.cost), 0) "cost", coalesce(max(e.no), 0) last_no, count(*) count,
                coalesce(sum(e.cost) filter (where e.no <= billed.upto), 0) billed
           from event e where e.plan_id = plan.id
       ) folded
       where (m.spent <> folded.cost or m.last_no <> folded.last_no
               or m.last_no <> folded.count or billed.cost <> folded.billed)
         and not exists (select from sealed_plan s where s.plan_id = plan.id)
       ${limit}`,
  ],
  [
    'publishers are owed for delivery beyond a plan what its events do not say',
    fragment`
      select plan.no "at"
        from (select plan_id, sum(amount) amount from over_delivery group by plan_id) owed
        join plan on plan.id = owed.plan_id
       where owed.amount > (
         select coalesce(sum(e.pay), 0) from event e where e.plan_id = plan.id and e.cost = 0)
         and not exists (select from sealed_plan s where s.plan_id = plan.id)
       ${limit}`,
  ],
  [
    'an event that was found invalid had another cost',
    fragment`
      select plan.no "at" from event_flag k join plan on plan.id = k.plan_id
        join event e on e.plan_id = k.plan_id and e.no = k.no
       where k.cost <> e.cost ${limit}`,
  ],
];
