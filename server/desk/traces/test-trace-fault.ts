import { vi } from 'vitest';
import {
  type Fragment,
  fragment,
  identifier,
  joinFragments,
  literal,
} from '../../platform/database/database.ts';
import type { TestDb } from '../../platform/database/test-db.ts';

/**
 * What an act may consume before it is done, and so even if it fails: attempts, a passkey
 * challenge, a one-time code, the time at which somebody was last seen.
 */
const usedUp: Readonly<Record<string, Fragment>> = {
  staff: fragment`to_jsonb(t) - 'last_step'`,
  staff_session: fragment`to_jsonb(t) - 'used_at'`,
};
const usedUpRows: Readonly<Record<string, Fragment>> = {
  one_time_token: fragment`where purpose <> 'passkey-challenge'`,
};
const ofPassing = ['attempt', 'own_place', 'trace_fault'];

const rowOf = (table: string): Fragment => usedUp[table] ?? fragment`t`;

const sentence = 'this trace is not written';

export interface TraceFault {
  /** Everything in the database, one line per table. */
  readEverything(): Promise<Readonly<Record<string, string>>>;
  /** Runs an act while no trace can be written, and says whether that stopped it. */
  isStopped(act: () => Promise<unknown>): Promise<boolean>;
}

/** Installs a switch in the test's own database: while it is on, no trace can be written. */
export async function plantTraceFault({ owner }: TestDb): Promise<TraceFault> {
  await owner.sql`create table trace_fault (is_on boolean not null)`;
  await owner.sql`insert into trace_fault values (false)`;
  await owner.sql`
    create function stop_trace() returns trigger language plpgsql as $$
    begin
      if (select is_on from trace_fault) then raise ${literal(sentence)}; end if;
      return new;
    end $$`;
  await owner.sql`
    create trigger trace_fails before insert on audit_event for each row
     execute function stop_trace()`;
  const tables = await owner.sql.many<{ name: string }>`
    select relname::text name from pg_class where relnamespace = 'public'::regnamespace
       and relkind = 'r' and relname <> all(${ofPassing}) order by 1`;
  const sums = tables.map(
    ({ name }) =>
      fragment`
        name := ${literal(name)};
        select concat_ws(' ', count(*), sum(hashtextextended((${rowOf(name)})::text, 0)))
          into held from ${identifier(name)} t ${usedUpRows[name] ?? fragment``};
        return next;`,
  );
  // A function, so that its statements are planned once and not for each act. One statement over
  // all tables would take fifteen times as long to begin and to end.
  await owner.sql`
    create function read_everything() returns table (name text, held text) language plpgsql as $$
    begin ${joinFragments(sums, fragment` `)} end $$`;
  return {
    async readEverything() {
      const rows = await owner.sql.many<{ name: string; held: string }>`
        select name, held from read_everything()`;
      return Object.fromEntries(rows.map(({ name, held }) => [name, held]));
    },
    async isStopped(act) {
      const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      await owner.sql`update trace_fault set is_on = true`;
      try {
        await act();
        return false;
      } catch {
        return written.mock.calls.some(([line]) => String(line).includes(sentence));
      } finally {
        await owner.sql`update trace_fault set is_on = false`;
        written.mockRestore();
      }
    },
  };
}
