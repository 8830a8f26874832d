import { expect, test } from 'vitest';
import { isLongRun } from '../domain/test-seed.ts';
import { killInTurn } from './kill-in-turn.ts';
import { beginViews } from './run-delivery-faults.ts';
import { beginPayouts } from './run-faults.ts';
import { startSystem } from './system.ts';

const kills = isLongRun ? 2 : 1;
const least = isLongRun ? { payouts: 300, views: 300 } : { payouts: 24, views: 45 };

test('no acknowledged payout or event is lost or doubled when server and database are killed', {
  timeout: 180_000,
}, async () => {
  const system = await startSystem();
  try {
    const payouts = await beginPayouts(system, { acknowledgedMin: least.payouts, partners: 4 });
    const views = await beginViews(system, { acknowledgedMin: least.views, viewers: 8 });
    const counts = await killInTurn(system, 2 * kills, [payouts, views]);
    expect(counts).toEqual({ serverKills: kills, databaseKills: kills });
    const seen = await views.end();
    expect(seen).toMatchObject({ lost: 0, doubled: 0, wrongMeters: 0 });
    expect(seen.acknowledged).toBeGreaterThanOrEqual(least.views);
    const paid = await payouts.end();
    expect(paid).toMatchObject({ lost: 0, doubled: 0, wrongBalances: 0, findings: 0 });
    expect(paid.acknowledged).toBeGreaterThanOrEqual(least.payouts);
  } finally {
    await system.end();
  }
});
