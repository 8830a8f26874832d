import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseAway, noPulse, type Pulse, type PulseOptions, startPulse } from './pulse.ts';

/** A piece of SQL for other statements: made of names in the code, never of input. */
export type SqlText = string;

/** Runs one statement and returns its rows. Values never become part of the text. */
export type Sql = <Row = Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

/** Runs a text of many statements, which takes no values and returns nothing. */
export type Script = (text: string) => Promise<void>;

export interface Db {
  readonly sql: Sql;
  /** All or nothing. Runs the work again when the database asks for it. */
  transaction<Result>(work: (sql: Sql, script: Script) => Promise<Result>): Promise<Result>;
  /** How its connections are doing, for monitoring. */
  state(): DbState;
  close(): Promise<void>;
}

export interface DbState {
  /** Whether the database has stopped answering; known only where a pulse watches it. */
  readonly isAway: boolean;
  readonly connections: number;
  readonly idle: number;
  /** Those who wait for a connection. */
  readonly waiting: number;
}

const connectionsMax = 12;
const triesMax = 5;
const int8 = 20;
const timestamptz = 1184;

/** Serialization failures and deadlocks: nothing happened, and the same work may well succeed. */
const retriedCodes = new Set(['40001', '40P01']);

export interface DbOptions {
  /** The role that every connection takes on. Without it the login acts for itself. */
  readonly role?: string;
  readonly connectionsMax?: number;
  /** How long anything may take; without, as long as it does. */
  readonly limits?: DbLimits;
  /** Watches whether the database answers, and gives up on it when it does not. */
  readonly pulse?: PulseOptions;
}

export interface DbLimits {
  readonly statementMs: number;
  readonly lockMs: number;
  /** To get a connection, of which there are few. */
  readonly connectMs: number;
}

/** Somebody waits for the answer. */
export const callLimits: DbLimits = { statementMs: 8_000, lockMs: 4_000, connectMs: 1_500 };
/** Nobody does, and there may be much to do. */
export const jobLimits: DbLimits = { statementMs: 600_000, lockMs: 30_000, connectMs: 30_000 };

const limitsOf = ({ statementMs, lockMs, connectMs }: DbLimits) => ({
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
    stream: () => keptIn(sockets, new Socket()),
    ...(options.role === undefined ? {} : { options: `-c role=${options.role}` }),
    ...(options.limits ? limitsOf(options.limits) : {}),
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  });
  const pulse = options.pulse ? startPulse(url, watching(options.pulse, sockets)) : noPulse;
  // An idle connection that breaks is replaced at the next query; the query is what reports it.
  pool.on('error', () => {});
  return {
    sql: sqlOf(pool, pulse),
    transaction: (work) => transact(pool, pulse, work),
    state: () => ({
      isAway: pulse.isAway(),
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

function keptIn(sockets: Set<Socket>, socket: Socket): Socket {
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}

/**
 * A server that lost its power closes no connection, and TCP would wait a quarter of an hour for
 * it. So all connections end with the pulse; whoever asks next opens one to where the database is.
 */
const watching = (options: PulseOptions, sockets: ReadonlySet<Socket>): PulseOptions => ({
  ...options,
  onChange(isAway) {
    if (isAway) for (const socket of sockets) socket.destroy();
    options.onChange?.(isAway);
  },
});

const ignoreError = (): void => {};

async function transact<Result>(
  pool: pg.Pool,
  pulse: Pulse,
  work: (sql: Sql, script: Script) => Promise<Result>,
  tried = 1,
): Promise<Result> {
  const client = await pulse.guard(
    () => pool.connect(),
    (late) => late.release(),
  );
  // Between two statements nobody waits for the connection; the next statement reports its end.
  client.on('error', ignoreError);
  let broken: Error | undefined;
  let isCommitSent = false;
  try {
    await pulse.guard(() => client.query('begin'));
    const result = await work(sqlOf(client, pulse), scriptOf(client, pulse));
    isCommitSent = true;
    await pulse.guard(() => client.query('commit'));
    return result;
  } catch (error) {
    if (isCommitSent && isWithoutAnswer(error)) unansweredCommits.add(error);
    // A connection that nobody answers on is ended: with it the database undoes what it has.
    if (error instanceof DatabaseAway || isReadOnly(error)) broken = error;
    else {
      await pulse
        .guard(() => client.query('rollback'))
        .catch((failure: Error) => {
          broken = failure;
        });
    }
    if (tried >= triesMax || !retriedCodes.has(errorCode(error))) throw error;
  } finally {
    client.off('error', ignoreError);
    client.release(broken);
  }
  return transact(pool, pulse, work, tried + 1);
}

/** The SQLSTATE of a database error, or an empty text for any other. */
export const errorCode = (error: unknown): string =>
  error instanceof pg.DatabaseError ? (error.code ?? '') : '';

/** The other end has become a standby: only a new connection finds the primary. */
const isReadOnly = (error: unknown): error is Error => errorCode(error) === '25006';

/** Errors of commits that the database did not answer: a connection broke, or a server did. */
const unansweredCommits = new WeakSet<Error>();

const isWithoutAnswer = (error: unknown): error is Error =>
  error instanceof Error && /^(|08.*|57.*)$/.test(errorCode(error));

/** Whether the transaction that threw this may count all the same. All others changed nothing. */
export const isPerhapsCommitted = (error: unknown): boolean =>
  error instanceof Error && unansweredCommits.has(error);

const names = new Map<string, string>();

/** Named statements are planned once per connection; unnamed ones at every call. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  names.set(text, name);
  return name;
}

const sqlOf =
  (client: pg.Pool | pg.PoolClient, pulse: Pulse): Sql =>
  async <Row>(text: string, values: readonly unknown[] = []) => {
    const question = { name: nameOf(text), text, values: [...values] };
    const result = await pulse.guard(() => client.query(question));
    return result.rows as Row[];
  };

const scriptOf =
  (client: pg.PoolClient, pulse: Pulse): Script =>
  async (text) => {
    await pulse.guard(() => client.query(text));
  };

/** Whole numbers of 64 bits become bigint, times become Date; `pg` would make int8 a string. */
function typeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === int8) return (value: string) => BigInt(value);
  if (oid === timestamptz) return (value: string) => new Date(value);
  return pg.types.getTypeParser(oid, format);
}
