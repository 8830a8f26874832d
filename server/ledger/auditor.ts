import { genesisOf } from '#domain/ledger/record-line.ts';
import type { Db, Sql } from '../db/db.ts';
import {
  type AuditResult,
  auditBalances,
  auditHeads,
  auditOwners,
  auditWhole,
  type ChainStart,
  type Finding,
  type Followed,
  followChains,
  listOwners,
  merge,
} from './audit.ts';
import { readInSnapshot } from './audit-store.ts';
import { sha256 } from './sha256.ts';

export interface Auditor {
  /** Verifies what was posted since the last time. */
  checkNew(): Promise<AuditResult>;
  /** Verifies the balances of the next part of all wallets; in so many parts it has seen all. */
  checkBalances(): Promise<AuditResult>;
  /** Verifies everything from the beginning, page by page. */
  checkAll(): Promise<AuditResult>;
  close(): Promise<void>;
}

export interface AuditorOptions {
  readonly passMs?: number;
  readonly roundMs?: number;
  readonly onProblem: (error: unknown) => void;
  /** What is done after each round that found nothing. */
  readonly afterSound?: () => Promise<void>;
}

const chainsAtOnce = 500;

/** In so many passes every balance is looked at, which at one in two seconds takes 40 of them. */
export const balanceParts = 20;

/** Makes an auditor that only works when it is asked to. */
export function createAuditor(db: Db, now: () => Date): Omit<Auditor, 'close'> {
  let lookedUpTo: string | null = null;
  return {
    async checkBalances() {
      const { last, findings } = await auditBalances(db.sql, lookedUpTo, balanceParts);
      lookedUpTo = last;
      const result = { checkedEntries: 0, findings };
      if (findings.length > 0) await saveResult(db, result, now(), false);
      return result;
    },
    async checkNew() {
      const result = await checkChanged(db);
      await saveResult(db, result, now(), false);
      return result;
    },
    async checkAll() {
      const began = now();
      const results = [await readInSnapshot(db, auditWhole)];
      for (let after: string | null = null; ; ) {
        const owners: string[] = await listOwners(db.sql, after);
        if (owners.length === 0) break;
        results.push(await readInSnapshot(db, (sql) => auditOwners(sql, owners)));
        after = owners.at(-1) ?? null;
      }
      const result = merge(results);
      await saveResult(db, result, began, true);
      return result;
    },
  };
}

/** Starts an auditor: new entries within seconds, balances within a minute, all in rounds. */
export function startAuditor(db: Db, now: () => Date, options: AuditorOptions): Auditor {
  const { passMs = 2_000, roundMs = 30_000, onProblem, afterSound } = options;
  const auditor = createAuditor(db, now);
  let roundDue = 0;
  let isClosed = false;
  let work: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function pass(): Promise<void> {
    try {
      await auditor.checkNew();
      await auditor.checkBalances();
      const began = performance.now();
      if (began >= roundDue) {
        const { findings } = await auditor.checkAll();
        if (findings.length === 0) await afterSound?.();
        // However long the books become, walking them takes a tenth of the time at most.
        const ended = performance.now();
        roundDue = ended + Math.max(roundMs, (ended - began) * 9);
      }
    } catch (error) {
      // A database that is away for a moment is no finding; the next pass tries again.
      onProblem(error);
    }
    if (!isClosed) timer = setTimeout(start, passMs).unref();
  }
  function start(): void {
    work = pass();
  }
  start();
  return {
    ...auditor,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await work;
    },
  };
}

async function checkChanged(db: Db): Promise<AuditResult> {
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
  /** The last owner, when there may be more of them. */
  readonly last: string | null;
}

async function followChanged(sql: Sql, after: string | null): Promise<Changed> {
  const rows = await sql<ChangedRow>(
    `select w.owner, a.seq, encode(a.hash, 'hex') hash, null "at"
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
  ];
  const last = rows.length < chainsAtOnce ? null : (rows.at(-1)?.owner ?? null);
  return { ...followed, findings, last };
}

/** A wallet that says it changed, but whose chain has nothing new, was tampered with. */
function listUnchanged(starts: readonly ChainStart[], ends: readonly ChainStart[]): Finding[] {
  const before = new Map(starts.map(({ owner, seq }) => [owner, seq]));
  return ends
    .filter(({ owner, seq }) => before.get(owner) === seq)
    .map(({ owner }) => ({ what: 'the wallet has another end than its chain', where: owner }));
}

/** Whether the postings of these entries follow on what their accounts held, and still do. */
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

/** Writes down what was found. The first finding stops all money until people have looked. */
async function saveResult(
  db: Db,
  { checkedEntries, findings }: AuditResult,
  at: Date,
  isRound: boolean,
): Promise<void> {
  await db.transaction(async (sql) => {
    const values = [at, checkedEntries, JSON.stringify(findings)];
    const kept = isRound
      ? []
      : await sql(
          `update audit set at = greatest(at, $1), checked_entries = checked_entries + $2,
                  findings = findings || coalesce((select jsonb_agg(found)
                    from jsonb_array_elements($3::jsonb) found
                   where not findings @> jsonb_build_array(found)), '[]')
            where round = (select max(round) from audit) returning round`,
          values,
        );
    if (kept.length === 0) {
      await sql(
        `insert into audit (began_at, at, checked_entries, findings) values ($1, $1, $2, $3)`,
        values,
      );
    }
    const [first] = findings;
    if (!first) return;
    await sql(
      `insert into ledger_stop (at, why) select $1, $2
        where not exists (select from ledger_stop where lifted_at is null)`,
      [at, `${first.what}: ${first.where}`],
    );
  });
}
