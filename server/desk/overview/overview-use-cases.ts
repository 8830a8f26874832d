import type * as overview from '#contract/desk/overview.ts';
import type { OverviewRange } from '#domain/desk/performance.ts';
import { listOutsideChannels } from '#domain/help/channel.ts';
import { type PositionPart, positionOf } from '#domain/ledger/position.ts';
import { micro } from '#domain/money.ts';
import { dayMs } from '#domain/time.ts';
import { bankRail } from '#domain/wallet/rails.ts';
import { cacheRecent, countUnrolled } from '../../ads/figures/figures.ts';
import type { Services } from '../../ads/services/services.ts';
import { readProgress, type StreamProgress } from '../../ads/stream/stream.ts';
import { type PositionSums, readIntegrity, sumAccounts } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { listDailyFigures, measurePayoutTimes, sumPreviousPeriod } from './daily-figures-store.ts';
import { readDelivery } from './overview-store.ts';
import { listConflicts, listJobTroubles, listUnsent } from './trouble-store.ts';

type Overview = Awaited<ReturnType<typeof readOverview>>;

const conflictsMs = 30 * dayMs;
const unsentMs = 7 * dayMs;

const recentOverviews = new WeakMap<Services['db'], ReturnType<typeof cacheRecent<Overview>>>();

export const overviewUseCases = {
  /** Everyone's first page, so simultaneous requests share one read. */
  async overview(call, { range }) {
    const { db, now } = call;
    const recent = recentOverviews.get(db) ?? cacheRecent<Overview>();
    recentOverviews.set(db, recent);

    const recentOverview = await recent(`overview ${range}`, now(), () =>
      readOverview(db.sql, now(), range === '90' ? 90 : 30),
    );
    return { ...recentOverview, hasWayWithoutLogin: hasWayWithoutLogin(call) };
  },
} satisfies DeskUseCases<typeof overview>;

function hasWayWithoutLogin({ isMailOffered, settings }: Services): boolean {
  const { customerService, rechargeService } = settings.configuration;
  return isMailOffered || listOutsideChannels([...customerService, ...rechargeService]).length > 0;
}

async function readOverview(sql: Sql, now: Date, range: OverviewRange) {
  return {
    at: now,
    position: readPosition(await sumAccounts(sql)),
    delivery: {
      ...(await readDelivery(sql, now)),
      notCounted: Number(await countUnrolled(sql)),
    },
    stream: streamOf(await readProgress(sql)),
    troubles: await listJobTroubles(sql, now),
    unsent: await listUnsent(sql, new Date(now.getTime() - unsentMs)),
    conflicts: await listConflicts(sql, new Date(now.getTime() - conflictsMs)),
    auditor: await readIntegrity(sql),
    payoutTimes: await measurePayoutTimes(sql, now, range),
    before: await sumPreviousPeriod(sql, now, range),
    days: await listDailyFigures(sql, now, range),
  };
}

const streamOf = (progress: StreamProgress | null) =>
  progress && {
    completeTo: progress.completeTo,
    behindSeconds: Math.round(progress.ageSeconds),
    stopped: [...progress.stopped],
  };

/** Money that partners paid in and withdrew is recorded per partner and lies at the bank. */
function readPosition({ sums, rails }: PositionSums) {
  const { assets, liabilities, totalAssets, totalLiabilities } = positionOf(sums);

  const ofPartners = (sums.get('bank_in') ?? 0n) + (sums.get('bank_out') ?? 0n);
  const paidOut = sums.get('cash_out') ?? 0n;
  const bankAmount = micro((rails.get(bankRail) ?? 0n) - ofPartners - paidOut);
  const otherRails = [...rails].filter(([id]) => id !== bankRail);

  return {
    assets: assets.map(withoutEmptyLines),
    liabilities: liabilities.map(withoutEmptyLines),
    totalAssets,
    totalLiabilities,
    rails: [
      { id: bankRail, name: 'Bank', amount: bankAmount },
      ...otherRails.map(([id, amount]) => ({ id, name: id, amount })),
    ],
  };
}

const withoutEmptyLines = ({ lines, ...part }: PositionPart) => ({
  ...part,
  lines: lines.filter(({ amount }) => amount !== 0n),
});
