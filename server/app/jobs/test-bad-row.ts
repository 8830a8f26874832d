import { expect } from 'vitest';
import { listJobTroubles } from '../../desk/overview/trouble-store.ts';
import { identifier, literal } from '../../platform/database/database.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import type { Job } from '../../platform/job/job.ts';
import { SomeFailed } from '../../platform/job/some-failed.ts';
import type { TestServer } from '../../test-server.ts';

/** A row, or as much of it as tells it from all others. */
export type Row = Readonly<Record<string, string | number>>;

/** Makes a row bad, and returns what mends it. */
export type Break = () => Promise<() => Promise<unknown>>;

/** Nobody can write rows like this one, as if it violated a constraint. */
export const refuse =
  ({ db: { owner } }: TestServer, table: string, row: Row): Break =>
  async () => {
    await owner.sql`
      create function refuse_row() returns trigger language plpgsql as $$
      begin
        if to_jsonb(new) @> ${literal(JSON.stringify(row))} then raise 'it is bent'; end if;
        return new;
      end $$`;
    await owner.sql`
      create trigger refused before insert or update on ${identifier(table)} for each row
       execute function refuse_row()`;
    return () => owner.sql`drop function refuse_row cascade`;
  };

/** A column holds what no code of ours wrote there. */
export const garble =
  ({ db: { owner } }: TestServer, table: string, row: Row, column: string, value: string): Break =>
  async () => {
    const isRow = JSON.stringify(row);
    const save = (saved: string) =>
      changeUnguarded(
        owner,
        (sql) => sql`
          update ${identifier(table)} as t set ${identifier(column)} = ${saved}::jsonb
           where to_jsonb(t) @> ${isRow}::jsonb`,
      );
    const { valueBefore } = await owner.sql.one<{ valueBefore: string }>`
      select t.${identifier(column)}::text value_before from ${identifier(table)} t
       where to_jsonb(t) @> ${isRow}::jsonb`;
    await save(value);
    return () => save(valueBefore);
  };

export const hasRow = async ({ db: { owner } }: TestServer, table: string, row: Row) =>
  (await owner.sql.count`
    select from ${identifier(table)} t where to_jsonb(t) @> ${JSON.stringify(row)}::jsonb`) > 0;

export interface Trial {
  readonly job: Job;
  /** Whether the job has done what it should, for the first row, the bad one and the last. */
  readonly areDone: () => Promise<boolean[]>;
  readonly breakRow: Break;
  /** The bad row's name among the failures of the job. */
  readonly name: string;
  /** How often the job runs to come to all rows. */
  readonly runs?: number;
}

/** Runs a job while a row in the middle is bad, and again when it is mended. */
export async function tryBadRow(
  { db, clock }: TestServer,
  { job, areDone, breakRow, name, runs = 1 }: Trial,
): Promise<void> {
  const listProblems = async () => {
    const troubles = await listJobTroubles(db.sql, clock.now);
    return troubles.filter((trouble) => trouble.job === job.name).map(({ what }) => what);
  };
  const run = async () => {
    const problems: unknown[] = [];
    for (let round = 0; round < runs; round += 1) {
      await job.run(clock.now).catch((error) => problems.push(error));
    }
    return problems;
  };

  expect(await areDone()).toEqual([false, false, false]);
  const mend = await breakRow();
  try {
    expect(await run()).toEqual([expect.any(SomeFailed)]);
    expect([await areDone(), await listProblems()]).toEqual([[true, false, true], [name]]);
  } finally {
    await mend();
  }

  // It is tried again, but not at once.
  expect(await run()).toEqual([]);
  expect(await areDone()).toEqual([true, false, true]);
  clock.now = new Date(clock.now.getTime() + 10_000);
  expect(await run()).toEqual([]);
  expect([await areDone(), await listProblems()]).toEqual([[true, true, true], []]);
}
