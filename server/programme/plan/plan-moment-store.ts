import type { EventKind } from '#domain/delivery/event.ts';
import { clickCode, kindCode } from '#domain/delivery/event-line.ts';
import { countsCode } from '#domain/delivery/flag.ts';
import { everFormats } from '../../ads/catalogue/catalogue.ts';
import { type Fragment, fragment, literal } from '../../platform/database/database.ts';

/** The time of the newest event of a kind. Searched backwards: it is usually near the end. */
const lastEventAt = (kind: EventKind, condition = fragment``) => fragment`
  (select e.at from event e
    where e.plan_id = p.id and e.kind = ${literal(kindCode(kind))}${condition}
    order by e.no desc limit 1)`;

const click = literal(clickCode);

/**
 * The time of the newest valid click. A long plan may have none, so the rollup supplies its number,
 * and only events since the last rollup are scanned.
 */
const lastClickAt = fragment`
  (select e.at from event e where e.plan_id = p.id and e.no = greatest(
    (select max(d.no_to) from rollup_plan_day d
      where d.plan_id = p.id and d.kind = ${click} and d.reason = ${literal(countsCode)}),
    (select max(young.no) from rollup_progress r
       join event young on young.plan_id = r.plan_id and young.no > r.rolled_to
      where r.plan_id = p.id and young.kind = ${click} and young.invalid is null)))`;

/** The states of a conversion that is not decided yet. */
const openStates = fragment`('held', 'pending')`;

/** What decides, beside its status, what happens next to the plan `p` of the product `d`. */
export const momentColumns: Fragment = fragment`
  put.ends_at, put.limits, pause.at paused_at, ever.formats ever_formats,
  coalesce(agreed.click_window_hours, d.click_window_hours) click_window_hours,
  exists (select from placement pl join placement_rate r on r.placement_id = pl.id
           where pl.format = any(ever.formats) and r.price_model = 'cpc') is_paid_by_click,
  case when p.status in ('putting', 'putFinished') then ${lastEventAt('serve')} end last_serve_at,
  case when p.status in ('putting', 'putFinished', 'waitSettlement')
    then ${lastEventAt('impression', fragment` and e.invalid is null`)} end last_impression_at,
  case when p.status = 'waitSettlement' then ${lastClickAt} end last_click_at,
  won.last_lock_at, coalesce(won.open, 0)::int "open", coalesce(won.held, 0)::int held,
  case when p.status = 'waitSettlement' then (
    select max(q.due_at) from conversion v
      join support_case q on q.conversion_id = v.id and q.answered_at is null
     where v.plan_id = p.id) end disputed_until`;

export const momentTables: Fragment = fragment`
  left join plan_put put on put.plan_id = p.id
  left join agreed_terms agreed on agreed.plan_id = p.id
  cross join lateral ${everFormats(fragment`p`)} ever
  left join lateral (
    select at, ends_with, actor from plan_pause where plan_id = p.id
     order by step desc limit 1) pause on true
  left join lateral (
    select max(lock_at) filter (where state in ${openStates}) last_lock_at,
           count(*) filter (where state in ${openStates}) "open",
           count(*) filter (where state = 'held') held
      from conversion_now where plan_id = p.id) won on p.status = 'waitSettlement'`;
