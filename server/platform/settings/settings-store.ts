import * as v from 'valibot';
import {
  type Configuration,
  configuration as configurationShape,
} from '#contract/configuration.ts';
import { insert, insertIfAbsent } from '../database/database.ts';
import { type Fresh, keepFresh } from '../database/keep-fresh.ts';
import type { Sql } from '../database/sql.ts';
import { logProblem } from '../process/log-problem.ts';

/** The database's permanent identity: set when it is created, never changed. */
export interface Installation {
  readonly mode: 'demo' | 'live';
  readonly currency: string;
  readonly name: string;
}

export interface Settings {
  readonly installation: Installation;
  readonly configuration: Configuration;
  /** The version number of the configuration. */
  readonly version: number;
}

export async function findInstallation(sql: Sql): Promise<Installation | null> {
  return sql.maybeOne<Installation>`select mode, currency, name from installation`;
}

/** False if there already is one. */
export async function insertInstallation(
  sql: Sql,
  { mode, currency, name }: Installation,
  now: Date,
): Promise<boolean> {
  return insertIfAbsent(sql, 'installation', { mode, currency, name, bornAt: now });
}

/** The installation with the newest version of its configuration. */
export async function getSettings(sql: Sql): Promise<Settings> {
  const installation = await findInstallation(sql);
  const newest = await findNewerConfiguration(sql, 0);
  if (!installation || !newest) throw new Error('The database has no installation');

  return { installation, ...newest };
}

/** The newest version of the configuration, if it is newer than the given one. */
async function findNewerConfiguration(sql: Sql, version: number) {
  const row = await sql.maybeOne<{ version: number; body: unknown }>`
    select version, body from configuration
     where version > ${version} order by version desc limit 1`;
  return row && { version: row.version, configuration: v.parse(configurationShape, row.body) };
}

/** Why a version was made, and who confirmed it if that takes two people. */
export interface VersionNote {
  readonly reason?: string;
  readonly confirmedBy?: string | null;
}

/** Saves a new version, which takes effect everywhere within seconds. Throws if it is invalid. */
export async function insertConfiguration(
  sql: Sql,
  configuration: Configuration,
  author: string,
  now: Date,
  { reason = '', confirmedBy = null }: VersionNote = {},
): Promise<void> {
  await insert(sql, 'configuration', {
    body: JSON.stringify(v.parse(configurationShape, configuration)),
    madeBy: author,
    madeAt: now,
    reason,
    confirmedBy,
  });
}

/** A running process's settings: a new version takes effect everywhere within seconds. */
export const keepSettings = (sql: Sql): Promise<Fresh<Settings>> =>
  keepFresh<Settings>(
    async (current) => {
      if (!current) return getSettings(sql);

      const newer = await findNewerConfiguration(sql, current.version);
      return newer ? { ...current, ...newer } : current;
    },
    { onProblem: (error) => logProblem('settings', error) },
  );
