import { genesisOf } from '#domain/ledger/record-line.ts';
import { type Db, readInSnapshot, type Sql } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/process.ts';
import {
  type AuditResult,
  auditHeads,
  type Finding,
  type Followed,
  followChains,
  merge,
  wrongBalance,
} from './audit-all.ts';
import {
  type ChainStart,
  listChanged,
  listUndecided,
  listWrongPostings,
  saveAudited,
} from './chain-audit-store.ts';

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

interface Changed extends Followed {
  /** The last owner of this page, or null if it was the last page. */
  readonly last: string | null;
}

async function followChanged(sql: Sql, after: string | null): Promise<Changed> {
  const { chains, hasMore } = await listChanged(sql, after);
  const starts = chains.map(({ owner, seq, hash }) => {
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
  const last = hasMore ? (chains.at(-1)?.owner ?? null) : null;
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
const auditPostings = async (sql: Sql, entryIds: readonly string[]): Promise<Finding[]> =>
  (await listWrongPostings(sql, entryIds)).map(wrongBalance);

/** Checks that two people decided every transfer into or out of the network in these entries. */
const auditDecisions = async (sql: Sql, entryIds: readonly string[]): Promise<Finding[]> =>
  (await listUndecided(sql, entryIds)).map((where) => ({
    what: 'money moved without the decision of two people',
    where,
  }));
