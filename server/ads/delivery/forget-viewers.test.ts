import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { show } from '../../programme/plan/test-events.ts';
import { createLife } from '../../programme/plan/test-life.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { rollUp } from '../figures/roll-up.ts';
import { checkRollups } from '../figures/rollup-store.ts';
import { forgetViewers } from './forget-viewers.ts';
import { createViewers } from './viewer.ts';
import { getViewerKey } from './viewer-key-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36';

/** Identifies a viewer as somebody could who has the secrets and the current database. */
async function nameViewer(at: Date): Promise<string> {
  const key = await getViewerKey(server.db.sql);
  const viewers = createViewers(server.secrets.deliveryKey, [], undefined, key);
  return viewers.hash(viewers.address('203.0.113.77'), agent, at.getTime());
}

test('personal data is forgotten on time, and every chain and figure stays intact', async () => {
  const { db, clock } = server;
  const life = await createLife(server);
  const { delivered } = await life.putting(await life.ready());
  await show(db, 50, delivered);
  await rollUp({ db }, clock.now);
  const seenAt = clock.now;
  const later = new Date(seenAt.getTime() + 39 * dayMs);
  const [name, nameLater] = [await nameViewer(seenAt), await nameViewer(later)];
  expect(await nameViewer(seenAt)).toBe(name);

  const now = new Date(seenAt.getTime() + 41 * dayMs);
  await forgetViewers({ db, forgetAfterDays: 60 }, now);
  expect(await nameViewer(seenAt)).toBe(name);
  await forgetViewers({ db, forgetAfterDays: 40 }, now);
  expect(await nameViewer(seenAt)).not.toBe(name);
  expect(await nameViewer(later)).toBe(nameLater);
  expect(await db.sql.many`select from session where address <> ''`).toEqual([]);

  expect((await auditAll(db.sql)).findings).toEqual([]);
  expect((await checkRollups(db)).differences).toEqual([]);
  await expect(db.sql`update viewer_key set day = 0`).rejects.toThrow('permission denied');
  await forgetViewers({ db, forgetAfterDays: 9_999 }, now);
  expect((await getViewerKey(db.sql)).day).toBe(Math.floor(seenAt.getTime() / dayMs) + 1);
});
