import type { SearchKind } from '#domain/desk/search.ts';
import { type SimilarNames, similarNames, similarNumbers } from '#domain/desk/slip.ts';
import {
  type Fragment,
  fragment,
  joinFragments,
  literal,
  type Sql,
} from '../../platform/database/database.ts';

/** What somebody may have meant, and the text that finds it exactly. */
export interface Suggestion {
  readonly kind: SearchKind;
  readonly text: string;
}

const wordsOf = (name: Fragment) => fragment`translate(${name}, '-_.', '   ')`;
const partnerWords = wordsOf(fragment`coalesce(username, '') || ' ' || nickname`);

const matches = (words: Fragment, { patterns }: SimilarNames) =>
  fragment`lower(${words}) ~ all(${patterns}::text[])`;

/** Matches words that begin like this. */
const queryOf = (start: string): string => `${start}:*`;

type SelectNames = (names: SimilarNames) => Fragment;

/** In the table of partners by the indexes of how words begin and end; the others are small. */
const byName: Partial<Record<SearchKind, SelectNames>> = {
  partner: (names) => fragment`
    select id::text from partner
     where (to_tsvector('simple', ${partnerWords}) @@ to_tsquery('simple', ${queryOf(names.begins)})
         or to_tsvector('simple', reverse(${partnerWords}))
              @@ to_tsquery('simple', ${queryOf(names.endsBackwards)}))
       and ${matches(partnerWords, names)}`,
  product: (names) => fragment`
    select distinct name from product where ${matches(wordsOf(fragment`name`), names)}`,
  merchant: (names) => fragment`
    select name from merchant where ${matches(wordsOf(fragment`name`), names)}`,
  placement: (names) => fragment`
    select key from placement where ${matches(wordsOf(fragment`name`), names)}`,
};

type SelectNumbers = (numbers: readonly string[]) => Fragment;

const byNumber: Partial<Record<SearchKind, SelectNumbers>> = {
  payout: (numbers) => fragment`
    select distinct reference from status_change
     where payout_id is not null and reference = any(${numbers})`,
  deposit: (numbers) =>
    fragment`select reference from deposit_reference where reference = any(${numbers})`,
  'bank-file': (numbers) => fragment`select no from payment_file where no = any(${numbers})`,
  approval: (numbers) => fragment`
    select distinct reference from approval
     where reference = any(${numbers}) and kind <> 'deposit'`,
  plan: (numbers) => fragment`select no from plan where no = any(${numbers})`,
  order: (numbers) => fragment`select distinct txid from conversion where txid = any(${numbers})`,
  ticket: (numbers) => fragment`
    select subject from support_case where kind = 'ticket' and subject = any(${numbers})`,
};

const textsOfKind = 3;

/** Suggestions by the select of each kind that may be looked for. */
async function listOfKinds<Similar>(
  sql: Sql,
  kinds: readonly SearchKind[],
  selects: Partial<Record<SearchKind, (similar: Similar) => Fragment>>,
  similar: Similar,
): Promise<Suggestion[]> {
  const parts = kinds.flatMap((kind) => {
    const select = selects[kind];
    if (!select) return [];

    return fragment`
      (select ${literal(kind)} kind, f.text from (${select(similar)}) as f (text)
        limit ${literal(textsOfKind)})`;
  });
  if (parts.length === 0) return [];

  return sql.many<Suggestion>`${joinFragments(parts, fragment` union all `)}`;
}

/** What may have been meant by a text that has one slip in it. */
export async function listSuggestions(
  sql: Sql,
  kinds: readonly SearchKind[],
  typedText: string,
): Promise<Suggestion[]> {
  const names = similarNames(typedText);
  const numbers = new Set([typedText, typedText.toUpperCase()].flatMap(similarNumbers));

  return [
    ...(names ? await listOfKinds(sql, kinds, byName, names) : []),
    ...(numbers.size > 0 ? await listOfKinds(sql, kinds, byNumber, [...numbers]) : []),
  ];
}
