import { readOutsideAuditResult } from '#domain/audit/audit-result.ts';
import { eventKinds, invalidReasons } from '#domain/delivery/event.ts';
import { countsCode, flagCodeBase } from '#domain/delivery/flag.ts';
import { ownersMin } from '#domain/ledger/liability.ts';
import { daysBefore } from '#domain/time.ts';
import { listLosses } from '../../ads/stream/stream.ts';
import { readIntegrity } from '../../books/ledger/ledger.ts';
import { type Db, readInSnapshot, type Sql } from '../../platform/database/database.ts';
import { listOutsideAudits } from '../outside-audit/audit-store.ts';
import { readCoverage } from './coverage.ts';
import {
  countByRule,
  countCases,
  countExchangeDisputes,
  countFailedPayouts,
  countMachineAdmissions,
  countPayouts,
  countRefusedByReason,
  listRestatements,
  measurePaidPayouts,
} from './report-store.ts';

type Report = Awaited<ReturnType<typeof readReport>>;

const cacheMs = 30_000;
const cachedReports = new WeakMap<Db, { readonly at: Date; readonly report: Promise<Report> }>();

/** Public, so it is computed at most every half minute, however many ask. */
export function findReport(db: Db, now: Date): Promise<Report> {
  const cached = cachedReports.get(db);
  if (cached && Math.abs(now.getTime() - cached.at.getTime()) < cacheMs) return cached.report;

  const report = readInSnapshot(db, (sql) => readReport(sql, now));
  report.catch(() => cachedReports.delete(db));
  cachedReports.set(db, { at: now, report });
  return report;
}

const reportDays = 90;

async function readReport(sql: Sql, now: Date) {
  const since = daysBefore(now, reportDays);

  return {
    at: now,
    days: reportDays,
    books: await readIntegrity(sql),
    machineAdmissions: await countMachineAdmissions(sql),
    audits: await readAudits(sql),
    coverage: await readCoverage(sql),
    payouts: await readPayouts(sql, since),
    disputes: {
      orders: await countCases(sql, 'order', 'approved', since, now),
      payouts: await countCases(sql, 'payout-refusal', 'lifted', since, now),
      exchanges: await countExchangeDisputes(sql, since),
    },
    restatements: (await listRestatements(sql, since)).map(({ kind, ...restatement }) => ({
      ...restatement,
      kind: eventKinds[kind] === 'click' ? ('click' as const) : ('impression' as const),
    })),
    events: await readEvents(sql, since),
  };
}

const auditsShownMax = 20;

/** Outside auditors' findings, including those that are bad for the network. */
async function readAudits(sql: Sql) {
  const audits = await listOutsideAudits(sql, auditsShownMax);
  return audits.map(({ rootNo, rootAt, text, ...audit }) => ({
    ...audit,
    root: { no: rootNo, at: rootAt },
    finding: readOutsideAuditResult(text)?.result.findings[0] ?? null,
  }));
}

async function readPayouts(sql: Sql, since: Date) {
  const { partners, net, ...paid } = await measurePaidPayouts(sql, since);
  return {
    ...(await countPayouts(sql, since)),
    ...paid,
    paidAmount: partners >= ownersMin ? net : null,
    failed: await countFailedPayouts(sql, since),
    refused: await countRefusedByReason(sql, since),
  };
}

async function readEvents(sql: Sql, since: Date) {
  const rows = await countByRule(sql, since);
  const countOf = (isIncluded: (reason: number) => boolean) =>
    rows.reduce((total, { reason, count }) => total + (isIncluded(reason) ? count : 0), 0);

  return {
    // Events found invalid later had counted first, so they are included already.
    reported: countOf((reason) => reason < flagCodeBase),
    counted: countOf((reason) => reason === countsCode),
    foundLater: countOf((reason) => reason >= flagCodeBase),
    discarded: rows.flatMap(({ reason, count }) => {
      const rule = invalidReasons[reason];
      return rule ? [{ rule, count }] : [];
    }),
    lost: await listLosses(sql),
  };
}
