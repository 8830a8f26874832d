import { fragment, type Sql } from './sql.ts';

/** A word or code of the rules that SQL repeats: its place, and the column compared with it. */
export interface Constant {
  readonly where: string;
  readonly column: string;
  readonly values: readonly string[];
}

const ours = fragment`'public'::regnamespace`;

const sources = fragment`
  select conrelid::regclass::text as where, pg_get_constraintdef(oid) as text from pg_constraint
   where connamespace = ${ours} and contype = 'c'
  union all
  select 'trigger ' || tgname, pg_get_triggerdef(t.oid) from pg_trigger t
    join pg_class c on c.oid = tgrelid where not tgisinternal and relnamespace = ${ours}
  union all
  select 'index ' || indexname, indexdef from pg_indexes where schemaname = 'public'
  union all
  select 'function ' || proname, prosrc from pg_proc where pronamespace = ${ours}
  union all
  select 'view ' || viewname, definition from pg_views where schemaname = 'public'`;

const value = "(?:'[^']*'|\\d+)";
const list = `${value}(?:,\\s*${value})*`;
/** `x in (…)` as people write it, `x = ANY (ARRAY[…])` as the catalog does, `x <@ ARRAY[…]`. */
const forms = ['in \\(LIST\\)', '(?:= ANY|<> ALL) \\(ARRAY\\[LIST\\]\\)', '<@ ARRAY\\[LIST\\]'];
const lists = new RegExp(`(\\w+) (?:${forms.join('|').replaceAll('LIST', `(${list})`)})`, 'gi');
const singles = /(\w+) (?:=|<>|is distinct from) ('[^']*'|\d+)/gi;
/** `case x when 'a' then …`, which compares x with the value after `when`. */
const cases = /case (?:\w+\.)?(\w+)\s+when ('[^']*'|\d+)/gi;

const valuesOf = (text: string): string[] =>
  [...text.matchAll(new RegExp(value, 'g'))].map(([found]) => found.replaceAll("'", ''));

/** Every value that constraints, triggers, indexes, functions and views compare a column with. */
export async function readConstants(sql: Sql) {
  const found: { lists: Constant[]; singles: Constant[] } = { lists: [], singles: [] };
  for (const row of await sql.many<{ where: string; text: string }>`${sources}`) {
    // Strip casts, parentheses around columns and comments, so that all sources look alike.
    const text = row.text
      .replaceAll(/--.*$/gm, '')
      .replaceAll(/::[a-z]+(\[\])?/g, '')
      .replaceAll(/coalesce\((\w+), ''\)/gi, '$1')
      .replaceAll(/(?<!\w)\((\w+(?:\.\w+)?)\)(?= )/g, '$1');
    for (const [, column = '', ...given] of text.matchAll(lists)) {
      const values = valuesOf(given.find((one) => one !== undefined) ?? '');
      found.lists.push({ where: row.where, column, values });
    }
    for (const [, column = '', one = ''] of [...text.matchAll(singles), ...text.matchAll(cases)]) {
      found.singles.push({ where: row.where, column, values: valuesOf(one) });
    }
  }

  return found;
}
