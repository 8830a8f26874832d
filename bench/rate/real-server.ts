import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { insertAccount } from '../../server/account/account-store.ts';
import type { Passwords } from '../../server/account/passwords.ts';
import { createServer } from '../../server/create-server.ts';
import type { Db } from '../../server/db/db.ts';
import { makeThrowawayFolder } from '../../server/db/embedded/throwaway-folder.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { bearDemo } from '../../server/demo/demo.ts';
import { noPages } from '../../server/http/pages.ts';
import { readConfig } from '../../server/settings/config.ts';
import { makeSecrets } from '../../server/settings/secrets.ts';
import { endWithBench, readGiven, say } from '../child.ts';

/** The accounts to open, all with the same password. */
export interface RealServerGiven {
  readonly usernames: readonly string[];
  readonly password: string;
}

/** The row is about everything around the hash. */
const plainPasswords: Passwords = {
  hash: async (password) => password,
  matches: async (password, stored) => password === stored,
  hashDigits: async (keyed) => keyed,
  areDigitsOld: () => false,
};

async function openAccounts(db: Db, { usernames, password }: RealServerGiven): Promise<void> {
  const passwordHash = await plainPasswords.hash(password, 'known');
  await db.transaction(async (sql) => {
    for (const username of usernames) {
      await insertAccount(sql, {
        id: randomUUID(),
        username,
        nickname: username,
        email: `${username}@harbour.example`,
        phone: '+6621234567',
        passwordHash,
        entry: 'register',
        hostUser: null,
        status: 'active',
        language: 'en',
        timeZone: 'UTC',
        createdAt: new Date(),
      });
    }
  });
}

/** The real server on the database of production, with everything but the slow password hash. */
const folder = makeThrowawayFolder();
const config = readConfig({ PORT: '0', DATA_DIR: folder.path });
const database = await openDatabase(config);
const { db } = database;
const now = () => new Date();
await bearDemo({ db, passwords: plainPasswords, now });
await openAccounts(db, readGiven<RealServerGiven>());
const secrets = makeSecrets();
const parts = { ...config, db, now, secrets, passwords: plainPasswords, pages: noPages };
const app = await createServer(parts);
await app.listen({ port: config.port, host: config.host });
endWithBench(async () => {
  await app.close();
  await database.close();
  folder.remove();
});
say(`http://${config.host}:${(app.server.address() as AddressInfo).port}`);
