import * as v from 'valibot';
import {
  type Configuration,
  configuration as configurationShape,
  type TwoPersonPart,
} from '#contract/configuration.ts';
import type { ProposalState } from '#domain/desk/proposal-state.ts';
import { atOf, type List, type Page, readPage } from '../database/list-page.ts';
import { type Fragment, fragment, insert, type Sql } from '../database/sql.ts';
import { getSettings } from './settings-store.ts';

/** A version that no longer parses counts as empty. */
const parse = (body: unknown): Partial<Configuration> => {
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
    body: parse(row.body),
    before: row.before ? parse(row.before) : null,
  }));
  return { list: withBodies, next };
}

export async function findVersion(
  sql: Sql,
  version: number,
): Promise<Partial<Configuration> | null> {
  const row = await sql.maybeOne<{ body: unknown }>`
    select body from configuration where version = ${version}`;
  return row ? parse(row.body) : null;
}

/** The current configuration, locked against new versions until the transaction ends. */
export async function lockConfiguration(sql: Sql) {
  await sql`select pg_advisory_xact_lock(hashtext('configuration'))`;
  return getSettings(sql);
}

export interface ConfigurationProposal {
  readonly id: string;
  readonly part: TwoPersonPart;
  readonly value: unknown;
  readonly version: number;
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly isConfirmed: boolean | null;
}

const columns = fragment`
  id, part, value, version, made_by "by", reason, ${atOf(fragment`made_at`)} at,
  decided_by, decided_at, is_confirmed`;

interface ProposalFilter {
  readonly state?: ProposalState | undefined;
  readonly part?: TwoPersonPart | undefined;
  readonly cursor?: string | undefined;
}

const isInState = {
  waiting: fragment`decided_at is null`,
  confirmed: fragment`is_confirmed`,
  refused: fragment`not is_confirmed`,
} as const satisfies Record<ProposalState, Fragment>;

/** Open proposals oldest first, so that none is forgotten; closed ones newest first. */
export async function listProposals(sql: Sql, filter: ProposalFilter) {
  const { state = 'waiting', part = null } = filter;

  const proposals: List = {
    columns,
    from: fragment`
      from configuration_proposal
     where ${isInState[state]} and (${part}::text is null or part = ${part})`,
    at: atOf(fragment`made_at`),
    id: fragment`id`,
    idType: 'uuid',
    isOldestFirst: state === 'waiting',
  };
  return readPage<ConfigurationProposal>(sql, proposals, filter.cursor);
}

export async function insertProposal(
  sql: Sql,
  proposal: Pick<ConfigurationProposal, 'id' | 'part' | 'value' | 'version' | 'by' | 'reason'>,
  now: Date,
): Promise<void> {
  await insert(sql, 'configuration_proposal', {
    id: proposal.id,
    part: proposal.part,
    value: JSON.stringify(proposal.value),
    version: proposal.version,
    madeBy: proposal.by,
    reason: proposal.reason,
    madeAt: now,
  });
}

export async function lockProposal(sql: Sql, id: string): Promise<ConfigurationProposal | null> {
  return sql.maybeOne<ConfigurationProposal>`
    select ${columns} from configuration_proposal where id = ${id} for update`;
}

export async function saveDecision(
  sql: Sql,
  { id, by, isConfirmed }: { id: string; by: string; isConfirmed: boolean },
  now: Date,
): Promise<void> {
  await sql`
    update configuration_proposal
       set decided_by = ${by}, decided_at = ${now}, is_confirmed = ${isConfirmed}
     where id = ${id}`;
}
