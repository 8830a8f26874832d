import { idRangeOf, nameWordsOf, referenceOf, type SearchKind } from '#domain/desk/search.ts';
import type { Micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface Found {
  readonly kind: SearchKind;
  readonly key: string;
  readonly title: string;
  readonly detail: string | null;
  readonly state: string | null;
  readonly partnerId: string | null;
  readonly amount: Micro | null;
  readonly at: Date | null;
}

/**
 * Whether a column begins with the text as typed ($1 to $2), in lower case ($3 to $4) or in upper
 * case ($5 to $6). The operators match the indexes: bytewise, whatever the database's collation.
 */
const begins = (column: string) => `(${column} ~>=~ $1 and ${column} ~<~ $2)`;
const beginsLower = (column: string) => `(${column} ~>=~ $3 and ${column} ~<~ $4)`;
const beginsUpper = (column: string) => `(${column} ~>=~ $5 and ${column} ~<~ $6)`;
const isId = (column: string) => `(${column} between $7::uuid and $8::uuid)`;
/** Each word of the text begins a word of the partner's names, by the index of these words. */
const hasWords = `to_tsvector('simple', translate(coalesce(username, '') || ' ' || nickname,
  '-_.', '   ')) @@ to_tsquery('simple', $9)`;
/** In small tables any part of a name matches. */
const contains = (column: string) => `position($3 in lower(${column})) > 0`;

const called = 'coalesce(p.username, p.nickname)';
const noMoney = 'null::bigint';
const noTime = 'null::timestamptz';

/** For each kind: key, title, detail, state, partner, amount, time. */
const found: Record<SearchKind, string> = {
  partner: `select id::text, coalesce(username, nickname), email, status, id, ${noMoney},
      created_at from (
        select * from partner where ${beginsLower('username_key')}
         union select * from partner where ${beginsLower('lower(nickname)')}
         union select * from partner where ${beginsLower('lower(email)')}
         union select * from partner where ${hasWords}
         union select * from partner where ${begins('phone')}
         union select * from partner where ${isId('id')}) p`,
  payout: `select o.id::text, ${called}, o.target, o.state, o.partner_id, o.net, o.requested_at
      from (select id from payout where ${isId('id')}
             union select payout_id from payout_step where ${begins('reference')}
             union (select w.id from partner f join payout w on w.partner_id = f.id
                     where ${beginsLower('f.username_key')}
                     order by w.requested_at desc limit 5)) k
      join payout o using (id) join partner p on p.id = o.partner_id`,
  deposit: `select r.reference, r.reference, ${called},
      case when q.decided_at is not null then 'confirmed' when q.id is not null then 'recorded'
        else 'expected' end, r.partner_id, ((q.body ->> 'amount')::numeric * 1000000)::bigint,
      r.created_at
      from deposit_reference r join partner p on p.id = r.partner_id
      left join proposal q on q.id = r.proposal_id
     where ${beginsUpper('r.reference')} or r.reference = $10`,
  'bank-file': `select f.id::text, f.no, f.debtor_name,
      case when f.dropped_at is not null then 'dropped' when f.released_at is not null
        then 'released' else 'to release' end, null::uuid, f.total, f.made_at
      from payment_file f where ${beginsUpper('f.no')}`,
  proposal: `select q.id::text, q.reference, q.act,
      case when q.is_confirmed then 'confirmed' when q.decided_at is null then 'waiting'
        else 'refused' end, q.partner_id, ((q.body ->> 'amount')::numeric * 1000000)::bigint,
      q.made_at
      from proposal q where (${begins('q.reference')} or ${isId('q.id')}) and q.act <> 'deposit'`,
  plan: `select l.no, l.no, d.name, l.status, l.partner_id, u.amount, l.offered_at
      from plan l join product d on d.id = l.product_id left join plan_put u on u.plan_id = l.id
     where ${beginsUpper('l.no')}`,
  order: `select c.id::text, c.txid, m.name, null::text, l.partner_id, c.commission, c.occurred_at
      from (select id from conversion where ${begins('txid')}
             union select id from conversion where ${isId('id')}) k
      join conversion c using (id) join merchant m on m.id = c.merchant_id
      join plan l on l.id = c.plan_id`,
  ticket: `select f.ticket, f.ticket, f.topic, null::text, f.partner_id, ${noMoney}, f.at
      from feedback f where ${beginsUpper('f.ticket')} or f.ticket = $10`,
  product: `select d.id::text, d.name, m.name, null::text, null::uuid, ${noMoney}, d.added_at
      from product d join merchant m on m.id = d.merchant_id
     where ${contains('d.name')}
       and not exists (select from product n where n.replaces = d.id)`,
  merchant: `select m.name, m.name, null::text, null::text, null::uuid, ${noMoney}, ${noTime}
      from merchant m where ${contains('m.name')}`,
  placement: `select l.key, l.name, u.name, null::text, null::uuid, ${noMoney}, l.added_at
      from placement l join publisher u on u.id = l.publisher_id
     where ${contains('l.name')} or ${contains('u.name')} or ${begins('l.key')}`,
};

const rowsOfKind = 6;
const last = '\u{10ffff}';

/** The newest of each of these kinds. */
export async function search(
  sql: Sql,
  kinds: readonly SearchKind[],
  text: string,
): Promise<readonly Found[]> {
  if (kinds.length === 0) return [];
  const parts = kinds.map(
    (kind) => `(select '${kind}' kind, f.*
       from (${found[kind]}) as f (key, title, detail, state, "partnerId", amount, at)
      order by f.at desc nulls last, f.title limit ${rowsOfKind})`,
  );
  const ends = [text, text.toLowerCase(), text.toUpperCase()].flatMap((from) => [
    from,
    `${from}${last}`,
  ]);
  const { from = null, to = null } = idRangeOf(text) ?? {};
  // Every statement gets all values, whichever kinds it searches.
  const given = `with given as (select $1::text, $2::text, $3::text, $4::text, $5::text, $6::text,
    $7::uuid, $8::uuid, $9::text, $10::text) `;
  return sql<Found>(`${given}${parts.join(' union all ')}`, [
    ...ends,
    from,
    to,
    nameWordsOf(text) || null,
    referenceOf(text),
  ]);
}
