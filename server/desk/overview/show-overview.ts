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
import { listDays, measurePayouts, sumBefore } from './days-store.ts';
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
    conflicts: (await listConflicts(sql, new Date(at.getTime() - conflictsMs))).map((one) => ({
      ...one,
      at: one.at.toISOString(),
    })),
    auditor: await readIntegrity(sql),
    payoutTimes: await readPayoutTimes(sql, at, range),
    before: await readBefore(sql, at, range),
    days: (await listDays(sql, at, range)).map((day) => ({
      day: day.day.toISOString(),
      partners: Number(day.partners),
      deposits: formatMicro(day.deposits),
      payouts: formatMicro(day.payouts),
      put: formatMicro(day.put),
      consumed: formatMicro(day.consumed),
      commission: formatMicro(day.commission),
      impressions: Number(day.impressions),
      clicks: Number(day.clicks),
      invalid: Number(day.invalid),
      orders: Number(day.orders),
    })),
  };
}

const shownStream = (progress: StreamProgress | null) =>
  progress && {
    completeTo: progress.completeTo.toISOString(),
    behindSeconds: Math.round(progress.ageSeconds),
    stopped: progress.stopped.map((one) => ({ ...one, since: one.since.toISOString() })),
  };

async function readPayoutTimes(sql: Sql, at: Date, range: OverviewRange) {
  const { completed, medianMs, slowestMs, oldestOpenAt } = await measurePayouts(sql, at, range);
  return {
    completed: Number(completed),
    medianMs: medianMs === null ? null : Math.round(medianMs),
    slowestMs: slowestMs === null ? null : Math.round(slowestMs),
    oldestOpenAt: oldestOpenAt?.toISOString() ?? null,
  };
}

async function readBefore(sql: Sql, at: Date, range: OverviewRange) {
  const { consumed, impressions, clicks, orders } = await sumBefore(sql, at, range);
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
