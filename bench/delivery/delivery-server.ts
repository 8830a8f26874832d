import type { AddressInfo } from 'node:net';
import { quickPasswords } from '../../server/account/quick-passwords.ts';
import { readConfig } from '../../server/config.ts';
import { createServer } from '../../server/create-server.ts';
import { openDb } from '../../server/db/db.ts';
import { startEmbedded } from '../../server/db/embedded/start-embedded.ts';
import { makeThrowawayFolder } from '../../server/db/embedded/throwaway-folder.ts';
import { createEventLog } from '../../server/delivery/event-log.ts';
import { makeServeId } from '../../server/delivery/serve-id.ts';
import { createTokenSigner } from '../../server/delivery/token-signer.ts';
import { noPages } from '../../server/http/pages.ts';
import { bearDemo } from '../../server/installation/demo.ts';
import { makeSecrets } from '../../server/installation/secrets.ts';
import { openDatabase } from '../../server/open-database.ts';
import { endWithBench, readGiven, say } from '../child.ts';
import { databaseCpu } from './cpu-time.ts';
import { makeManyPlans } from './many-plans.ts';

export interface DeliveryServerGiven {
  readonly plans: number;
}

export interface DeliveryServer {
  readonly url: string;
  readonly servePath: string;
}

/** Processor time so far in microseconds, or tokens that are ready to be reported. */
export type DeliveryQuestion =
  | { readonly act: 'cpu' }
  | { readonly act: 'tokens'; readonly count: number; readonly areSeen: boolean };

export type DeliveryAnswer =
  | { readonly cpu: number }
  | { readonly tokens: readonly string[] }
  | { readonly failed: string };

const folder = makeThrowawayFolder();
const embedded = await startEmbedded({ folder: folder.path });
const config = readConfig({ PORT: '0', DATABASE_URL: embedded.url, DATA_DIR: folder.path });
const database = await openDatabase(config);
const { db } = database;
const now = () => new Date();
await bearDemo({ db, passwords: quickPasswords, now });
const owner = openDb(embedded.url);
const made = await makeManyPlans(owner, readGiven<DeliveryServerGiven>().plans, now());
await owner.close();
const secrets = makeSecrets();
const parts = { ...config, db, now, secrets, passwords: quickPasswords, pages: noPages };
const app = await createServer(parts);
await app.listen({ port: config.port, host: config.host });

const signer = createTokenSigner(secrets.deliveryKey, false);
const log = createEventLog(db);

/** Tokens as the server hands them out; if it is asked for, each was seen already. */
async function makeTokens(count: number, areSeen: boolean): Promise<string[]> {
  const tokens: string[] = [];
  const seen: Promise<unknown>[] = [];
  for (let at = 0; at < count; at += 1) {
    const issuedAt = Date.now();
    const serveId = makeServeId(issuedAt);
    const planId = made.planIds[at % made.planIds.length] ?? 0;
    const stamped = { planId, creativeId: made.creativeId, zoneId: made.zone.id, price: 2_000n };
    const known = { ...stamped, pay: 1_700n };
    const shown = { priceModel: 'cpm', format: 'image' } as const;
    tokens.push(signer.sign({ ...known, ...shown, serveId: serveId.bytes, issuedAt }));
    if (!areSeen) continue;
    const event = { ...known, kind: 'impression', at: now(), serveId: serveId.text } as const;
    const viewer = { country: 'DE', device: 'phone', viewer: '0011223344556677' } as const;
    seen.push(log.append({ ...event, ...viewer, invalid: null, isBillable: true }));
  }
  await Promise.all(seen);
  return tokens;
}

async function answer(question: DeliveryQuestion): Promise<DeliveryAnswer> {
  if (question.act === 'tokens') {
    return { tokens: await makeTokens(question.count, question.areSeen) };
  }
  const { user, system } = process.cpuUsage();
  return { cpu: user + system + databaseCpu(folder.path) };
}

endWithBench(async () => {
  await app.close();
  await log.close();
  await database.close();
  await embedded.stop();
  folder.remove();
});
process.on('message', (question: DeliveryQuestion) =>
  answer(question)
    .catch((error) => ({ failed: String(error) }))
    .then(say),
);
const { port } = app.server.address() as AddressInfo;
say({
  url: `http://${config.host}:${port}`,
  servePath: `/v1/serve?z=${made.zone.key}&cb=1`,
} satisfies DeliveryServer);
