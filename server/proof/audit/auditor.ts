import {
  type EventBlocks,
  noBlocks,
  readEventsInSnapshot,
} from '../../ads/event-block/event-block.ts';
import { type Db, readInSnapshot } from '../../platform/database/database.ts';
import { startLoop } from '../../platform/process/process.ts';
import {
  type AuditResult,
  auditAllOwners,
  auditBalances,
  auditEvents,
  auditOwners,
  mergeResults,
} from './audit-all.ts';
import { auditChangedChains } from './audit-changed.ts';
import { addToRound, insertRound, stopLedger } from './audit-round-store.ts';
import { listOwners } from './chain-audit-store.ts';
import { createEventAuditor } from './event-audit.ts';

export interface Auditor {
  /** Verifies everything posted since the last check. */
  checkNew(): Promise<AuditResult>;
  /** Verifies the balances of the next share of wallets; `balanceParts` calls cover all of them. */
  checkBalances(): Promise<AuditResult>;
  /** Verifies all books from the beginning, the new events, and a share of the older ones. */
  checkRound(): Promise<AuditResult>;
  /** Verifies everything from the beginning, including every event. */
  checkAll(): Promise<AuditResult>;
  close(): Promise<void>;
}

export interface AuditorOptions {
  readonly passMs?: number;
  readonly roundMs?: number;
  readonly onProblem: (error: unknown) => void;
  readonly blocks?: EventBlocks;
  /** Called after each round without findings. */
  readonly onSoundRound?: () => Promise<void>;
}

/** Every balance is checked within this many passes: at one every two seconds, in 40 seconds. */
export const balanceParts = 20;

/** An auditor that only works when called. */
export function createAuditor(db: Db, now: () => Date, blocks = noBlocks): Omit<Auditor, 'close'> {
  let lastCheckedOwner: string | null = null;
  const events = createEventAuditor(db, undefined, blocks);

  return {
    async checkBalances() {
      const { last: lastOwner, findings } = await auditBalances(
        db.sql,
        lastCheckedOwner,
        balanceParts,
      );
      lastCheckedOwner = lastOwner;

      const result = { checkedEntries: 0, findings };
      if (findings.length > 0) await saveAuditResult(db, result, now(), false);
      return result;
    },

    async checkNew() {
      const result = await auditChangedChains(db);
      await saveAuditResult(db, result, now(), false);
      return result;
    },

    async checkRound() {
      const startedAt = now();
      const eventFindings = [...(await events.checkNew()), ...(await events.checkOld())];

      const result = mergeResults([
        await auditBooks(db),
        { checkedEntries: 0, findings: eventFindings },
      ]);
      await saveAuditResult(db, result, startedAt, true);
      return result;
    },

    async checkAll() {
      const startedAt = now();
      const result = mergeResults([
        await auditBooks(db),
        await readEventsInSnapshot(db, (sql) => auditEvents(sql, blocks)),
      ]);
      await saveAuditResult(db, result, startedAt, true);
      return result;
    },
  };
}

/** Verifies all entries from the beginning, page by page. */
async function auditBooks(db: Db): Promise<AuditResult> {
  const results = [await readInSnapshot(db, auditAllOwners)];

  for (let lastOwner: string | null = null; ; ) {
    const owners: string[] = await listOwners(db.sql, lastOwner);
    if (owners.length === 0) return mergeResults(results);
    results.push(await readInSnapshot(db, (sql) => auditOwners(sql, owners)));
    lastOwner = owners.at(-1) ?? null;
  }
}

/**
 * Starts an auditor: new entries within seconds, balances within a minute, all in rounds.
 *
 * Not by `eachOne`: a bad row is a finding, with its name, and the first one stops all money.
 */
export function startAuditor(db: Db, now: () => Date, options: AuditorOptions): Auditor {
  const { passMs = 2_000, roundMs = 30_000, onProblem, onSoundRound } = options;
  const auditor = createAuditor(db, now, options.blocks);
  let nextRoundAt = 0;

  async function runPass(): Promise<void> {
    await auditor.checkNew();
    await auditor.checkBalances();

    const roundStart = performance.now();
    if (roundStart < nextRoundAt) return;
    const { findings } = await auditor.checkRound();
    if (findings.length === 0) await onSoundRound?.();
    // Full rounds take at most a hundredth of the time, however long the books become.
    const roundEnd = performance.now();
    nextRoundAt = roundEnd + Math.max(roundMs, (roundEnd - roundStart) * 99);
  }

  // A short database outage is not a finding; the next pass tries again.
  const loop = startLoop(runPass, { everyMs: passMs, onProblem });
  return { ...auditor, close: loop.close };
}

/** Records the findings. The first one stops all money until people have looked at it. */
async function saveAuditResult(
  db: Db,
  { checkedEntries, findings }: AuditResult,
  at: Date,
  isRound: boolean,
): Promise<void> {
  await db.transaction(async (sql) => {
    if (isRound || !(await addToRound(sql, checkedEntries, findings, at))) {
      await insertRound(sql, checkedEntries, findings, at);
    }

    const [firstFinding] = findings;
    if (firstFinding) await stopLedger(sql, `${firstFinding.what}: ${firstFinding.where}`, at);
  });
}
