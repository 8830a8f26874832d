import { pocketNames, pockets } from '#domain/ledger/accounts.ts';
import { genesisOf } from '#domain/ledger/record-line.ts';
import { type ChainPlace, whyNotNext } from '#domain/ledger/verify.ts';
import type { Sql } from '../database/database.ts';
import { type EventBlocks, noBlocks } from '../event-block/event-block.ts';
import { listChainRecords } from '../ledger/ledger.ts';
import { sha256 } from '../process/process.ts';
import { auditBlocks } from './audit-blocks.ts';
import { wholeChecks } from './audit-store.ts';
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

/** A chain to verify, and where to start. */
export interface ChainStart extends ChainPlace {
  readonly owner: string;
}

const ownersAtOnce = 100;
const findingsMax = 100;

/** Verifies the whole ledger from scratch, in the snapshot of the given transaction. */
export async function auditAll(sql: Sql, blocks = noBlocks): Promise<AuditResult> {
  const results = [await auditWhole(sql), await auditEvents(sql, blocks)];
  for (let after: string | null = null; ; ) {
    const owners: string[] = await listOwners(sql, after);
    if (owners.length === 0) return merge(results);
    results.push(await auditOwners(sql, owners));
    after = owners.at(-1) ?? null;
  }
}

export async function listOwners(sql: Sql, after: string | null): Promise<string[]> {
  const rows = await sql<{ owner: string }>(
    `select owner from wallet where $1::uuid is null or owner > $1 order by owner
      limit ${ownersAtOnce}`,
    [after],
  );
  return rows.map(({ owner }) => owner);
}

/** Checks that need all owners at once: the total, orphaned rows, the chart of accounts. */
export async function auditWhole(sql: Sql): Promise<AuditResult> {
  const found = await runChecks(sql, [...wholeChecks, ...planChecks, ...sealedChecks]);
  const findings = [...found.findings];
  const chart = await sql<{ row: string }>(
    `select concat_ws(' ', name, owner_kind, side, stands, is_asset) "row" from pocket`,
  );
  const expected = pocketNames.map((name) => {
    const { owner, side, stands, isAsset } = pockets[name];
    return `${name} ${owner} ${side} ${stands} ${isAsset ? 't' : 'f'}`;
  });
  if (
    chart
      .map(({ row }) => row)
      .sort()
      .join() !== expected.sort().join()
  ) {
    findings.push({ what: 'the chart of accounts was changed', where: 'pocket' });
  }
  return { checkedEntries: 0, findings };
}

async function runChecks(
  sql: Sql,
  checks: readonly (readonly [what: string, text: string])[],
): Promise<AuditResult> {
  const findings: Finding[] = [];
  for (const [what, text] of checks) {
    const rows = await sql<{ at: string }>(text);
    findings.push(...rows.map(({ at }) => ({ what, where: at })));
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
    findings: [...findings, ...(await auditHeads(sql, ends)), ...(await foldAccounts(sql, owners))],
  };
}

export interface Followed extends AuditResult {
  readonly ends: readonly ChainStart[];
  readonly entryIds: readonly string[];
}

/** Verifies chains to their ends, and stops following a chain at its first finding. */
export async function followChains(sql: Sql, starts: readonly ChainStart[]): Promise<Followed> {
  const places = new Map<string, ChainStart>(starts.map((start) => [start.owner, start]));
  const findings: Finding[] = [];
  const entryIds = new Set<string>();
  let checkedEntries = 0;
  for (let open = [...starts]; open.length > 0; ) {
    const records = await listChainRecords(sql, open);
    const broken = new Set<string>();
    for (const record of records) {
      const { owner, seq, hash, entry } = record;
      if (broken.has(owner)) continue;
      const what = whyNotNext(places.get(owner) as ChainStart, record, sha256);
      if (what !== null) {
        findings.push({ what, where: `${owner} ${seq}` });
        broken.add(owner);
        continue;
      }
      places.set(owner, { owner, seq, hash, at: entry?.at ?? null });
      entryIds.add(entry?.id ?? '');
      // An entry with several owners is counted under the first.
      if (entry?.postings[0]?.owner === owner) checkedEntries += 1;
    }
    const seen = new Set(records.map(({ owner }) => owner));
    open = open.flatMap(({ owner }) =>
      seen.has(owner) && !broken.has(owner) ? (places.get(owner) as ChainStart) : [],
    );
  }
  const isBroken = new Set(findings.map(({ where }) => where.split(' ')[0]));
  const ends = [...places.values()].filter(({ owner }) => !isBroken.has(owner));
  return { checkedEntries, findings, ends, entryIds: [...entryIds] };
}

/** Checks that each wallet's head is the end of its chain. */
export async function auditHeads(sql: Sql, ends: readonly ChainStart[]): Promise<Finding[]> {
  const rows = await sql<{ owner: string }>(
    `select e.owner
       from unnest($1::uuid[], $2::bigint[], $3::bytea[], $4::timestamptz[])
              as e (owner, seq, hash, at)
       left join wallet w on w.owner = e.owner and w.seq = e.seq and w.head = e.hash
         and w.at is not distinct from e.at
      where w.owner is null`,
    [
      ends.map(({ owner }) => owner),
      ends.map(({ seq }) => seq),
      ends.map(({ hash }) => `\\x${hash}`),
      ends.map(({ at }) => at),
    ],
  );
  return rows.map(({ owner }) => ({
    what: 'the wallet has another end than its chain',
    where: owner,
  }));
}

/** Checks that each account is the sum of its postings, and each posting's balance is right. */
async function foldAccounts(sql: Sql, owners: readonly string[]): Promise<Finding[]> {
  const rows = await sql<{ owner: string; pocket: string }>(
    `with walked as (
       select owner, pocket, turn, balance_after, sum(amount) over w total,
              row_number() over w place
         from posting where owner = any ($1)
       window w as (partition by owner, pocket order by turn)
     ), folded as (
       select owner, pocket, count(*) turns, bool_and(balance_after = total and turn = place) fits,
              (array_agg(total order by turn desc))[1] total
         from walked group by owner, pocket
     ), held as (select owner, pocket, balance, turn from account where owner = any ($1))
     select owner, pocket from held full join folded using (owner, pocket)
      where not coalesce(fits, true) or balance is distinct from coalesce(total, 0)
         or turn is distinct from coalesce(turns, 0)`,
    [owners],
  );
  return rows.map(({ owner, pocket }) => {
    return { what: 'the balance is not the sum of its postings', where: `${owner} ${pocket}` };
  });
}

/**
 * Checks that the next owners' balances are what their last postings left; `last` is null when no
 * owners remain. History is left to the rounds, so this gets through all wallets quickly.
 */
export async function auditBalances(sql: Sql, after: string | null, parts: number) {
  const rows = await sql<{ owner: string; pocket: string | null }>(
    `with next as (
       select owner from wallet where $1::uuid is null or owner > $1 order by owner
        limit greatest(${ownersAtOnce}, (select ceil(count(*) / $2::numeric) from wallet)::bigint)
     ), wrong as (
       select a.owner, a.pocket from next join account a on a.owner = next.owner
         left join posting p on p.owner = a.owner and p.pocket = a.pocket and p.turn = a.turn
        where a.balance <> coalesce(p.balance_after, 0) or (a.turn > 0 and p.turn is null)
           or exists (select from posting n where n.owner = a.owner and n.pocket = a.pocket
                and n.turn > a.turn))
     select (select owner::text from next order by next.owner desc limit 1) "owner", null pocket
     union all (select owner::text, pocket from wrong limit ${findingsMax})`,
    [after, parts],
  );
  const findings = rows.flatMap(({ owner, pocket }) =>
    pocket === null
      ? []
      : [{ what: 'the balance is not the sum of its postings', where: `${owner} ${pocket}` }],
  );
  return { last: rows[0]?.owner ?? null, findings };
}

export function merge(results: readonly AuditResult[]): AuditResult {
  return {
    checkedEntries: results.reduce((total, { checkedEntries }) => total + checkedEntries, 0),
    findings: results.flatMap(({ findings }) => findings).slice(0, findingsMax),
  };
}
