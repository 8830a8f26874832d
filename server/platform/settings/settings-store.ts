import * as v from 'valibot';
import {
  type Configuration,
  configuration as configurationShape,
} from '#contract/configuration.ts';
import { dearerAfterMs, type SupersededTerms } from '#domain/notification/terms-change.ts';
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
  /** The versions that were replaced shortly before this one was made, or by it; oldest first. */
  readonly superseded: readonly SupersededTerms<Configuration>[];
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
  return (
    row && {
      version: row.version,
      configuration: v.parse(configurationShape, row.body),
      superseded: await listSuperseded(sql, row.version),
    }
  );
}

/** The versions before this one that may still be cheaper than what replaced them. */
async function listSuperseded(
  sql: Sql,
  version: number,
): Promise<SupersededTerms<Configuration>[]> {
  const rows = await sql.many<{ body: unknown; until: Date }>`
    select earlier.body, next.made_at until
      from configuration newest, configuration earlier
      join configuration next on next.version = (
        select min(version) from configuration where version > earlier.version)
     where newest.version = ${version} and earlier.version < newest.version
       and next.made_at > newest.made_at - make_interval(secs => ${dearerAfterMs / 1_000})
     order by earlier.version`;
  // A version that no longer parses promised nothing that can still be compared.
  return rows.flatMap(({ body, until }) => {
    const result = v.safeParse(configurationShape, body);
    return result.success ? [{ configuration: result.output, until }] : [];
  });
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
