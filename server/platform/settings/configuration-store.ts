import * as v from 'valibot';
import {
  type Configuration,
  configuration as configurationShape,
  type SharedPart,
} from '#contract/configuration.ts';
import type { ProposalState } from '#domain/desk/proposal-state.ts';
import type { Sql } from '../database/db.ts';
import { atOf, keyOf, pageEnd, pageRows, timePage } from '../database/time-pages.ts';
import { getSettings } from './settings-store.ts';

/** A version that no longer parses counts as empty. */
const read = (body: unknown): Partial<Configuration> => {
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

const versionsMax = 50;

/** Newest first, each with its predecessor. With a part, only the versions that changed it. */
export async function listVersions(
  sql: Sql,
  asked: { readonly cursor?: string | undefined; readonly part?: string | undefined },
): Promise<{ list: readonly Version[]; next: string | null }> {
  const below = /^\d{1,9}$/.test(asked.cursor ?? '') ? Number(asked.cursor) : null;
  const rows = await sql<Omit<Version, 'before' | 'body'> & { body: unknown; before: unknown }>(
    `select * from (
       select version, made_at at, made_by "by", confirmed_by "confirmedBy", reason, body,
              lag(body) over (order by version) before from configuration) as v
      where ($1::int is null or version < $1)
        and ($2::text is null or body -> $2 is distinct from before -> $2)
      order by version desc limit ${versionsMax + 1}`,
    [below, asked.part ?? null],
  );
  const list = rows.slice(0, versionsMax).map((row) => ({
    ...row,
    body: read(row.body),
    before: row.before ? read(row.before) : null,
  }));
  return { list, next: rows.length > versionsMax ? String(list.at(-1)?.version) : null };
}

export async function findVersion(
  sql: Sql,
  version: number,
): Promise<Partial<Configuration> | null> {
  const [row] = await sql<{ body: unknown }>('select body from configuration where version = $1', [
    version,
  ]);
  return row ? read(row.body) : null;
}

/** The current configuration, locked against new versions until the transaction ends. */
export async function lockConfiguration(sql: Sql) {
  await sql("select pg_advisory_xact_lock(hashtext('configuration'))");
  return getSettings(sql);
}

export interface ConfigurationProposal {
  readonly id: string;
  readonly part: SharedPart;
  readonly value: unknown;
  readonly version: number;
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly isConfirmed: boolean | null;
}

const columns = `id, part, value, version, made_by "by", reason, ${atOf('made_at')} at,
  decided_by "decidedBy", decided_at "decidedAt", is_confirmed "isConfirmed"`;

interface ProposalFilter {
  readonly state?: ProposalState | undefined;
  readonly part?: SharedPart | undefined;
  readonly cursor?: string | undefined;
}

const isIn = {
  waiting: 'decided_at is null',
  confirmed: 'is_confirmed',
  refused: 'not is_confirmed',
} as const satisfies Record<ProposalState, string>;

/** Open proposals oldest first, so that none is forgotten; closed ones newest first. */
export async function listProposals(sql: Sql, asked: ProposalFilter) {
  const { state = 'waiting', part } = asked;
  const end = pageEnd(asked.cursor);
  const [sign, order] = state === 'waiting' ? ['>', 'asc'] : ['<', 'desc'];
  const rows = await sql<ConfigurationProposal>(
    `select ${columns} from configuration_proposal
      where ${isIn[state]} and ($3::text is null or part = $3)
        and ($1::timestamptz is null or (${atOf('made_at')}, id) ${sign} ($1, $2::uuid))
      order by 7 ${order}, id ${order} limit ${pageRows + 1}`,
    [end.at, end.id, part ?? null],
  );
  return timePage(rows, keyOf);
}

export async function insertProposal(
  sql: Sql,
  given: Pick<ConfigurationProposal, 'id' | 'part' | 'value' | 'version' | 'by' | 'reason'>,
  now: Date,
): Promise<void> {
  await sql(
    `insert into configuration_proposal (id, part, value, version, made_by, reason, made_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [given.id, given.part, JSON.stringify(given.value), given.version, given.by, given.reason, now],
  );
}

export async function lockProposal(sql: Sql, id: string): Promise<ConfigurationProposal | null> {
  const [row] = await sql<ConfigurationProposal>(
    `select ${columns} from configuration_proposal where id = $1 for update`,
    [id],
  );
  return row ?? null;
}

export async function saveDecision(
  sql: Sql,
  { id, by, isConfirmed }: { id: string; by: string; isConfirmed: boolean },
  now: Date,
): Promise<void> {
  await sql(
    `update configuration_proposal set decided_by = $2, decided_at = $3, is_confirmed = $4
      where id = $1`,
    [id, by, now, isConfirmed],
  );
}
