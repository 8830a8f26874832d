import type { WitnessProblem } from '#domain/transparency/witness.ts';
import { insert, insertIfAbsent, type Sql } from '../../platform/database/database.ts';

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

interface WitnessRow extends Omit<WitnessStanding, 'cosigned'> {
  readonly size: bigint | null;
  readonly cosignedAt: Date | null;
}

export async function listWitnesses(sql: Sql): Promise<WitnessStanding[]> {
  const rows = await sql.many<WitnessRow>`
    select w.id, w.name, w.key, w.address, w.added_by, w.added_at,
           c.size, c.at cosigned_at, s.problem, s.since, coalesce(s.tries, 0) tries, s.next_at
      from witness w left join witness_state s on s.witness_id = w.id
      left join lateral (
        select size, at from cosignature where witness_id = w.id order by size desc limit 1
      ) c on true
     where w.ended_at is null order by w.id`;

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
  return insertIfAbsent(sql, 'witness', { name, key, address, addedBy, addedAt });
}

export async function endWitness(
  sql: Sql,
  name: string,
  endedBy: string,
  now: Date,
): Promise<boolean> {
  const count = await sql.count`
    update witness set ended_by = ${endedBy}, ended_at = ${now}
     where name = ${name} and ended_at is null`;
  return count === 1;
}

export interface WitnessPolicy {
  readonly no: number;
  readonly at: Date;
  readonly quorum: number;
  readonly text: string;
}

export const listPoliciesAfter = (sql: Sql, previousNo: number): Promise<WitnessPolicy[]> =>
  sql.many<WitnessPolicy>`
    select no, at, quorum, text from witness_policy where no > ${previousNo} order by no`;

export async function findPolicy(sql: Sql): Promise<WitnessPolicy | null> {
  return sql.maybeOne<WitnessPolicy>`
    select no, at, quorum, text from witness_policy order by no desc limit 1`;
}

export async function insertPolicy(
  sql: Sql,
  { no, at, quorum, text }: WitnessPolicy,
): Promise<void> {
  await insert(sql, 'witness_policy', { no, at, quorum, text });
}

export async function saveWitnessState(
  sql: Sql,
  witnessId: number,
  state: { problem: WitnessProblem | null; tries: number; nextAt: Date },
  now: Date,
): Promise<void> {
  await sql`
    insert into witness_state (witness_id, problem, since, tries, next_at)
    values (${witnessId}, ${state.problem},
      case when ${state.problem}::text is null then null else ${now}::timestamptz end,
      ${state.tries}, ${state.nextAt})
    on conflict (witness_id) do update
       set problem = excluded.problem, tries = excluded.tries, next_at = excluded.next_at,
           since = case when excluded.problem is null then null
                        else coalesce(witness_state.since, excluded.since) end`;
}
