import { cp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { minuteMs } from '#domain/time.ts';
import { createServer } from '../../server/app/create-server.ts';
import { createDemoWithPast } from '../../server/app/demo/create-demo-with-past.ts';
import { createDemoDeskLinks } from '../../server/app/demo/demo-staff.ts';
import { quickPasswords } from '../../server/people/partner/test-quick-passwords.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { startEmbedded } from '../../server/platform/database/embedded/start-embedded.ts';
import { makeTestFolder } from '../../server/platform/database/embedded/test-folder.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { noPages, readPages } from '../../server/platform/gateway/pages.ts';
import { readConfig } from '../../server/platform/settings/config.ts';
import { createSecrets, type Secrets } from '../../server/platform/settings/secrets.ts';
import { type Furnished, furnish } from './furnish.ts';

/** The moment at which the stage's clock stands still: a Thursday, some way into the day. */
export const stageNow = new Date('2026-11-12T09:24:00Z');

/** The clock moves while the stage is set up, so that each thing has a time of its own. */
const furnishingMs = 20 * minuteMs;

export interface Stage extends Furnished {
  readonly url: string;
  readonly db: Db;
  /** What the server signs with. */
  readonly secrets: Secrets;
  /** A one-time link that signs in one of the demo's staff. */
  readonly deskAddress: string;
  close(): Promise<void>;
}

/**
 * The product with weeks of demo history, a partner who used every screen, and a fixed clock, so
 * that screens look the same tomorrow.
 */
export async function setStage(
  pagesFolder: string,
  { desk = '', isCrowded = false } = {},
): Promise<Stage> {
  const folder = makeTestFolder();
  const embedded = await startEmbedded({ folder: folder.path });
  const end = async () => {
    await embedded.stop();
    folder.remove();
  };
  try {
    const config = readConfig({ DATABASE_URL: embedded.url, DATA_DIR: folder.path });
    const database = await openDatabase(config);
    const { db } = database;
    const clock = { now: new Date(stageNow.getTime() - furnishingMs) };
    const now = () => clock.now;
    const passwords = quickPasswords;
    const dataDir = folder.path;
    const secrets = createSecrets();
    const demo = { db, passwords, now, dataDir, days: 24 };
    await createDemoWithPast(isCrowded ? { ...demo, secrets } : demo);
    // A copy, since another build may overwrite this one.
    await cp(pagesFolder, join(dataDir, 'pages'), { recursive: true });
    const pages = await readPages(join(dataDir, 'pages'));
    const deskPages = desk === '' ? noPages : await readPages(desk);
    const parts = { db, now, passwords, secrets, pages, deskPages, dataDir };
    const app = await createServer({ ...parts, trustedProxies: [] });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const [link] = await createDemoDeskLinks(db, url, stageNow);
    const furnished = await furnish(url, db, clock);
    clock.now = stageNow;
    return {
      deskAddress: link?.address ?? '',
      ...furnished,
      url,
      db,
      secrets,
      async close() {
        await app.close();
        await database.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
