import { type Fragment, fragment, type Sql } from './sql.ts';

const ours = fragment`'public'::regnamespace`;

/** One line per catalog object; two databases with equal schemas give equal lines. */
const questions: Readonly<Record<string, Fragment>> = {
  table: fragment`
    select relname, relkind, relpersistence, array_to_string(reloptions, ' ')
      from pg_class where relnamespace = ${ours} and relkind in ('r', 'p', 'v', 'm', 'S')`,
  // Ignores the column order, because a migration can only append columns.
  column: fragment`
    select relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
        attgenerated, pg_get_expr(adbin, adrelid)
      from pg_attribute join pg_class c on c.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = ${ours} and relkind in ('r', 'p', 'v') and attnum > 0
        and not attisdropped`,
  constraint: fragment`
    select conrelid::regclass, pg_get_constraintdef(oid), convalidated
      from pg_constraint where connamespace = ${ours} and contype <> 'n'`,
  index: fragment`select indexdef from pg_indexes where schemaname = 'public'`,
  trigger: fragment`
    select tgrelid::regclass, pg_get_triggerdef(t.oid), tgenabled
      from pg_trigger t join pg_class c on c.oid = tgrelid
      where not tgisinternal and relnamespace = ${ours}`,
  function: fragment`
    select proname, pg_get_functiondef(oid) from pg_proc where pronamespace = ${ours}`,
  view: fragment`select viewname, definition from pg_views where schemaname = 'public'`,
  'right on a table': fragment`
    select relname, grantee::regrole, privilege_type
      from pg_class, aclexplode(relacl) where relnamespace = ${ours} and grantee <> relowner`,
  'right on a column': fragment`
    select relname, attname, grantee::regrole, privilege_type
      from pg_class c join pg_attribute on attrelid = c.oid, aclexplode(attacl)
      where relnamespace = ${ours} and not attisdropped`,
  'right on a function': fragment`
    select proname, grantee, privilege_type
      from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
      where pronamespace = ${ours} and grantee <> proowner`,
  'fixed row': fragment`
    select row.* from (select 'pocket', to_jsonb(t) from pocket t
      union all select 'plan_move', to_jsonb(t) from plan_move t
      union all select 'flag_reason', to_jsonb(t) from flag_reason t) as row`,
};

/** The complete schema: tables, constraints, indexes, triggers, functions, privileges. */
export async function readCatalog(sql: Sql): Promise<string[]> {
  const lines: string[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const rows = await sql.many<{ line: string }>`
      select concat_ws(' | ', found.*::text) as line from (${question}) found`;
    lines.push(...rows.map(({ line }) => `${what}: ${line}`).sort());
  }

  return lines;
}
