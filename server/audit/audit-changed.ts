import { genesisOf } from '#domain/ledger/record-line.ts';
import { type Db, readInSnapshot, type Sql } from '../database/database.ts';
import { sha256 } from '../process/process.ts';
import {
  type AuditResult,
  auditHeads,
  type ChainStart,
  type Finding,
  type Followed,
  followChains,
  merge,
} from './audit-all.ts';

const chainsAtOnce = 500;

/** Verifies the new part of every chain that has grown since the last check. */
export async function checkChanged(db: Db): Promise<AuditResult> {
  const results: AuditResult[] = [];
  for (let after: string | null = null; ; ) {
    const from: string | null = after;
    const followed: Changed = await readInSnapshot(db, (sql) => followChanged(sql, from));
    results.push(followed);
    await saveAudited(db.sql, followed.ends);
    if (followed.last === null) return merge(results);
    after = followed.last;
  }
}

interface ChangedRow extends Omit<ChainStart, 'hash' | 'seq'> {
  readonly seq: bigint | null;
  readonly hash: string | null;
}

interface Changed extends Followed {
  /** The last owner of this page, or null if it was the last page. */
  readonly last: string | null;
}

async function followChanged(sql: Sql, after: string | null): Promise<Changed> {
  const rows = await sql<ChangedRow>(
    `select w.owner, a.seq, encode(a.hash, 'hex') hash, null::timestamptz "at"
       from wallet w left join audited a on a.owner = w.owner
      where w.seq > 0 and (a.owner is null or w.seq <> a.seq or w.head <> a.hash)
        and ($1::uuid is null or w.owner > $1)
      order by w.owner limit ${chainsAtOnce}`,
    [after],
  );
  const starts = rows.map(({ owner, seq, hash }) => {
    return { owner, seq: Number(seq ?? 0n), hash: hash ?? genesisOf(owner, sha256), at: null };
  });
  const followed = await followChains(sql, starts);
  const findings = [
    ...followed.findings,
    ...(await auditHeads(
      sql,
      followed.ends.filter(({ at }) => at !== null),
    )),
    ...listUnchanged(starts, followed.ends),
    ...(await auditPostings(sql, followed.entryIds)),
    ...(await auditDecisions(sql, followed.entryIds)),
  ];
  const last = rows.length < chainsAtOnce ? null : (rows.at(-1)?.owner ?? null);
  return { ...followed, findings, last };
}

/** A wallet that claims a change without a new record in its chain was tampered with. */
function listUnchanged(starts: readonly ChainStart[], ends: readonly ChainStart[]): Finding[] {
  const before = new Map(starts.map(({ owner, seq }) => [owner, seq]));
  return ends
    .filter(({ owner, seq }) => before.get(owner) === seq)
    .map(({ owner }) => ({ what: 'the wallet has another end than its chain', where: owner }));
}

/** Checks these entries' postings against the balances before them and the current ones. */
async function auditPostings(sql: Sql, entryIds: readonly string[]): Promise<Finding[]> {
  const rows = await sql<{ owner: string; pocket: string }>(
    `select p.owner, p.pocket from posting p
       left join posting b on b.owner = p.owner and b.pocket = p.pocket and b.turn = p.turn - 1
       left join account a on a.owner = p.owner and a.pocket = p.pocket
      where p.entry_id = any ($1::uuid[])
        and (p.balance_after <> coalesce(b.balance_after, 0) + p.amount
          or (b.turn is null) <> (p.turn = 1)
          or a.turn is null or a.turn < p.turn
          or (a.turn = p.turn and a.balance <> p.balance_after))`,
    [entryIds],
  );
  return rows.map(({ owner, pocket }) => {
    return { what: 'the balance is not the sum of its postings', where: `${owner} ${pocket}` };
  });
}

/** Checks that two people decided every transfer into or out of the network in these entries. */
async function auditDecisions(sql: Sql, entryIds: readonly string[]): Promise<Finding[]> {
  const rows = await sql<{ where: string }>(
    'select id::text "where" from entry_undecided where id = any ($1::uuid[])',
    [entryIds],
  );
  return rows.map(({ where }) => ({
    what: 'money moved without the decision of two people',
    where,
  }));
}

async function saveAudited(sql: Sql, ends: readonly ChainStart[]): Promise<void> {
  await sql(
    `insert into audited as held (owner, seq, hash)
     select * from unnest($1::uuid[], $2::bigint[], $3::bytea[])
     on conflict (owner) do update set seq = excluded.seq, hash = excluded.hash
       where excluded.seq > held.seq`,
    [
      ends.map(({ owner }) => owner),
      ends.map(({ seq }) => seq),
      ends.map(({ hash }) => `\\x${hash}`),
    ],
  );
}
