import * as v from 'valibot';
import {
  type Configuration,
  configuration as configurationShape,
} from '#contract/configuration.ts';
import { type Fresh, keepFresh, type Sql } from '../database/database.ts';
import { logProblem } from '../process/process.ts';

/** What this database was born as. Never changes. */
export interface Installation {
  readonly mode: 'demo' | 'live';
  readonly currency: string;
  readonly name: string;
}

export interface Settings {
  readonly installation: Installation;
  readonly configuration: Configuration;
  /** Which of its versions the configuration is. */
  readonly version: number;
}

export async function findInstallation(sql: Sql): Promise<Installation | null> {
  const [row] = await sql<Installation>('select mode, currency, name from installation');
  return row ?? null;
}

/** The installation with the newest version of its configuration. */
export async function getSettings(sql: Sql): Promise<Settings> {
  const installation = await findInstallation(sql);
  const newest = await findNewer(sql, 0);
  if (!installation || !newest) throw new Error('The database was never born');
  return { installation, ...newest };
}

/** The newest version of the configuration, when it is newer than one that is known. */
async function findNewer(sql: Sql, version: number) {
  const [row] = await sql<{ version: number; body: unknown }>(
    'select version, body from configuration where version > $1 order by version desc limit 1',
    [version],
  );
  return row
    ? { version: row.version, configuration: v.parse(configurationShape, row.body) }
    : null;
}

/** Why a version was made, and who confirmed it where it takes two. */
export interface VersionNote {
  readonly reason?: string;
  readonly confirmedBy?: string | null;
}

/** A new version, which counts within seconds everywhere. Throws at one that nobody could read. */
export async function insertConfiguration(
  sql: Sql,
  configuration: Configuration,
  by: string,
  now: Date,
  { reason = '', confirmedBy = null }: VersionNote = {},
): Promise<void> {
  await sql(
    `insert into configuration (body, made_by, made_at, reason, confirmed_by)
     values ($1, $2, $3, $4, $5)`,
    [JSON.stringify(v.parse(configurationShape, configuration)), by, now, reason, confirmedBy],
  );
}

/** The settings of a process that runs on: a new version counts within seconds, everywhere. */
export const keepSettings = (sql: Sql): Promise<Fresh<Settings>> =>
  keepFresh<Settings>(
    async (last) => {
      if (!last) return getSettings(sql);
      const newer = await findNewer(sql, last.version);
      return newer ? { ...last, ...newer } : last;
    },
    { onProblem: (error) => logProblem('settings', error) },
  );
