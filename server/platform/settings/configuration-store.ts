import * as v from 'valibot';
import {
  type Configuration,
  configuration as configurationShape,
} from '#contract/configuration.ts';
import { type List, type Page, readPage } from '../database/list-page.ts';
import { fragment, type Sql } from '../database/sql.ts';
import { getSettings } from './settings-store.ts';

/** A version that no longer parses counts as empty. */
const parseBody = (body: unknown): Partial<Configuration> => {
  const result = v.safeParse(configurationShape, body);
  return result.success ? result.output : {};
};

export interface Version {
  readonly version: number;
  readonly at: Date;
  readonly by: string;
  readonly confirmedBy: string | null;
  readonly reason: string;
  readonly body: Partial<Configuration>;
  /** The previous version; null for the first one. */
  readonly before: Partial<Configuration> | null;
}

interface VersionFilter {
  readonly cursor?: string | undefined;
  readonly part?: string | undefined;
}

interface VersionRow extends Omit<Version, 'body' | 'before'> {
  readonly body: unknown;
  readonly before: unknown;
}

/** Newest first, each with its predecessor. With a part, only the versions that changed it. */
export async function listVersions(sql: Sql, filter: VersionFilter): Promise<Page<Version>> {
  const { part = null } = filter;
  const versions: List = {
    columns: fragment`version, at, "by", confirmed_by, reason, body, before`,
    from: fragment`
      from (
        select version, made_at at, made_by "by", confirmed_by, reason, body,
               lag(body) over (order by version) before
          from configuration
      ) as v
     where (${part}::text is null or body -> ${part} is distinct from before -> ${part})`,
    id: fragment`version`,
    idType: 'int',
  };
  const { list, next } = await readPage<VersionRow>(sql, versions, filter.cursor);

  const withBodies = list.map((row) => ({
    ...row,
    body: parseBody(row.body),
    before: row.before ? parseBody(row.before) : null,
  }));

  return { list: withBodies, next };
}

export async function findVersion(
  sql: Sql,
  version: number,
): Promise<Partial<Configuration> | null> {
  const row = await sql.maybeOne<{ body: unknown }>`
    select body from configuration where version = ${version}`;
  return row ? parseBody(row.body) : null;
}

/** The current configuration, locked against new versions until the transaction ends. */
export async function lockConfiguration(sql: Sql) {
  await sql`select pg_advisory_xact_lock(hashtext('configuration'))`;
  return getSettings(sql);
}
