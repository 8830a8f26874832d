import { createHash } from 'node:crypto';
import pg from 'pg';
import { DatabaseAway, noPulse, type Pulse, startPulse } from './pulse.ts';

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
  close(): Promise<void>;
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
  /** Hears when the database stops answering and answers again, when that is to be watched. */
  readonly onAway?: (isAway: boolean) => void;
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
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connectionsMax ?? connectionsMax,
    keepAlive: true,
    ...(options.role === undefined ? {} : { options: `-c role=${options.role}` }),
    ...(options.limits ? limitsOf(options.limits) : {}),
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  });
  const pulse = options.onAway ? startPulse(url, { onChange: options.onAway }) : noPulse;
  // An idle connection that breaks is replaced at the next query; the query is what reports it.
  pool.on('error', () => {});
  return {
    sql: sqlOf(pool, pulse),
    transaction: (work) => transact(pool, pulse, work),
    async close() {
      await pulse.close();
      await pool.end();
    },
  };
}

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
    if (error instanceof DatabaseAway) broken = error;
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
