import { randomUUID } from 'node:crypto';
import { createMoney } from '../../ads/services/services.ts';
import { inventedHosts } from '../../people/mail/mail.ts';
import { insertPartner, type Passwords } from '../../people/partner/partner.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { createInstallation } from '../../platform/settings/settings.ts';
import { insertAnnouncement } from '../../programme/notification/notification.ts';
import { createDemoAcceptors } from './demo-acceptors.ts';
import { createDemoCampaigns } from './demo-campaigns.ts';
import { demoConfiguration } from './demo-configuration.ts';
import { demoIssuer, demoPassword, demoUsername } from './demo-login.ts';
import { demoWelcome } from './demo-texts.ts';
import { fundDemo } from './fund-demo.ts';

interface DemoServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly passwords: Passwords;
}

/**
 * Makes an empty database a demo, permanently, with one partner to log in as and play money. The
 * clock may be in the past, so that the partner can have a history. Null if it was already one.
 * Whatever else must be there from the first moment is done in the same transaction.
 */
export async function createDemo(
  services: DemoServices,
  createdAt: Date = services.now(),
  doInTransaction: (sql: Sql) => Promise<void> = async () => {},
): Promise<string | null> {
  const { db, now, passwords } = services;
  const partnerId = randomUUID();
  const passwordHash = await passwords.hash(demoPassword, 'known');
  // The welcome comes first, even before the deposit of the same moment.
  const openedAt = new Date(now().getTime() - 1_000);

  const isCreated = await db.transaction(async (sql) => {
    const installation = { mode: 'demo', currency: 'SIM', name: demoIssuer } as const;
    const isFirst = await createInstallation(
      sql,
      installation,
      demoConfiguration,
      'npm start',
      createdAt,
    );
    // Another process was faster, and its demo is ours too.
    if (!isFirst) return false;

    await doInTransaction(sql);
    await insertPartner(sql, {
      id: partnerId,
      username: demoUsername,
      nickname: 'Demo',
      email: `demo@${inventedHosts.network}`,
      phone: '+6621234567',
      passwordHash,
      entry: 'register',
      hostUser: null,
      status: 'active',
      language: 'en',
      timeZone: 'UTC',
      createdAt: openedAt,
    });

    await createDemoAcceptors(sql, now());
    await insertAnnouncement(sql, {
      at: openedAt,
      category: 'system-announcement',
      partnerId: null,
      texts: demoWelcome,
      madeBy: 'npm start',
      staffId: null,
    });
    return true;
  });
  if (!isCreated) return null;

  const money = createMoney(db, now);
  await fundDemo({ db, now, money }, demoUsername, '1000.00');
  await createDemoCampaigns({ db, now, money });
  return partnerId;
}
