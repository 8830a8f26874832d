import { Socket } from 'node:net';
import pg from 'pg';
import { sha256 } from '../process/sha256.ts';
import { DatabaseAway, noPulse, type Pulse, type PulseOptions, startPulse } from './pulse.ts';
import { camelCase, createSql, type QueryResult, type Sql, type TransactionSql } from './sql.ts';

/** Runs several statements at once, without parameters or results. */
export type Script = (text: string) => Promise<void>;

export interface Db {
  readonly sql: Sql;
  /** All or nothing. Retries the work after a serialization failure or a deadlock. */
  transaction<Result>(
    work: (sql: TransactionSql, script: Script) => Promise<Result>,
  ): Promise<Result>;
  /** The state of the connection pool, for monitoring. */
  state(): DbState;
  close(): Promise<void>;
}

export interface DbState {
  /** Whether the database has stopped responding; only known if there is a pulse. */
  readonly isUnreachable: boolean;
  readonly connections: number;
  readonly idle: number;
  /** Requests that are waiting for a connection. */
  readonly waiting: number;
}

const connectionsMax = 12;
const attemptsMax = 5;
const int8 = 20;
const timestamptz = 1184;

/** Serialization failures and deadlocks: nothing was changed, and a retry may well succeed. */
const retriedCodes = new Set(['40001', '40P01']);

export interface DbOptions {
  /** The role that every connection assumes; by default, the login's own. */
  readonly role?: string;
  readonly connectionsMax?: number;
  /** Timeouts; none by default. */
  readonly limits?: DbLimits;
  /** Checks that the database responds, and fails fast when it does not. */
  readonly pulse?: PulseOptions;
}

export interface DbLimits {
  readonly statementMs: number;
  readonly lockMs: number;
  /** How long to wait for one of the few connections. */
  readonly connectMs: number;
}

/** For work that a caller is waiting for. */
export const callLimits: DbLimits = { statementMs: 8_000, lockMs: 4_000, connectMs: 1_500 };
/** For background work, which may be large. */
export const jobLimits: DbLimits = { statementMs: 600_000, lockMs: 30_000, connectMs: 30_000 };

const toPoolLimits = ({ statementMs, lockMs, connectMs }: DbLimits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: statementMs + lockMs,
  connectionTimeoutMillis: connectMs,
});

export function openDb(url: string, options: DbOptions = {}): Db {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connectionsMax ?? connectionsMax,
    keepAlive: true,
    stream: () => trackSocket(sockets, new Socket()),
    ...(options.role === undefined ? {} : { options: `-c role=${options.role}` }),
    ...(options.limits ? toPoolLimits(options.limits) : {}),
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  });
  const pulse = options.pulse
    ? startPulse(url, closeSocketsWhenAway(options.pulse, sockets))
    : noPulse;
  // A broken idle connection is replaced at the next query, which reports any error itself.
  pool.on('error', () => {});

  return {
    sql: toSql(pool, pulse),
    transaction: (work) => transact(pool, pulse, work),
    state: () => ({
      isUnreachable: pulse.isUnreachable(),
      connections: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await pulse.close();
      await pool.end();
    },
  };
}

function trackSocket(sockets: Set<Socket>, socket: Socket): Socket {
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}

/**
 * A server that lost power closes no connections, and TCP takes a quarter of an hour to notice. So
 * a failed pulse closes them all, and the next query connects to the current primary.
 */
const closeSocketsWhenAway = (
  options: PulseOptions,
  sockets: ReadonlySet<Socket>,
): PulseOptions => ({
  ...options,
  onChange(isUnreachable) {
    if (isUnreachable) for (const socket of sockets) socket.destroy();
    options.onChange?.(isUnreachable);
  },
});

const ignoreError = (): void => {};

async function transact<Result>(
  pool: pg.Pool,
  pulse: Pulse,
  work: (sql: TransactionSql, script: Script) => Promise<Result>,
  attempt = 1,
): Promise<Result> {
  const client = await pulse.guard(
    () => pool.connect(),
    (connection) => connection.release(),
  );
  // An error between two statements has no listener; the next statement reports it.
  client.on('error', ignoreError);
  let connectionProblem: Error | undefined;
  let isCommitSent = false;

  try {
    await pulse.guard(() => client.query('begin'));
    const sql = Object.assign(toSql(client, pulse), { isTransaction: true as const });
    const result = await work(sql, toScript(client, pulse));
    isCommitSent = true;
    await pulse.guard(() => client.query('commit'));

    return result;
  } catch (error) {
    if (isCommitSent && isWithoutAnswer(error)) unansweredCommits.add(error);
    // Close a connection that does not respond, so that the database rolls its transaction back.
    if (error instanceof DatabaseAway || isReadOnly(error)) connectionProblem = error;
    else {
      await pulse
        .guard(() => client.query('rollback'))
        .catch((failure: Error) => {
          connectionProblem = failure;
        });
    }
    if (attempt >= attemptsMax || !retriedCodes.has(errorCode(error))) throw error;
  } finally {
    client.off('error', ignoreError);
    client.release(connectionProblem);
  }

  return transact(pool, pulse, work, attempt + 1);
}

/** The SQLSTATE of a database error, or an empty string for any other error. */
export const errorCode = (error: unknown): string =>
  error instanceof pg.DatabaseError ? (error.code ?? '') : '';

/** Whether the row is there already: another one has the same unique value. */
export const isDuplicate = (error: unknown): boolean => errorCode(error) === '23505';

/** The server has become a standby: only a new connection can find the primary. */
const isReadOnly = (error: unknown): error is Error => errorCode(error) === '25006';

/** Errors of commits that got no response, because a connection or a server failed. */
const unansweredCommits = new WeakSet<Error>();

const isWithoutAnswer = (error: unknown): error is Error =>
  error instanceof Error && /^(|08.*|57.*)$/.test(errorCode(error));

/** Whether the failed transaction may have committed. All other failures changed nothing. */
export const isPerhapsCommitted = (error: unknown): boolean =>
  error instanceof Error && unansweredCommits.has(error);

const namesByText = new Map<string, string>();

/** Named statements are planned once per connection, unnamed ones on every call. */
function getStatementName(text: string): string {
  const existingName = namesByText.get(text);
  if (existingName) return existingName;

  const name = sha256(text).slice(0, 16);
  namesByText.set(text, name);

  return name;
}

const toSql = (client: pg.Pool | pg.PoolClient, pulse: Pulse): Sql =>
  createSql(async ({ text, values }) => {
    const query = {
      name: getStatementName(text),
      text,
      values: [...values],
      rowMode: 'array' as const,
    };
    return toReply(await pulse.guard(() => client.query(query)));
  });

/** Rows by the names of their columns, in camel case. */
export function toReply({ rows, fields, rowCount }: pg.QueryArrayResult<unknown[]>): QueryResult {
  const names = fields.map(({ name }) => camelCase(name));

  const namedRows = rows.map((cells) => {
    const row: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) row[name] = cells[index];
    return row;
  });

  return { rows: namedRows, count: rowCount ?? 0 };
}

const toScript =
  (client: pg.PoolClient, pulse: Pulse): Script =>
  async (text) => {
    await pulse.guard(() => client.query(text));
  };

/** Parses int8 as bigint, where `pg` would return a string, and timestamps as Date. */
function typeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === int8) return (value: string) => BigInt(value);
  if (oid === timestamptz) return (value: string) => new Date(value);
  return pg.types.getTypeParser(oid, format);
}
