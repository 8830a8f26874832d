import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbedded,
} from '../server/platform/database/embedded/start-embedded.ts';
import { makeTestFolder } from '../server/platform/database/embedded/test-folder.ts';

/** A synchronous standby of a running PostgreSQL, without which nothing is committed. */
export interface Standby {
  readonly url: string;
  promote(): Promise<void>;
  end(): Promise<void>;
}

/** Copies a running primary into a standby, and makes the primary wait for it from then on. */
export async function makeStandby(primary: EmbeddedPostgres): Promise<Standby> {
  const folder = makeTestFolder();
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  const data = join(folder.path, 'postgres');
  await cp(join(primary.folder, 'postgres'), data, {
    recursive: true,
    filter: (path) => !path.endsWith('postmaster.pid'),
  });
  const password = join(primary.folder, 'postgres-password');
  await cp(password, join(folder.path, 'postgres-password'));
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  await writeFile(join(data, 'backup_label'), rows[0].labelfile);
  await writeFile(join(data, 'standby.signal'), '');
  const { hostname, port, username } = new URL(primary.url);
  const secret = (await readFile(password, 'utf8')).trim();
  const connection = `host=${hostname} port=${port} user=${username} password=${secret}`;
  await writeFile(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = '${connection} application_name=standby'\n`,
  );
  await rm(join(data, 'postmaster.pid'), { force: true });
  const standby = await startEmbedded({ folder: folder.path });
  await client.query("alter system set synchronous_standby_names = 'standby'");
  await client.query('select pg_reload_conf()');

  for (;;) {
    const { rowCount } = await client.query(
      "select from pg_stat_replication where sync_state = 'sync'",
    );
    if (rowCount === 1) break;
    await wait(50);
  }

  await client.end();
  return {
    url: standby.url,
    async promote() {
      const client = new pg.Client({ connectionString: standby.url });
      await client.connect();
      await client.query('select pg_promote()');
      await client.end();
    },
    async end() {
      await standby.stop();
      folder.remove();
    },
  };
}
