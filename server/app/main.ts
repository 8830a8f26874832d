import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readCountries } from '../ads/delivery/delivery.ts';
import { createEventBlocks } from '../ads/event-block/event-block.ts';
import { startStream } from '../ads/stream/stream.ts';
import { createPasswords } from '../people/partner/partner.ts';
import { openDatabase, type ServedDatabase, type Sql } from '../platform/database/database.ts';
import { listenOn, noPages, readPages } from '../platform/gateway/gateway.ts';
import { StartError } from '../platform/process/process.ts';
import {
  assertOwnSecrets,
  type Config,
  findInstallation,
  keepSettings,
  readConfig,
  readSecrets,
} from '../platform/settings/settings.ts';
import { createServer } from './create-server.ts';
import { awaitPast, createDemoWithPast } from './demo/create-demo-with-past.ts';
import { type DemoLogin, prepareDemoLogin } from './demo/demo-login.ts';
import { isPastUnfinished } from './demo/demo-past-store.ts';
import { writeSimulation } from './demo/write-simulation.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { startWork } from './work.ts';

const pagesFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const deskFolder = fileURLToPath(new URL('../../desk/dist', import.meta.url));
/** New connections that the kernel queues while we are busy; others retry after seconds. */
const backlog = 4_096;
/** How long requests in progress may take after the process was asked to stop. */
const finishMs = 25_000;

export interface RunningServer {
  readonly url: string;
  /** The demo login as printed, or null for a live database. */
  readonly demo: DemoLogin | null;
  /** The simulator's input file in a demo. */
  readonly simulation: string | null;
  close(): Promise<void>;
}

/**
 * Reads the environment, opens the database, serves everything on one port and prints its URL. The
 * pages are read once they are built.
 */
export async function startServer(
  environment: Record<string, string | undefined> = process.env,
  stop?: AbortSignal,
  built: Promise<void> = Promise.resolve(),
): Promise<RunningServer> {
  // It may fail before anything waits for it.
  built.catch(() => {});
  const config = readConfig(environment);
  const database = await openDatabase({ ...config, isUnfinished }, stop);
  try {
    return await listen(config, database, built, stop);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function isUnfinished(sql: Sql): Promise<boolean> {
  const isInterrupted = await isPastUnfinished(sql);
  if (isInterrupted) console.log('The first start was interrupted: starting over.');
  return isInterrupted;
}

async function listen(
  config: Config,
  database: ServedDatabase,
  built: Promise<void>,
  stop: AbortSignal | undefined,
): Promise<RunningServer> {
  const { db } = database;
  const passwords = createPasswords();
  const now = () => new Date();
  const { dataDir, demoDays: days } = config;

  if (!(await findInstallation(db.sql))) {
    if (config.role === 'edge') throw new StartError(noNetwork);
    const secrets = readSecrets(config.secretsFile);
    console.log('Creating a demo and its history…');
    await createDemoWithPast({ db, passwords, now, dataDir, days, secrets, stop });
  }

  await awaitPast({ db, now, stop });
  const secrets = readSecrets(config.secretsFile);
  await assertOwnSecrets(db.sql, secrets, config.secretsFile);

  await built;
  const pages = await readPages(pagesFolder).catch(() => noPages);
  const deskPages = await readPages(deskFolder).catch(() => noPages);

  const settings = await keepSettings(db.sql);
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();

  let hasToStop = false;
  const isStopping = () => hasToStop;
  const blocks = createEventBlocks(config.blocksDir);
  const serverServices = {
    blocks,
    db: database.calls,
    isStopping,
    metrics,
    jobsDb: db,
    now,
    passwords,
    secrets,
    pages,
    deskPages,
    settings,
  };

  readCountries();
  const events = await startStream({ ...config, db: database.calls, patientDb: db });
  const app = await createServer({ ...config, ...serverServices, events });
  const address = { port: config.port, host: config.host, backlog };

  const closeStarted = async () => {
    await app.close();
    await events?.close();
    await settings.close();
  };

  const listening = await listenOn(app, address).catch(async (error: Error) => {
    await closeStarted();
    throw portError(error, config);
  });

  const metricsServer =
    metrics && config.metricsPort !== undefined
      ? await serveMetrics(metrics, { port: config.metricsPort, host: config.metricsHost }).catch(
          async (error: Error) => {
            await closeStarted();
            throw error;
          },
        )
      : null;

  const work =
    config.role === 'edge' ? null : startWork(config, { db, now, secrets, settings, blocks });
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const url = `http://${host}:${listening.port}`;

  const installation = await findInstallation(db.sql);
  const isShown = installation?.mode === 'demo' && config.role !== 'edge';
  const demo = isShown ? await prepareDemoLogin({ db, now, secrets }, url) : null;
  const simulation = demo ? await writeSimulation({ db, secrets, now, dataDir }, url) : null;

  printWelcome(url, database.place, demo);
  const isLive = installation?.mode === 'live';
  if (isLive && config.trustedProxies.length === 0) console.error(untrustedProxy);
  if (isLive && config.databaseUrl && !config.databaseOwnerUrl) console.error(oneLogin);
  return {
    url,
    demo,
    simulation,
    async close() {
      // Proxies see /readyz fail and send requests elsewhere before any is refused here.
      hasToStop = true;
      await wait(config.drainSeconds * 1_000);
      const closingTimer = setTimeout(() => app.server.closeAllConnections(), finishMs);

      await Promise.all([app.close(), listening.close(), work?.close()]);
      await events?.close();
      clearTimeout(closingTimer);
      await metricsServer?.close();
      await settings.close();
      await database.close();
    },
  };
}

/** A live network uses TLS, which ends at a proxy in front of this server that must be named. */
const untrustedProxy =
  'Warning: TRUSTED_PROXIES is empty. TLS ends at a proxy, and a proxy that is not trusted makes ' +
  'cookies that are not Secure, and all senders count as one address.';

const noNetwork =
  'There is no network in this database yet: start a process with ROLE=books or ROLE=all first.';

const oneLogin =
  'Warning: the login of DATABASE_URL owns the tables. Set DATABASE_OWNER_URL to the owner, and ' +
  'DATABASE_URL to a login that has only the runtime role, as the README shows.';

function portError(error: Error & { code?: string }, { port, host }: Config): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use; set PORT to another, such as ${port + 1}.`);
  }
  if (error.code === 'EACCES') {
    return new StartError(`Port ${port} needs more rights; set PORT to one above 1023.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`The setting HOST must be an address of this machine, not ${host}.`);
  }

  return error;
}

function printWelcome(url: string, place: string, demo: DemoLogin | null): void {
  const lines = [`Reachbook is ready at ${url}`, `Database: ${place}`];
  if (demo) {
    lines.push(
      'This is a demo: traffic is simulated, and SIM is play money.',
      `Log in as ${demo.username} with the password ${demo.password}`,
      `Or register with one of these authorization codes: ${demo.codes.join('  ')}`,
    );
    if (demo.acceptanceCodes.length > 0) {
      lines.push(`Acceptance codes for foreign exchange: ${demo.acceptanceCodes.join('  ')}`);
    }
    for (const { name, address } of demo.desk) lines.push(`Desk, as ${name}: ${address}`);
    if (demo.proxyId) lines.push(`Proxy ID of an operator to follow: ${demo.proxyId}`);
  }
  console.log(lines.join('\n'));
}
