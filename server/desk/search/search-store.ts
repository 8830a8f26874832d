import type { searchDesk } from '#contract/desk/search.ts';
import type { Reply } from '#contract/route.ts';
import { idRangeOf, nameWordsOf, referenceOf, type SearchKind } from '#domain/desk/search.ts';
import {
  type Fragment,
  fragment,
  joinFragments,
  literal,
  type Sql,
} from '../../platform/database/database.ts';

export type SearchHit = Omit<Reply<typeof searchDesk>['list'][number], 'isSimilar'>;

/** A text as typed, in the forms in which columns are compared with it. */
interface SearchText {
  readonly asTyped: TextRange;
  readonly lower: TextRange;
  readonly upper: TextRange;
  /** Null unless the text begins an id. */
  readonly ids: { readonly from: string; readonly to: string } | null;
  /** Each word as a prefix, for the index of words; null without any. */
  readonly words: string | null;
  readonly reference: string | null;
  readonly now: Date;
  /** The kinds of requests that the reader may read. */
  readonly approvalKinds: readonly string[];
}

/** Who searches, and when. */
export type SearchReader = Pick<SearchText, 'now' | 'approvalKinds'>;

/** All texts that begin with the first one. */
interface TextRange {
  readonly start: string;
  readonly end: string;
}

const lastCharacter = '\u{10ffff}';

function searchTextOf(text: string, reader: SearchReader): SearchText {
  const rangeOf = (start: string) => ({ start, end: `${start}${lastCharacter}` });
  return {
    asTyped: rangeOf(text),
    lower: rangeOf(text.toLowerCase()),
    upper: rangeOf(text.toUpperCase()),
    ids: idRangeOf(text),
    words: nameWordsOf(text) || null,
    reference: referenceOf(text),
    ...reader,
  };
}

/** The operators match the indexes: bytewise, whatever the database's collation. */
const isIn = ({ start, end }: TextRange, column: Fragment) =>
  fragment`(${column} ~>=~ ${start} and ${column} ~<~ ${end})`;
const begins = ({ asTyped }: SearchText, column: Fragment) => isIn(asTyped, column);
const beginsLower = ({ lower }: SearchText, column: Fragment) => isIn(lower, column);
const beginsUpper = ({ upper }: SearchText, column: Fragment) => isIn(upper, column);
const isId = ({ ids }: SearchText, column: Fragment) =>
  fragment`(${column} between ${ids?.from ?? null}::uuid and ${ids?.to ?? null}::uuid)`;

/** Each word of the text begins a word of the partner's names, by the index of these words. */
const hasWords = ({ words }: SearchText) => fragment`
  to_tsvector('simple', translate(coalesce(username, '') || ' ' || nickname, '-_.', '   '))
    @@ to_tsquery('simple', ${words})`;

/** In small tables any part of a name matches. */
const contains = ({ lower }: SearchText, column: Fragment) =>
  fragment`position(${lower.start} in lower(${column})) > 0`;

const partnerName = fragment`coalesce(p.username, p.nickname)`;
const noDetail = fragment`null::text`;
const noState = fragment`null::text`;
const noPartner = fragment`null::uuid`;
const noAmount = fragment`null::bigint`;
const noTime = fragment`null::timestamptz`;

/** Whoever looks for a partner's payouts finds the newest ones. */
const payoutsOfPartner = 5;

/** For each kind: key, title, detail, state, partner, amount, time. */
const selects: Record<SearchKind, (text: SearchText) => Fragment> = {
  partner: (text) => fragment`
    select id::text, coalesce(username, nickname), email, status, id, ${noAmount}, created_at
      from (
        select * from partner where ${beginsLower(text, fragment`username_key`)}
        union select * from partner where ${beginsLower(text, fragment`lower(nickname)`)}
        union select * from partner where ${beginsLower(text, fragment`lower(email)`)}
        union select * from partner where ${hasWords(text)}
        union select * from partner where ${begins(text, fragment`phone`)}
        union select * from partner where ${isId(text, fragment`id`)}
      ) p`,
  payout: (text) => fragment`
    select o.id::text, ${partnerName}, o.target, o.state, o.partner_id, o.net, o.requested_at
      from (
        select id from payout where ${isId(text, fragment`id`)}
        union select payout_id from status_change
               where payout_id is not null and ${begins(text, fragment`reference`)}
        union (select w.id from partner f join payout w on w.partner_id = f.id
                where ${beginsLower(text, fragment`f.username_key`)}
                order by w.requested_at desc limit ${literal(payoutsOfPartner)})
      ) k
      join payout o using (id) join partner p on p.id = o.partner_id`,
  deposit: (text) => fragment`
    select r.reference, r.reference, ${partnerName},
           case when q.outcome = 'approved' then 'confirmed'
                when q.ends_at > ${text.now} then 'recorded'
                else 'expected' end,
           r.partner_id, q.amount, r.created_at
      from deposit_reference r join partner p on p.id = r.partner_id
      left join approval q on q.id = r.approval_id
     where ${beginsUpper(text, fragment`r.reference`)} or r.reference = ${text.reference}::text`,
  'bank-file': (text) => fragment`
    select f.id::text, f.no, f.debtor_name,
           case when f.dropped_at is not null then 'dropped'
                when f.released_at is not null then 'released'
                else 'to release' end,
           ${noPartner}, f.total, f.made_at
      from payment_file f where ${beginsUpper(text, fragment`f.no`)}`,
  approval: (text) => fragment`
    select q.id::text, q.reference, q.kind,
           case when q.outcome is not null then q.outcome
                when q.ends_at > ${text.now} then 'waiting'
                else 'lapsed' end,
           q.partner_id, q.amount, q.requested_at
      from approval q
     where (${begins(text, fragment`q.reference`)} or ${isId(text, fragment`q.id`)})
       and q.reference is not null and q.kind <> 'deposit'
       and q.kind = any (${text.approvalKinds})`,
  plan: (text) => fragment`
    select l.no, l.no, d.name, l.status, l.partner_id, u.amount, l.offered_at
      from plan l join product d on d.id = l.product_id
      left join plan_put u on u.plan_id = l.id
     where ${beginsUpper(text, fragment`l.no`)}`,
  order: (text) => fragment`
    select c.id::text, c.txid, m.name, ${noState}, l.partner_id, c.commission, c.occurred_at
      from (
        select id from conversion where ${begins(text, fragment`txid`)}
        union select id from conversion where ${isId(text, fragment`id`)}
      ) k
      join conversion c using (id) join merchant m on m.id = c.merchant_id
      join plan l on l.id = c.plan_id`,
  ticket: (text) => fragment`
    select f.subject, f.subject, f.topic, ${noState}, f.partner_id, ${noAmount}, f.opened_at
      from support_case f
     where f.kind = 'ticket'
       and (${beginsUpper(text, fragment`f.subject`)} or f.subject = ${text.reference}::text)`,
  product: (text) => fragment`
    select d.id::text, d.name, m.name, ${noState}, ${noPartner}, ${noAmount}, d.added_at
      from product d join merchant m on m.id = d.merchant_id
     where ${contains(text, fragment`d.name`)}
       and not exists (select from product n where n.replaces = d.id)`,
  merchant: (text) => fragment`
    select m.name, m.name, ${noDetail}, ${noState}, ${noPartner}, ${noAmount}, ${noTime}
      from merchant m where ${contains(text, fragment`m.name`)}`,
  placement: (text) => fragment`
    select l.key, l.name, u.name, ${noState}, ${noPartner}, ${noAmount}, l.added_at
      from placement l join publisher u on u.id = l.publisher_id
     where ${contains(text, fragment`l.name`)} or ${contains(text, fragment`u.name`)}
       or ${begins(text, fragment`l.key`)}`,
};

const rowsOfKind = 6;

/** The newest of each of these kinds. */
export async function listHits(
  sql: Sql,
  kinds: readonly SearchKind[],
  text: string,
  reader: SearchReader,
): Promise<readonly SearchHit[]> {
  if (kinds.length === 0) return [];

  const searchText = searchTextOf(text, reader);
  const parts = kinds.map(
    (kind) => fragment`
      (select ${literal(kind)} kind, f.*
         from (${selects[kind](searchText)})
           as f (key, title, detail, state, partner_id, amount, at)
        order by f.at desc nulls last, f.title limit ${literal(rowsOfKind)})`,
  );

  return sql.many<SearchHit>`${joinFragments(parts, fragment` union all `)}`;
}
