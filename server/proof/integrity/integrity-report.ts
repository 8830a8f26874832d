import type { readAudit as auditRoute, integrityReport as route } from '#contract/integrity.ts';
import { readOutsideAuditResult } from '#domain/audit/audit-result.ts';
import { eventKinds, invalidReasons } from '#domain/delivery/event.ts';
import { ownersLeast } from '#domain/ledger/liability.ts';
import { formatMicro, zero } from '#domain/money.ts';
import { daysBefore } from '#domain/time.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { listLosses } from '../../ads/stream/stream.ts';
import { readIntegrity } from '../../books/ledger/ledger.ts';
import { type Db, readInSnapshot, type Sql } from '../../platform/database/database.ts';
import { findOutsideAudit, listOutsideAudits } from '../outside-audit/audit-store.ts';
import { readCoverage } from './coverage.ts';
import {
  countByRule,
  countExchangeDisputes,
  countFailedPayouts,
  countOrderDisputes,
  countPayoutReviews,
  countPayouts,
  countRefusedByReason,
  type DisputeCounts,
  listRestatements,
  measurePaidPayouts,
} from './report-store.ts';

const reportDays = 90;

async function readReport(sql: Sql, now: Date) {
  const since = daysBefore(now, reportDays);
  const { lastRunAt, isSound, checkedEntries } = await readIntegrity(sql);
  return {
    at: now.toISOString(),
    days: reportDays,
    books: { lastRunAt, isSound, checkedEntries },
    audits: await readAudits(sql),
    coverage: await readCoverage(sql),
    payouts: await readPayouts(sql, since),
    disputes: {
      orders: shownDisputes(await countOrderDisputes(sql, since, now)),
      payouts: shownDisputes(await countPayoutReviews(sql, since, now)),
      exchanges: shownDisputes(await countExchangeDisputes(sql, since)),
    },
    restatements: (await listRestatements(sql, since)).map(({ day, kind, before, found }) => ({
      day: day.toISOString(),
      kind: eventKinds[kind] === 'click' ? ('click' as const) : ('impression' as const),
      before: Number(before),
      after: Number(before - found),
    })),
    events: await readEvents(sql, since),
  };
}

const auditsShown = 20;

/** Outside auditors' findings, including those that are bad for the network. */
async function readAudits(sql: Sql) {
  const audits = await listOutsideAudits(sql, auditsShown);
  return audits.map(({ auditor, key, at, rootNo, rootAt, isSound, text, sha256 }) => ({
    ...{ auditor, key, isSound, sha256 },
    at: at.toISOString(),
    root: { no: rootNo, at: rootAt.toISOString() },
    finding: readOutsideAuditResult(text)?.result.findings[0] ?? null,
  }));
}

async function readPayouts(sql: Sql, since: Date) {
  const { waitingSince, ...counts } = await countPayouts(sql, since);
  const { paid, partners, net, medianMs, p95Ms } = await measurePaidPayouts(sql, since);
  const wholeMs = (ms: number | null) => (ms === null ? null : Math.max(0, Math.round(ms)));
  return {
    asked: Number(counts.asked),
    cancelled: Number(counts.cancelled),
    waiting: Number(counts.waiting),
    waitingSince: waitingSince?.toISOString() ?? null,
    paid: Number(paid),
    paidAmount: partners >= ownersLeast ? formatMicro(net ?? zero) : null,
    failed: Number(await countFailedPayouts(sql, since)),
    medianMs: wholeMs(medianMs),
    p95Ms: wholeMs(p95Ms),
    refused: (await countRefusedByReason(sql, since)).map(({ reason, count }) => {
      return { reason, count: Number(count) };
    }),
  };
}

const shownDisputes = ({ opened, forPartner, against, open, overdue }: DisputeCounts) => ({
  opened: Number(opened),
  forPartner: Number(forPartner),
  against: Number(against),
  open: Number(open),
  overdue: Number(overdue),
});

async function readEvents(sql: Sql, since: Date) {
  const rows = await countByRule(sql, since);
  const of = (isWanted: (reason: number) => boolean) =>
    rows.reduce((total, { reason, count }) => total + (isWanted(reason) ? Number(count) : 0), 0);
  return {
    // Events found invalid later had counted first, so they are included already.
    reported: of((reason) => reason < 100),
    counted: of((reason) => reason === -1),
    foundLater: of((reason) => reason >= 100),
    discarded: rows.flatMap(({ reason, count }) => {
      const rule = invalidReasons[reason];
      return rule ? [{ rule, count: Number(count) }] : [];
    }),
    lost: (await listLosses(sql)).map(({ at, stoppedAt, ...one }) => ({
      ...one,
      at: at.toISOString(),
      stoppedAt: stoppedAt.toISOString(),
    })),
  };
}

type Report = Awaited<ReturnType<typeof readReport>>;

const freshMs = 30_000;
const kept = new WeakMap<Db, { readonly at: Date; readonly report: Promise<Report> }>();

/** Public, so it is computed at most every half minute, however many ask. */
function reportOf(db: Db, now: Date): Promise<Report> {
  const before = kept.get(db);
  if (before && Math.abs(now.getTime() - before.at.getTime()) < freshMs) return before.report;
  const report = readInSnapshot(db, (sql) => readReport(sql, now));
  report.catch(() => kept.delete(db));
  kept.set(db, { at: now, report });
  return report;
}

export const integrityReport: UseCase<typeof route> = async ({ db, now, settings }) => {
  const { name, mode, currency } = settings.installation;
  const report = await reportOf(db, now());
  return { ...report, network: name, isDemo: mode === 'demo', currency };
};

export const readAudit: UseCase<typeof auditRoute> = async ({ db }, { sha256 }) => ({
  file: await findOutsideAudit(db.sql, sha256),
});
