import { expect, test } from 'vitest';
import { quickPasswords } from '../partner/quick-passwords.ts';
import { createMoney } from '../services/services.ts';
import { configurationAtBirth, giveBirth } from '../settings/birth.ts';
import { createTestServer } from '../test-server.ts';
import { newcomerJob } from './welcome-newcomers.ts';

test('a live network gives nobody money, even if the job of a demo runs in it', async () => {
  const live = { mode: 'live', currency: 'EUR', name: 'Acme' } as const;
  const server = await createTestServer(quickPasswords, {}, undefined, {}, async (db, _, now) => {
    await giveBirth(db.sql, live, configurationAtBirth, 'a test', now);
  });
  await server.admit('harbour');
  const { db, clock } = server;
  await newcomerJob({ db, money: createMoney(db, () => clock.now) }).run(clock.now);
  expect(await db.sql('select act from proposal')).toEqual([]);
  expect(await db.sql('select id from entry')).toEqual([]);
  await server.close();
});
