import { genesisOf } from '#domain/ledger/record-line.ts';
import { type Db, readInSnapshot, type Sql } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/process.ts';
import {
  type AuditResult,
  auditHeads,
  type Finding,
  type FollowedChains,
  followChains,
  mergeResults,
  toBalanceFinding,
} from './audit-all.ts';
import {
  type ChainStart,
  listChanged,
  listUndecided,
  listWrongPostings,
  saveAudited,
} from './chain-audit-store.ts';

/** Verifies the new part of every chain that has grown since the last check. */
export async function auditChangedChains(db: Db): Promise<AuditResult> {
  const results: AuditResult[] = [];

  for (let lastOwner: string | null = null; ; ) {
    const pageStart: string | null = lastOwner;
    const page: ChangedChains = await readInSnapshot(db, (sql) =>
      followChangedChains(sql, pageStart),
    );

    results.push(page);
    await saveAudited(db.sql, page.ends);
    if (page.lastOwner === null) return mergeResults(results);
    lastOwner = page.lastOwner;
  }
}

interface ChangedChains extends FollowedChains {
  /** The last owner of this page, or null if it was the last page. */
  readonly lastOwner: string | null;
}

async function followChangedChains(sql: Sql, lastOwner: string | null): Promise<ChangedChains> {
  const { chains, hasMore } = await listChanged(sql, lastOwner);

  const starts = chains.map(({ owner, seq, hash }) => {
    return { owner, seq: Number(seq ?? 0n), hash: hash ?? genesisOf(owner, sha256), at: null };
  });
  const followedChains = await followChains(sql, starts);
  const findings = [
    ...followedChains.findings,
    ...(await auditHeads(
      sql,
      followedChains.ends.filter(({ at }) => at !== null),
    )),
    ...findUnchangedWallets(starts, followedChains.ends),
    ...(await auditPostings(sql, followedChains.entryIds)),
    ...(await auditDecisions(sql, followedChains.entryIds)),
  ];

  const pageEnd = hasMore ? (chains.at(-1)?.owner ?? null) : null;
  return { ...followedChains, findings, lastOwner: pageEnd };
}

/** A wallet that claims a change without a new record in its chain was tampered with. */
function findUnchangedWallets(
  starts: readonly ChainStart[],
  ends: readonly ChainStart[],
): Finding[] {
  const startSeqs = new Map(starts.map(({ owner, seq }) => [owner, seq]));
  return ends
    .filter(({ owner, seq }) => startSeqs.get(owner) === seq)
    .map(({ owner }) => ({ what: 'the wallet has another end than its chain', where: owner }));
}

/** Checks these entries' postings against the balances before them and the current ones. */
const auditPostings = async (sql: Sql, entryIds: readonly string[]): Promise<Finding[]> =>
  (await listWrongPostings(sql, entryIds)).map(toBalanceFinding);

/** Checks that two people decided every transfer into or out of the network in these entries. */
const auditDecisions = async (sql: Sql, entryIds: readonly string[]): Promise<Finding[]> =>
  (await listUndecided(sql, entryIds)).map((where) => ({
    what: 'money moved without the decision of two people',
    where,
  }));
