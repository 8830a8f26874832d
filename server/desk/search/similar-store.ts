import type { SearchKind } from '#domain/desk/search.ts';
import { type SimilarNames, similarNames, similarNumbers } from '#domain/desk/slip.ts';
import {
  type Fragment,
  fragment,
  joinFragments,
  literal,
  type Sql,
} from '../../platform/database/database.ts';

/** What somebody may have meant: a text that finds it exactly. */
export interface Meant {
  readonly kind: SearchKind;
  readonly text: string;
}

const words = (name: Fragment) => fragment`translate(${name}, '-_.', '   ')`;
const partnerName = words(fragment`coalesce(username, '') || ' ' || nickname`);

type SelectNames = (names: SimilarNames) => Fragment;

const isMeant = (name: Fragment, { patterns }: SimilarNames) =>
  fragment`lower(${words(name)}) ~ all(${patterns}::text[])`;

/** In the table of partners by the indexes of how words begin and end; the others are small. */
const byName: Partial<Record<SearchKind, SelectNames>> = {
  partner: ({ patterns, begins, endsBackwards }) => fragment`
    select id::text from partner
     where (to_tsvector('simple', ${partnerName}) @@ to_tsquery('simple', ${queryOf(begins)})
         or to_tsvector('simple', reverse(${partnerName}))
              @@ to_tsquery('simple', ${queryOf(endsBackwards)}))
       and lower(${partnerName}) ~ all(${patterns}::text[])`,
  product: (names) =>
    fragment`select distinct name from product where ${isMeant(fragment`name`, names)}`,
  merchant: (names) => fragment`select name from merchant where ${isMeant(fragment`name`, names)}`,
  placement: (names) => fragment`select key from placement where ${isMeant(fragment`name`, names)}`,
};

type SelectNumbers = (numbers: readonly string[]) => Fragment;

const byNumber: Partial<Record<SearchKind, SelectNumbers>> = {
  payout: (numbers) =>
    fragment`select distinct reference from payout_step where reference = any(${numbers})`,
  deposit: (numbers) =>
    fragment`select reference from deposit_reference where reference = any(${numbers})`,
  'bank-file': (numbers) => fragment`select no from payment_file where no = any(${numbers})`,
  proposal: (numbers) => fragment`
    select distinct reference from proposal
     where reference = any(${numbers}) and act <> 'deposit'`,
  plan: (numbers) => fragment`select no from plan where no = any(${numbers})`,
  order: (numbers) => fragment`select distinct txid from conversion where txid = any(${numbers})`,
  ticket: (numbers) => fragment`select ticket from feedback where ticket = any(${numbers})`,
};

const textsOfKind = 3;

/** What is meant, by the select of each kind that may be looked for. */
async function listOfKinds<Given>(
  sql: Sql,
  kinds: readonly SearchKind[],
  selects: Partial<Record<SearchKind, (given: Given) => Fragment>>,
  given: Given,
): Promise<Meant[]> {
  const parts = kinds.flatMap((kind) => {
    const select = selects[kind];
    if (!select) return [];
    return fragment`
      (select ${literal(kind)} kind, f.text from (${select(given)}) as f (text)
        limit ${literal(textsOfKind)})`;
  });
  if (parts.length === 0) return [];
  return sql.many<Meant>`${joinFragments(parts, fragment` union all `)}`;
}

function queryOf(start: string): string {
  return `${start}:*`;
}

/** What may have been meant by a text that has one slip in it. */
export async function listMeant(
  sql: Sql,
  kinds: readonly SearchKind[],
  typed: string,
): Promise<Meant[]> {
  const names = similarNames(typed);
  const numbers = [typed, typed.toUpperCase()].flatMap(similarNumbers);
  return [
    ...(names ? await listOfKinds(sql, kinds, byName, names) : []),
    ...(numbers.length > 0 ? await listOfKinds(sql, kinds, byNumber, [...new Set(numbers)]) : []),
  ];
}
