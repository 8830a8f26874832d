import type { WitnessProblem } from '#domain/transparency/witness.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface Witness {
  readonly id: number;
  readonly name: string;
  readonly key: string;
  readonly address: string;
  readonly addedBy: string;
  readonly addedAt: Date;
}

/** An active witness, what it cosigned last, and how the last request went. */
export interface WitnessStanding extends Witness {
  readonly cosigned: { readonly size: number; readonly at: Date } | null;
  readonly problem: WitnessProblem | null;
  readonly since: Date | null;
  readonly tries: number;
  readonly nextAt: Date | null;
}

interface Row extends Omit<WitnessStanding, 'cosigned'> {
  readonly size: bigint | null;
  readonly cosignedAt: Date | null;
}

export async function listWitnesses(sql: Sql): Promise<WitnessStanding[]> {
  const rows = await sql<Row>(
    `select w.id, w.name, w.key, w.address, w.added_by "addedBy", w.added_at "addedAt",
            c.size, c.at "cosignedAt", s.problem, s.since, coalesce(s.tries, 0) tries,
            s.next_at "nextAt"
       from witness w left join witness_state s on s.witness_id = w.id
       left join lateral (select size, at from cosignature where witness_id = w.id
         order by size desc limit 1) c on true
      where w.ended_at is null order by w.id`,
  );
  return rows.map(({ size, cosignedAt, ...row }) => ({
    ...row,
    cosigned: size === null || cosignedAt === null ? null : { size: Number(size), at: cosignedAt },
  }));
}

/** False when there is a witness of that name or key, or the key was used before. */
export async function insertWitness(
  sql: Sql,
  { name, key, address, addedBy, addedAt }: Omit<Witness, 'id'>,
): Promise<boolean> {
  const rows = await sql(
    `insert into witness (name, key, address, added_by, added_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning id`,
    [name, key, address, addedBy, addedAt],
  );
  return rows.length === 1;
}

export async function endWitness(sql: Sql, name: string, by: string, now: Date): Promise<boolean> {
  const rows = await sql(
    `update witness set ended_by = $2, ended_at = $3 where name = $1 and ended_at is null
     returning id`,
    [name, by, now],
  );
  return rows.length === 1;
}

export interface WitnessPolicy {
  readonly no: number;
  readonly at: Date;
  readonly quorum: number;
  readonly text: string;
}

export const listPoliciesAfter = (sql: Sql, no: number): Promise<WitnessPolicy[]> =>
  sql<WitnessPolicy>('select no, at, quorum, text from witness_policy where no > $1 order by no', [
    no,
  ]);

export async function findPolicy(sql: Sql): Promise<WitnessPolicy | null> {
  const [row] = await sql<WitnessPolicy>(
    'select no, at, quorum, text from witness_policy order by no desc limit 1',
  );
  return row ?? null;
}

export async function insertPolicy(sql: Sql, given: WitnessPolicy): Promise<void> {
  await sql('insert into witness_policy (no, at, quorum, text) values ($1, $2, $3, $4)', [
    ...[given.no, given.at, given.quorum, given.text],
  ]);
}

export async function saveWitnessState(
  sql: Sql,
  witnessId: number,
  state: { problem: WitnessProblem | null; tries: number; nextAt: Date },
  now: Date,
): Promise<void> {
  await sql(
    `insert into witness_state (witness_id, problem, since, tries, next_at)
     values ($1, $2, case when $2::text is null then null else $5::timestamptz end, $3, $4)
     on conflict (witness_id) do update set problem = excluded.problem, tries = excluded.tries,
       next_at = excluded.next_at, since = case when excluded.problem is null then null
         else coalesce(witness_state.since, excluded.since) end`,
    [witnessId, state.problem, state.tries, state.nextAt, now],
  );
}
