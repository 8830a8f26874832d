import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import { dayMs, daysBefore } from '#domain/time.ts';
import { billEvents } from '../../server/ads/delivery/bill-events.ts';
import { createServeId } from '../../server/ads/delivery/serve-id.ts';
import { listBlocks } from '../../server/ads/event-block/block-store.ts';
import { createEventBlocks } from '../../server/ads/event-block/event-blocks.ts';
import { sealEvents } from '../../server/ads/event-block/seal-events.ts';
import { rollUp } from '../../server/ads/figures/roll-up.ts';
import { createDemo } from '../../server/app/demo/create-demo.ts';
import { quickPasswords } from '../../server/people/partner/test-quick-passwords.ts';
import { type Db, openDb } from '../../server/platform/database/db.ts';
import { startEmbedded } from '../../server/platform/database/embedded/start-embedded.ts';
import { makeTestFolder } from '../../server/platform/database/embedded/test-folder.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { createEventAuditor } from '../../server/proof/audit/event-audit.ts';
import { atMost, type Row, type RowGroup } from '../row.ts';
import { type ManyPlans, makeManyPlans } from './many-plans.ts';

const name = 'bytes of a sealed event';
const plansCount = 4;
const adsCount = 60_000;
const now = new Date();

/** The disk space an event takes for ever, against what it takes while its plan runs. */
export const sealedRows: RowGroup = {
  names: [name],
  async measure() {
    const folder = makeTestFolder();
    const embedded = await startEmbedded({ folder: folder.path });
    const db = openDb(embedded.url);

    try {
      await migrate(db);
      await createDemo({ db, passwords: quickPasswords, now: () => now });
      const plans = await makeManyPlans(db, plansCount, now);
      const events = await deliver(db, plans);
      const bytesBefore = await tableBytes(db);
      const blocks = createEventBlocks(join(folder.path, 'blocks'));
      await endPlans(db, plans);
      await sealEvents({ db, blocks, sealAfterDays: 30 }, now);
      const files = (await listBlocks(db.sql, 0n, 10_000)).map(({ file }) => file);
      const inFiles = files.map((file) => statSync(join(blocks.folder.path, file)).size);
      const bytesAfter = (await tableBytes(db)) + inFiles.reduce((sum, size) => sum + size, 0);

      return [rowOf(bytesAfter / events, bytesBefore / events)];
    } finally {
      await db.close();
      await embedded.stop();
      folder.remove();
    }
  },
};

const rowOf = (sealed: number, unsealed: number): Row =>
  atMost({
    name,
    measured: `${sealed.toFixed(1)} bytes an event in blocks`,
    against: `${unsealed.toFixed(0)} bytes an event in tables`,
    ratio: sealed,
    goal: 40,
  });

/** As viewers of many networks do: of a thousand ads 800 are seen, 500 long enough, 4 clicked. */
async function deliver(db: Db, { planIds, placement, creativeId }: ManyPlans): Promise<number> {
  const began = now.getTime() - 60 * dayMs;
  const waiting: NewEvent[] = [];

  for (let ad = 0; ad < adsCount; ad += 1) {
    const time = began + ad * 700 + Math.floor(Math.random() * 700);
    const knownPart = {
      planId: planIds[ad % planIds.length] ?? 0,
      serveId: createServeId(time).text,
      ...{ placementId: placement.id, creativeId, price: 2_000n, invalid: null },
      ...{ country: ['DE', 'FR', 'TH', 'US'][ad % 4] ?? 'ZZ', device: 'phone' as const },
      // No two viewers are alike, so they cannot be compressed.
      viewer: randomBytes(12).toString('hex'),
    } as const;

    const add = (kind: NewEvent['kind'], afterMs: number) =>
      waiting.push({
        ...{ ...knownPart, kind, at: new Date(time + afterMs), isBillable: kind === 'impression' },
        pay: kind === 'impression' ? 1_700n : 0n,
      });

    add('serve', 0);
    if (ad % 5 === 0) continue;

    add('impression', 300 + Math.floor(Math.random() * 2_000));
    if (ad % 8 < 5) add('viewable', 3_500 + Math.floor(Math.random() * 500));
    if (ad % 250 === 1) add('click', 8_000 + Math.floor(Math.random() * 20_000));
  }

  waiting.sort((a, b) => a.at.getTime() - b.at.getTime());

  for (let start = 0; start < waiting.length; start += 1_000) {
    await billEvents(db, waiting.slice(start, start + 1_000));
  }

  return waiting.length;
}

/** Everything that holds events: keys, clicks and manifests included. */
async function tableBytes(db: Db): Promise<number> {
  const row = await db.sql.one<{ bytes: number }>`
    select sum(pg_total_relation_size(c.oid))::float8 bytes from pg_class c
     where c.relkind = 'r' and (c.relnamespace = 'part'::regnamespace
        or c.relname in ('click', 'event_block', 'event_block_range'))`;
  return row?.bytes ?? 0;
}

/** As the owner of the tables: the plans ended long ago, and a newer one is not among them. */
async function endPlans(db: Db, { planIds }: ManyPlans): Promise<void> {
  await rollUp({ db }, now);
  await createEventAuditor(db).checkNew();
  await db.sql`
    update plan set status = 'settled', status_at = ${daysBefore(now, 40)}
      where id = any (${planIds}::bigint[])`;
  await db.sql`alter sequence plan_id_seq restart with 300`;
  await makeManyPlans(db, 1, now);
}
