import type { SearchKind } from '#domain/desk/search.ts';
import { type SimilarNames, similarNames, similarNumbers } from '#domain/desk/slip.ts';
import type { Sql } from '../../platform/database/database.ts';

/** What somebody may have meant: a text that finds it exactly. */
export interface Meant {
  readonly kind: SearchKind;
  readonly text: string;
}

const words = (name: string) => `translate(${name}, '-_.', '   ')`;
const partnerName = words("coalesce(username, '') || ' ' || nickname");
const isMeant = (name: string) => `lower(${words(name)}) ~ all($1)`;
const number = '= any($1)';

/** In the table of partners by the indexes of how words begin and end; the others are small. */
const byName: Partial<Record<SearchKind, string>> = {
  partner: `select id::text from partner
     where (to_tsvector('simple', ${partnerName}) @@ to_tsquery('simple', $2)
         or to_tsvector('simple', reverse(${partnerName})) @@ to_tsquery('simple', $3))
       and lower(${partnerName}) ~ all($1)`,
  product: `select distinct name from product where ${isMeant('name')}`,
  merchant: `select name from merchant where ${isMeant('name')}`,
  placement: `select key from placement where ${isMeant('name')}`,
};

const byNumber: Partial<Record<SearchKind, string>> = {
  payout: `select distinct reference from payout_step where reference ${number}`,
  deposit: `select reference from deposit_reference where reference ${number}`,
  'bank-file': `select no from payment_file where no ${number}`,
  proposal: `select distinct reference from proposal
              where reference ${number} and act <> 'deposit'`,
  plan: `select no from plan where no ${number}`,
  order: `select distinct txid from conversion where txid ${number}`,
  ticket: `select ticket from feedback where ticket ${number}`,
};

const textsOfKind = 3;

/** A statement with the part of each kind that may be looked for. */
function statementOf(
  parts: Partial<Record<SearchKind, string>>,
  kinds: readonly SearchKind[],
): string {
  return kinds
    .flatMap((kind) => (parts[kind] ? [{ kind, part: parts[kind] }] : []))
    .map(({ kind, part }) => {
      return `(select '${kind}' kind, f.text from (${part}) as f (text) limit ${textsOfKind})`;
    })
    .join(' union all ');
}

const queryOf = (start: string) => `${start}:*`;

async function listNames(
  sql: Sql,
  kinds: readonly SearchKind[],
  { patterns, begins, endsBackwards }: SimilarNames,
): Promise<Meant[]> {
  const statement = statementOf(byName, kinds);
  if (statement === '') return [];
  const given = 'with given as (select $1::text[], $2::text, $3::text) ';
  const values = [patterns, queryOf(begins), queryOf(endsBackwards)];
  return sql<Meant>(`${given}${statement}`, values);
}

/** What may have been meant by a text that has one slip in it. */
export async function listMeant(
  sql: Sql,
  kinds: readonly SearchKind[],
  typed: string,
): Promise<Meant[]> {
  const names = similarNames(typed);
  const numbers = [typed, typed.toUpperCase()].flatMap(similarNumbers);
  const statement = statementOf(byNumber, kinds);
  const isNumber = numbers.length > 0 && statement !== '';
  return [
    ...(names ? await listNames(sql, kinds, names) : []),
    ...(isNumber ? await sql<Meant>(statement, [[...new Set(numbers)]]) : []),
  ];
}
