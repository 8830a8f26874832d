import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { StartError } from '../process/process.ts';
import type { Db, Script, Sql } from './db.ts';
import { findRunning } from './embedded/find-running.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import type { DatabaseSettings } from './open-database.ts';

/** One connection of the login that owns the tables, for whoever reads or writes all of them. */
export interface Owner extends Pick<Db, 'transaction'> {
  readonly url: string;
  /** Where it is, for a person to read. */
  readonly place: string;
  readonly sql: Sql;
  /** What `copy … to stdout` gives. */
  copyOut(statement: string): Readable;
  /** Takes what `copy … from stdin` is to read. */
  copyIn(statement: string): Writable;
  close(): Promise<void>;
}

/** The owner of the configured database or of the embedded one, beside a server that runs on it. */
export async function openOwner(settings: DatabaseSettings): Promise<Owner> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = settings;
  const known = databaseOwnerUrl ?? databaseUrl ?? (await findRunning(dataDir));
  if (known) {
    const { host, pathname } = new URL(known);
    return connect(known, databaseUrl ? `${host}${pathname}` : dataDir, async () => {});
  }
  const embedded = await startEmbedded({ folder: dataDir });
  return connect(embedded.url, dataDir, () => embedded.stop());
}

async function connect(url: string, place: string, stop: () => Promise<void>): Promise<Owner> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    await stop();
    throw new StartError(
      `The database at ${place} cannot be reached: ${(error as Error).message}.`,
    );
  }
  const sql: Sql = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await client.query(text, [...values])).rows as Row[];
  const script: Script = async (text) => {
    await client.query(text);
  };
  return {
    url,
    place,
    sql,
    async transaction(work) {
      await sql('begin');
      try {
        const result = await work(sql, script);
        await sql('commit');
        return result;
      } catch (error) {
        await sql('rollback').catch(() => {});
        throw error;
      }
    },
    copyOut: (statement) => client.query(copyTo(statement)),
    copyIn: (statement) => client.query(copyFrom(statement)),
    async close() {
      await client.end();
      await stop();
    },
  };
}
