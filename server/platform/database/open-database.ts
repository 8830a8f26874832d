import pg from 'pg';
import { logProblem } from '../process/log-problem.ts';
import { StartError } from '../process/start-error.ts';
import { callLimits, type Db, type DbOptions, jobLimits, openDb } from './db.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { migrate } from './migrate.ts';
import { openRuntimeLogin, runtimeRole } from './runtime-role.ts';
import type { Sql } from './sql.ts';

const answerMsMax = 10_000;
const versionMin = 16;

/** The database to open: a configured one by its URL, else the embedded one in a folder. */
export interface DatabaseSettings {
  readonly databaseUrl: string | undefined;
  readonly databaseOwnerUrl: string | undefined;
  readonly dataDir: string;
  /**
   * Whether whoever filled the embedded database was interrupted before anyone could use it. It is
   * then emptied: the folder is ours alone, so nobody is still at it.
   */
  readonly isUnfinished?: (sql: Sql) => Promise<boolean>;
}

export interface OpenDatabase {
  /** For jobs and other background work. */
  readonly db: Db;
  /** Its location in readable form: a folder, or the host of the configured server. */
  readonly place: string;
  close(): Promise<void>;
}

export interface ServedDatabase extends OpenDatabase {
  /** For calls: statements have short timeouts, and an unresponsive database is noticed. */
  readonly calls: Db;
}

/** The configured PostgreSQL or else the embedded one, with its schema up to date. */
export async function openDatabase(
  { databaseUrl, databaseOwnerUrl, dataDir: folder, isUnfinished }: DatabaseSettings,
  stop?: AbortSignal,
): Promise<ServedDatabase> {
  if (databaseUrl) return openConfigured(databaseUrl, databaseOwnerUrl, stop);

  const onProblem = (error: unknown) => logProblem('embedded PostgreSQL', error);
  const embedded = await startEmbedded({ folder, onProblem });
  try {
    if (isUnfinished && (await withOwner(embedded.url, ({ sql }) => isUnfinished(sql)))) {
      await embedded.empty();
    }

    const url = await withOwner(embedded.url, async (owner) => {
      await migrate(owner);
      return openRuntimeLogin(owner.sql, embedded.url);
    });

    const databases = openDatabases(url);

    const close = async () => {
      await closeDatabases(databases);
      await embedded.stop();
    };

    return { ...databases, place: folder, close };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/**
 * With DATABASE_URL alone, the server runs under the login that owns the tables and assumes the
 * runtime role: a bug cannot rewrite the books, but injected SQL could reset the role.
 * DATABASE_OWNER_URL prevents that: it migrates, and DATABASE_URL is then a login with nothing but
 * the runtime role.
 */
async function openConfigured(
  url: string,
  ownerUrl = url,
  stop = new AbortController().signal,
): Promise<ServedDatabase> {
  const owner = await connect(ownerUrl, stop);
  await assertVersion(owner)
    .then(() => migrate(owner))
    .catch((error) => {
      throw toStartError(error);
    })
    .finally(() => owner.close());
  await (await connect(url, stop, runtimeRole)).close();
  const { host, pathname } = new URL(url);
  const databases = openDatabases(url, { role: runtimeRole });

  return { ...databases, place: `${host}${pathname}`, close: () => closeDatabases(databases) };
}

/** The roles of an older version cannot be narrowed as far as the books need. */
async function assertVersion({ sql }: Db): Promise<void> {
  const server = await sql.maybeOne<{ number: number; version: string }>`
    select current_setting('server_version_num')::int as number,
           current_setting('server_version') as version`;
  if (!server || server.number >= versionMin * 10_000) return;

  throw new StartError(
    `PostgreSQL must be version ${versionMin} or newer, and this is ${server.version}.`,
  );
}

const openDatabases = (url: string, options: DbOptions = {}) => ({
  db: openDb(url, { ...options, limits: jobLimits, pulse: jobPulse }),
  calls: openDb(url, { ...options, limits: callLimits, pulse: { onChange: logAway } }),
});

/** Background work tolerates a slow moment. */
const jobPulse = { everyMs: 5_000, answerMs: 15_000 };

async function closeDatabases({ db, calls }: Pick<ServedDatabase, 'db' | 'calls'>): Promise<void> {
  await calls.close();
  await db.close();
}

const logAway = (isUnreachable: boolean): void =>
  logProblem('database', isUnreachable ? 'does not answer: calls are refused' : 'answers again');

async function withOwner<Result>(
  url: string,
  work: (owner: Db) => Promise<Result>,
): Promise<Result> {
  const owner = openDb(url);
  try {
    return await work(owner);
  } finally {
    await owner.close();
  }
}

async function connect(url: string, stop: AbortSignal, role?: string): Promise<Db> {
  const db = openDb(url, role === undefined ? {} : { role });
  try {
    await assertReachable(url, stop);
    await db.sql`select 1`;
    return db;
  } catch (error) {
    await db.close();
    stop.throwIfAborted();
    const { host, pathname } = new URL(url);
    const problem = error instanceof Error && error.message ? error.message : String(error);
    throw new StartError(`The database at ${host}${pathname} cannot be reached: ${problem}.`);
  }
}

/** Without a timeout, a server that accepts the connection and then says nothing would hang us. */
async function assertReachable(url: string, stop: AbortSignal): Promise<void> {
  stop.throwIfAborted();
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerMsMax });
  client.on('error', () => {});

  const aborted = new Promise<never>((_, reject) => {
    stop.addEventListener('abort', reject, { once: true });
  });

  await Promise.race([client.connect(), aborted]);
  await client.end();
}

/** Missing privileges for migrating are the administrator's to fix, and not a bug. */
function toStartError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== '42501') return error;

  const hint = error.hint === undefined ? '' : ` ${error.hint}.`;
  return new StartError(`The tables cannot be brought up to date: ${error.message}.${hint}`);
}
