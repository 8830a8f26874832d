import type { AddressInfo } from 'node:net';
import { createPasswords } from '../../server/account/passwords.ts';
import { readConfig } from '../../server/config.ts';
import { createServer } from '../../server/create-server.ts';
import { makeThrowawayFolder } from '../../server/db/embedded/throwaway-folder.ts';
import { noPages } from '../../server/http/pages.ts';
import { bearDemo } from '../../server/installation/demo.ts';
import { makeSecrets } from '../../server/installation/secrets.ts';
import { openDatabase } from '../../server/open-database.ts';
import { payPasswordSecret } from '../../server/wallet/pay-password-store.ts';
import { md5, rightDigits } from '../../server/wallet/test-pay-password.ts';
import { endWithBench, readGiven, say } from '../child.ts';
import { makeReadyPartners } from '../ledger/ready-partners.ts';

export interface ConfirmServerGiven {
  readonly partners: number;
}

export interface ConfirmServer {
  readonly url: string;
  readonly tokens: readonly string[];
}

/** The real server with its real hashing, and partners whose six digits are known. */
const folder = makeThrowawayFolder();
const config = readConfig({ PORT: '0', DATA_DIR: folder.path, TRUSTED_PROXIES: '127.0.0.1' });
const database = await openDatabase(config);
const { db } = database;
const now = () => new Date();
const passwords = createPasswords();
const secrets = makeSecrets();
await bearDemo({ db, passwords, now });
const partners = await makeReadyPartners(db, readGiven<ConfirmServerGiven>().partners);
for (const { id } of partners) {
  const hash = await passwords.hashDigits(payPasswordSecret(secrets.pepper, id, md5(rightDigits)));
  await db.sql('update pay_password set hash = $2 where partner_id = $1', [id, hash]);
}
const served = { ...config, db: database.calls, now, secrets, passwords, pages: noPages };
const app = await createServer(served);
await app.listen({ port: config.port, host: config.host });

endWithBench(async () => {
  await app.close();
  await database.close();
  folder.remove();
});
const { port } = app.server.address() as AddressInfo;
say({ url: `http://127.0.0.1:${port}`, tokens: partners.map(({ token }) => token) });
