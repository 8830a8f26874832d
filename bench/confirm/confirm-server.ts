import type { AddressInfo } from 'node:net';
import { createServer } from '../../server/app/create-server.ts';
import { createDemo } from '../../server/app/demo/create-demo.ts';
import { payPasswordSecret } from '../../server/people/confirmation/confirmations.ts';
import { createPasswords } from '../../server/people/partner/passwords.ts';
import { makeTestFolder } from '../../server/platform/database/embedded/test-folder.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { noPages } from '../../server/platform/gateway/pages.ts';
import { readConfig } from '../../server/platform/settings/config.ts';
import { createSecrets } from '../../server/platform/settings/secrets.ts';
import { pushPlans } from '../../server/programme/plan/push-plan.ts';
import { readyCatalogue } from '../../server/programme/plan/test-plan.ts';
import { md5, rightDigits } from '../../server/programme/wallet/test-pay-password.ts';
import { endWithBench, readGiven, say } from '../child.ts';
import { makeReadyPartners } from '../ledger/ready-partners.ts';

export interface ConfirmServerGiven {
  readonly partners: number;
}

export interface ConfirmServer {
  readonly url: string;
  readonly tokens: readonly string[];
}

export interface WaitingPlan {
  readonly token: string;
  readonly planNo: string;
}

/** The answer to each message: plans that wait for a put, one of each partner. */
export type WaitingPlans = { readonly plans: readonly WaitingPlan[] } | { readonly failed: string };

/** The real server with its real hashing, and partners whose six digits are known. */
const folder = makeTestFolder();
const config = readConfig({ PORT: '0', DATA_DIR: folder.path, TRUSTED_PROXIES: '127.0.0.1' });
const database = await openDatabase(config);
const { db } = database;
const now = () => new Date();
const passwords = createPasswords();
const secrets = createSecrets();
await createDemo({ db, passwords, now });
const partners = await makeReadyPartners(db, readGiven<ConfirmServerGiven>().partners);
for (const { id } of partners) {
  const hash = await passwords.hashDigits(payPasswordSecret(secrets.pepper, id, md5(rightDigits)));
  await db.sql`update pay_password set hash = ${hash} where partner_id = ${id}`;
}
const served = { ...config, db: database.calls, now, secrets, passwords, pages: noPages };
const app = await createServer(served);
await app.listen({ port: config.port, host: config.host });

endWithBench(async () => {
  await app.close();
  await database.close();
  folder.remove();
});
const catalogue = await readyCatalogue(db, now(), { escrow: 1_000_000_000_000_000n });

async function pushAll(): Promise<WaitingPlans> {
  const { productId, creativeId } = catalogue;
  const partnerIds = partners.map(({ id }) => id);
  await pushPlans(db.sql, { productId, creativeId, partnerIds }, now());
  const rows = await db.sql.many<{ partnerId: string; no: string }>`
    select distinct on (partner_id) partner_id, no from plan
     where partner_id = any(${partnerIds}::uuid[]) order by partner_id, id desc`;
  const numbers = new Map(rows.map(({ partnerId, no }) => [partnerId, no]));

  return { plans: partners.map(({ id, token }) => ({ token, planNo: numbers.get(id) ?? '' })) };
}

process.on('message', () =>
  pushAll()
    .catch((error) => ({ failed: String(error) }))
    .then(say),
);
const { port } = app.server.address() as AddressInfo;
const ready: ConfirmServer = {
  url: `http://127.0.0.1:${port}`,
  tokens: partners.map(({ token }) => token),
};
say(ready);
