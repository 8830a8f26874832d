import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { StartError } from '../process/start-error.ts';
import { type Db, type Script, toReply } from './db.ts';
import { findRunning } from './embedded/find-running.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import type { DatabaseSettings } from './open-database.ts';
import { createSql, type Sql } from './sql.ts';

/** One connection as the owner of the tables, for programs that read or write all of them. */
export interface Owner extends Pick<Db, 'transaction'> {
  readonly url: string;
  /** Its location in readable form. */
  readonly place: string;
  readonly sql: Sql;
  /** The output of `copy … to stdout`. */
  copyOut(statement: string): Readable;
  /** The input for `copy … from stdin`. */
  copyIn(statement: string): Writable;
  close(): Promise<void>;
}

/** Connects as the owner of the configured or embedded database, beside a running server. */
export async function openOwner(settings: DatabaseSettings): Promise<Owner> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = settings;
  const configuredUrl = databaseOwnerUrl ?? databaseUrl ?? (await findRunning(dataDir));
  if (configuredUrl) {
    const { host, pathname } = new URL(configuredUrl);
    return connect(configuredUrl, databaseUrl ? `${host}${pathname}` : dataDir, async () => {});
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

  const sql = createSql(async ({ text, values }) =>
    toReply(await client.query({ text, values: [...values], rowMode: 'array' })),
  );
  const script: Script = async (text) => {
    await client.query(text);
  };

  return {
    url,
    place,
    sql,
    async transaction(work) {
      await sql`begin`;
      try {
        const result = await work(Object.assign(sql, { isTransaction: true as const }), script);
        await sql`commit`;
        return result;
      } catch (error) {
        await sql`rollback`.catch(() => {});
        throw error;
      }
    },
    // Its reader may have given up before it ends, and then nobody else takes its error.
    copyOut: (statement) => client.query(copyTo(statement)).on('error', () => {}),
    copyIn: (statement) => client.query(copyFrom(statement)),
    async close() {
      await client.end();
      await stop();
    },
  };
}
