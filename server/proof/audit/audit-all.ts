import { pocketNames, pockets } from '#domain/ledger/accounts.ts';
import { genesisOf } from '#domain/ledger/record-line.ts';
import { findRecordFault } from '#domain/ledger/verify.ts';
import { type EventBlocks, noBlocks } from '../../ads/event-block/event-block.ts';
import { listChainRecords } from '../../books/ledger/ledger.ts';
import type { Fragment, Sql } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/process.ts';
import { auditBlocks } from './audit-blocks.ts';
import { runCheck, wholeChecks } from './audit-store.ts';
import {
  type AccountName,
  type ChainStart,
  checkNextBalances,
  listOtherHeads,
  listOwners,
  listPockets,
  listWrongAccounts,
} from './chain-audit-store.ts';
import { eventChecks, planChecks, sealedChecks } from './plan-audit-store.ts';

/** An inconsistency in the books. */
export interface Finding {
  readonly what: string;
  readonly where: string;
}

export interface AuditResult {
  readonly checkedEntries: number;
  readonly findings: readonly Finding[];
}

const findingsMax = 100;

/** Verifies the whole ledger from scratch, in the snapshot of the given transaction. */
export async function auditAll(sql: Sql, blocks = noBlocks): Promise<AuditResult> {
  const results = [await auditAllOwners(sql), await auditEvents(sql, blocks)];

  for (let lastOwner: string | null = null; ; ) {
    const owners: string[] = await listOwners(sql, lastOwner);
    if (owners.length === 0) return mergeResults(results);
    results.push(await auditOwners(sql, owners));
    lastOwner = owners.at(-1) ?? null;
  }
}

/** Checks that need all owners at once: the total, orphaned rows, the chart of accounts. */
export async function auditAllOwners(sql: Sql): Promise<AuditResult> {
  const checkResult = await runChecks(sql, [...wholeChecks, ...planChecks, ...sealedChecks]);

  const findings = [...checkResult.findings];
  const chart = await listPockets(sql);
  const expected = pocketNames.map((name) => {
    const { owner, side, holding, isAsset } = pockets[name];
    return `${name} ${owner} ${side} ${holding} ${isAsset ? 't' : 'f'}`;
  });

  if (chart.sort().join() !== expected.sort().join()) {
    findings.push({ what: 'the chart of accounts was changed', where: 'pocket' });
  }
  return { checkedEntries: 0, findings };
}

async function runChecks(
  sql: Sql,
  checks: readonly (readonly [what: string, check: Fragment])[],
): Promise<AuditResult> {
  const findings: Finding[] = [];

  for (const [what, check] of checks) {
    const places = await runCheck(sql, check);
    findings.push(...places.map((where) => ({ what, where })));
  }
  return { checkedEntries: 0, findings };
}

/** Checks every event of every plan against its meter, its billings and the publishers' pay. */
export async function auditEvents(sql: Sql, blocks: EventBlocks): Promise<AuditResult> {
  const { findings } = await runChecks(sql, eventChecks);
  return { checkedEntries: 0, findings: [...findings, ...(await auditBlocks(sql, blocks))] };
}

/** Verifies some owners completely: their chains from the beginning, and all their accounts. */
export async function auditOwners(sql: Sql, owners: readonly string[]): Promise<AuditResult> {
  const starts = owners.map((owner) => {
    return { owner, seq: 0, hash: genesisOf(owner, sha256), at: null };
  });

  const { checkedEntries, findings, ends } = await followChains(sql, starts);
  return {
    checkedEntries,
    findings: [
      ...findings,
      ...(await auditHeads(sql, ends)),
      ...(await auditAccounts(sql, owners)),
    ],
  };
}

export interface FollowedChains extends AuditResult {
  readonly ends: readonly ChainStart[];
  readonly entryIds: readonly string[];
}

/** Verifies chains to their ends, and stops following a chain at its first finding. */
export async function followChains(
  sql: Sql,
  starts: readonly ChainStart[],
): Promise<FollowedChains> {
  const ends = new Map<string, ChainStart>(starts.map((start) => [start.owner, start]));
  const findings: Finding[] = [];
  const entryIds = new Set<string>();
  let checkedEntries = 0;

  for (let openChains = [...starts]; openChains.length > 0; ) {
    const records = await listChainRecords(sql, openChains);

    const brokenOwners = new Set<string>();

    for (const record of records) {
      const { owner, seq, hash, entry } = record;
      if (brokenOwners.has(owner)) continue;
      const what = findRecordFault(ends.get(owner) as ChainStart, record, sha256);
      if (what !== null) {
        findings.push({ what, where: `${owner} ${seq}` });
        brokenOwners.add(owner);
        continue;
      }
      ends.set(owner, { owner, seq, hash, at: entry?.at ?? null });
      entryIds.add(entry?.id ?? '');
      // An entry with several owners is counted under the first.
      if (entry?.postings[0]?.owner === owner) checkedEntries += 1;
    }

    const continuedOwners = new Set(records.map(({ owner }) => owner));
    openChains = openChains.flatMap(({ owner }) =>
      continuedOwners.has(owner) && !brokenOwners.has(owner) ? (ends.get(owner) as ChainStart) : [],
    );
  }

  const ownersWithFindings = new Set(findings.map(({ where }) => where.split(' ')[0]));
  const soundEnds = [...ends.values()].filter(({ owner }) => !ownersWithFindings.has(owner));
  return { checkedEntries, findings, ends: soundEnds, entryIds: [...entryIds] };
}

/** Checks that each wallet's head is the end of its chain. */
export async function auditHeads(sql: Sql, ends: readonly ChainStart[]): Promise<Finding[]> {
  const owners = await listOtherHeads(sql, ends);
  return owners.map((where) => ({ what: 'the wallet has another end than its chain', where }));
}

/** Checks that each account is the sum of its postings, and each posting's balance is right. */
const auditAccounts = async (sql: Sql, owners: readonly string[]): Promise<Finding[]> =>
  (await listWrongAccounts(sql, owners)).map(toBalanceFinding);

export const toBalanceFinding = ({ owner, pocket }: AccountName): Finding => ({
  what: 'the balance is not the sum of its postings',
  where: `${owner} ${pocket}`,
});

/**
 * Checks that the next owners' balances are what their last postings left; `last` is null when no
 * owners remain. History is left to the rounds, so this gets through all wallets quickly.
 */
export async function auditBalances(sql: Sql, lastOwner: string | null, parts: number) {
  const { last: lastCheckedOwner, wrong: wrongAccounts } = await checkNextBalances(
    sql,
    lastOwner,
    parts,
  );
  return { last: lastCheckedOwner, findings: wrongAccounts.map(toBalanceFinding) };
}

export function mergeResults(results: readonly AuditResult[]): AuditResult {
  return {
    checkedEntries: results.reduce((total, { checkedEntries }) => total + checkedEntries, 0),
    findings: results.flatMap(({ findings }) => findings).slice(0, findingsMax),
  };
}
