import type { AddressInfo } from 'node:net';
import { createServer } from '../../server/app/create-server.ts';
import { createDemo } from '../../server/app/demo/create-demo.ts';
import { quickPasswords } from '../../server/people/partner/test-quick-passwords.ts';
import { makeTestFolder } from '../../server/platform/database/embedded/test-folder.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { noPages } from '../../server/platform/gateway/pages.ts';
import { readConfig } from '../../server/platform/settings/config.ts';
import { createSecrets } from '../../server/platform/settings/secrets.ts';
import { endWithBench, say } from '../child.ts';

/** The real server on the production database. */
const folder = makeTestFolder();
const config = readConfig({ PORT: '0', DATA_DIR: folder.path });
const database = await openDatabase(config);
const { db } = database;
const now = () => new Date();
const passwords = quickPasswords;
await createDemo({ db, passwords, now });
const secrets = createSecrets();
const app = await createServer({ ...config, db, now, secrets, passwords, pages: noPages });
await app.listen({ port: config.port, host: config.host });
endWithBench(async () => {
  await app.close();
  await database.close();
  folder.remove();
});
say(`http://${config.host}:${(app.server.address() as AddressInfo).port}`);
