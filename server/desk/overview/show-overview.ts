import type { overview as overviewRoute } from '#contract/desk/overview.ts';
import type { OverviewRange } from '#domain/desk/performance.ts';
import { listOutsideChannels } from '#domain/help/channel.ts';
import { type PositionPart, positionOf } from '#domain/ledger/position.ts';
import { formatMicro, micro } from '#domain/money.ts';
import { dayMs } from '#domain/time.ts';
import { bankRail } from '#domain/wallet/rails.ts';
import { countUnrolled, keepRecent } from '../../ads/figures/figures.ts';
import type { Services } from '../../ads/services/services.ts';
import { readProgress, type StreamProgress } from '../../ads/stream/stream.ts';
import { type PositionSums, readIntegrity, sumAccounts } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { listDailyFigures, measurePayoutTimes, sumPreviousPeriod } from './daily-figures-store.ts';
import { readDelivery } from './overview-store.ts';
import { listConflicts, listJobTroubles } from './trouble-store.ts';

type Overview = Awaited<ReturnType<typeof readOverview>>;

const conflictsMs = 30 * dayMs;

const kept = new WeakMap<Services['db'], ReturnType<typeof keepRecent<Overview>>>();

/** Everyone's first page, so simultaneous requests share one read. */
export const overview: DeskUseCase<typeof overviewRoute> = async (call, { range }) => {
  const { db, now } = call;
  const recent = kept.get(db) ?? keepRecent<Overview>();
  kept.set(db, recent);
  const read = await recent(`overview ${range}`, now(), () =>
    readOverview(db, now(), range === '90' ? 90 : 30),
  );
  return { ...read, hasWayWithoutLogin: hasWayWithoutLogin(call) };
};

function hasWayWithoutLogin({ isMailOffered, settings }: Services): boolean {
  const { customerService, rechargeService } = settings.configuration;
  return isMailOffered || listOutsideChannels([...customerService, ...rechargeService]).length > 0;
}

async function readOverview(db: Services['db'], at: Date, range: OverviewRange) {
  const { sql } = db;
  const delivery = await readDelivery(sql, at);
  return {
    at: at.toISOString(),
    position: await readPosition(await sumAccounts(sql)),
    delivery: {
      thisQuarter: Number(delivery.thisQuarter),
      lastHour: Number(delivery.lastHour),
      invalidHour: Number(delivery.invalidHour),
      withoutTokenHour: Number(delivery.withoutTokenHour),
      notCounted: Number(await countUnrolled(sql)),
      countedAt: delivery.countedAt?.toISOString() ?? null,
    },
    stream: shownStream(await readProgress(sql)),
    troubles: await listJobTroubles(sql, at),
    conflicts: (await listConflicts(sql, new Date(at.getTime() - conflictsMs))).map((conflict) => ({
      ...conflict,
      at: conflict.at.toISOString(),
    })),
    auditor: await readIntegrity(sql),
    payoutTimes: await readPayoutTimes(sql, at, range),
    before: await readBefore(sql, at, range),
    days: (await listDailyFigures(sql, at, range)).map((figures) => ({
      day: figures.day.toISOString(),
      partners: Number(figures.newPartners),
      deposits: formatMicro(figures.deposited),
      payouts: formatMicro(figures.paidOut),
      put: formatMicro(figures.putAmount),
      consumed: formatMicro(figures.consumed),
      commission: formatMicro(figures.netCommission),
      impressions: Number(figures.impressions),
      clicks: Number(figures.clicks),
      invalid: Number(figures.invalidEvents),
      orders: Number(figures.orders),
    })),
  };
}

const shownStream = (progress: StreamProgress | null) =>
  progress && {
    completeTo: progress.completeTo.toISOString(),
    behindSeconds: Math.round(progress.ageSeconds),
    stopped: progress.stopped.map((partition) => ({
      ...partition,
      since: partition.since.toISOString(),
    })),
  };

async function readPayoutTimes(sql: Sql, at: Date, range: OverviewRange) {
  const times = await measurePayoutTimes(sql, at, range);
  return {
    completed: Number(times.completedCount),
    medianMs: times.medianMs === null ? null : Math.round(times.medianMs),
    slowestMs: times.slowestMs === null ? null : Math.round(times.slowestMs),
    oldestOpenAt: times.oldestOpenRequestedAt?.toISOString() ?? null,
  };
}

async function readBefore(sql: Sql, at: Date, range: OverviewRange) {
  const { consumed, impressions, clicks, orders } = await sumPreviousPeriod(sql, at, range);
  return {
    consumed: formatMicro(consumed),
    impressions: Number(impressions),
    clicks: Number(clicks),
    orders: Number(orders),
  };
}

const shownPart = ({ group, amount, lines }: PositionPart) => ({
  group,
  amount: formatMicro(amount),
  lines: lines
    .filter((line) => line.amount !== 0n)
    .map((line) => ({ pocket: line.pocket, amount: formatMicro(line.amount) })),
});

/** Money that partners paid in and withdrew is recorded per partner and lies at the bank. */
async function readPosition({ sums, rails }: PositionSums) {
  const { assets, liabilities, totalAssets, totalLiabilities } = positionOf(sums);
  const ofPartners = (sums.get('bank_in') ?? 0n) + (sums.get('bank_out') ?? 0n);
  const paidOut = sums.get('cash_out') ?? 0n;
  const others = [...rails].filter(([id]) => id !== bankRail);
  const bank = micro((rails.get(bankRail) ?? 0n) - ofPartners - paidOut);
  return {
    assets: assets.map(shownPart),
    liabilities: liabilities.map(shownPart),
    totalAssets: formatMicro(totalAssets),
    totalLiabilities: formatMicro(totalLiabilities),
    rails: [
      { id: bankRail, name: 'Bank', amount: formatMicro(bank) },
      ...others.map(([id, amount]) => ({ id, name: id, amount: formatMicro(amount) })),
    ],
  };
}
