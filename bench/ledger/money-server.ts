import type { AddressInfo } from 'node:net';
import { languageDefault } from '#domain/language.ts';
import { createServer } from '../../server/app/create-server.ts';
import { createDemo } from '../../server/app/demo/create-demo.ts';
import { createMoneyQueue } from '../../server/books/ledger/money-queue.ts';
import { payoutOf } from '../../server/books/ledger/test-ledger.ts';
import { quickPasswords } from '../../server/people/partner/test-quick-passwords.ts';
import { startEmbedded } from '../../server/platform/database/embedded/start-embedded.ts';
import { makeTestFolder } from '../../server/platform/database/embedded/test-folder.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { noPages } from '../../server/platform/gateway/pages.ts';
import { readConfig } from '../../server/platform/settings/config.ts';
import { createSecrets } from '../../server/platform/settings/secrets.ts';
import { getSettings } from '../../server/platform/settings/settings-store.ts';
import { requestPayout } from '../../server/programme/wallet/request-payout.ts';
import type { ReadyPartner } from '../../server/programme/wallet/test-ready-partner.ts';
import { endWithBench, readGiven, say } from '../child.ts';
import { keepBusy, pickFor } from './keep-busy.ts';
import { makePayoutCalls, type PayoutCall } from './payout-calls.ts';
import { amountOfEach, makeReadyPartners } from './ready-partners.ts';

export interface MoneyServerGiven {
  readonly partners: number;
}

export interface MoneyServer {
  readonly url: string;
  /** The same database, for pgbench. */
  readonly databaseUrl: string;
}

/** What the bench asks it for: a round, or calls that are ready to be sent. */
export type MoneyRound =
  | {
      readonly act: 'post';
      readonly partners: number;
      readonly callers: number;
      readonly seconds: number;
    }
  | { readonly act: 'use case'; readonly callers: number; readonly calls: number }
  | { readonly act: 'prepare'; readonly calls: number };

/** Calls per second, or the calls; or why there are none. */
export type MoneyAnswer =
  | { readonly perSecond: number }
  | { readonly calls: readonly PayoutCall[] }
  | { readonly failed: string };

const folder = makeTestFolder();
const embedded = await startEmbedded({ folder: folder.path });
const config = readConfig({ PORT: '0', DATABASE_URL: embedded.url, DATA_DIR: folder.path });
const database = await openDatabase(config);
const { db } = database;
const now = () => new Date();
const passwords = quickPasswords;
await createDemo({ db, passwords, now });
const partners = await makeReadyPartners(db, readGiven<MoneyServerGiven>().partners);
const secrets = createSecrets();
const app = await createServer({ ...config, db, now, secrets, passwords, pages: noPages });
await app.listen({ port: config.port, host: config.host });

const money = createMoneyQueue(db, now);
const settings = await getSettings(db.sql);

const anyOf = (count: number): ReadyPartner =>
  partners[Math.floor(Math.random() * count)] as ReadyPartner;

const prepare = (count: number): Promise<PayoutCall[]> =>
  makePayoutCalls(
    db,
    Array.from({ length: count }, () => anyOf(partners.length)),
  );

/** The entry that pgbench posts too. */
const post = ({ id }: ReadyPartner): Promise<unknown> =>
  money.submit({
    owners: [id],
    decide: () => ({ entries: [payoutOf(id, amountOfEach)], result: null }),
  });

const callUseCase = ({ partner, input }: PayoutCall): Promise<unknown> => {
  const { id, sessionId } = partner;
  const open = { entry: 'register', status: 'active', isReadOnly: false } as const;
  const caller = { id, sessionId, language: languageDefault, ...open };
  return requestPayout({ db, now, money, settings, partner: caller }, input);
};

async function answer(round: MoneyRound): Promise<MoneyAnswer> {
  switch (round.act) {
    case 'post': {
      const results = pickFor(round.seconds, () => anyOf(round.partners));
      return { perSecond: await keepBusy(round.callers, results, post) };
    }
    case 'use case': {
      const calls = await prepare(round.calls);
      return { perSecond: await keepBusy(round.callers, calls, callUseCase) };
    }
    case 'prepare':
      return { calls: await prepare(round.calls) };
  }
}

endWithBench(async () => {
  await app.close();
  await database.close();
  await embedded.stop();
  folder.remove();
});
process.on('message', (round: MoneyRound) =>
  answer(round)
    .catch((error) => ({ failed: String(error) }))
    .then(say),
);
const { port } = app.server.address() as AddressInfo;
say({
  url: `http://${config.host}:${port}`,
  databaseUrl: embedded.url,
} satisfies MoneyServer);
