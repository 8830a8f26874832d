import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  type Configuration,
  type ConfigurationPart,
  contactParts,
  configuration as shape,
} from '#contract/configuration.ts';
import type {
  changeConfiguration,
  decideConfiguration as decideConfigurationRoute,
  listConfigurationProposals as listConfigurationProposalsRoute,
  proposeConfiguration as proposeConfigurationRoute,
  readConfiguration as readConfigurationRoute,
  listVersions as versionsRoute,
} from '#contract/desk/configuration.ts';
import type { Json } from '#domain/canonical-json.ts';
import { changesBetween, isSameValue } from '#domain/desk/changes.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotDecide } from '#domain/staff/proposal.ts';
import { listRatesBelow } from '../../ads/catalogue/catalogue.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  findVersion,
  getSettings,
  insertConfiguration,
  insertProposal,
  listProposals,
  listVersions as listStoredVersions,
  lockConfiguration,
  lockProposal,
  saveDecision,
} from '../../platform/settings/settings.ts';
import { signContacts } from '../../support/help/help.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { whatIsWrong, whyNotWords } from './configuration-rules.ts';

const changesMax = 100;
const asJson = (value: unknown): Json => (value ?? null) as Json;

const shownChanges = (before: unknown, after: unknown) =>
  changesBetween(asJson(before), asJson(after)).slice(0, changesMax);

export const readConfiguration: DeskUseCase<typeof readConfigurationRoute> = async ({ db }) => {
  const { version, configuration } = await getSettings(db.sql);
  return { version, configuration };
};

export const listVersions: DeskUseCase<typeof versionsRoute> = async ({ db }, input) => {
  const { list, next } = await listStoredVersions(db.sql, input);
  const shown = list.map(({ at, body, before, ...version }) => ({
    ...version,
    at: at.toISOString(),
    changes: before ? shownChanges(before, body) : [],
  }));
  return { list: shown, next };
};

/** The value as it would be stored, or a refusal that says what is wrong with it. */
function checked(part: ConfigurationPart, value: unknown): Configuration[ConfigurationPart] {
  const result = v.safeParse(shape.entries[part], value, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    const path = v.getDotPath(issue);
    const what = `${path ?? part}: ${issue.message}`.slice(0, 200);
    throw new Refusal('desk_value_wrong', { what, at: path ? `value.${path}` : 'value' });
  }
  const wrong = whatIsWrong(part, result.output);
  if (wrong) throw new Refusal('desk_value_wrong', { what: wrong });
  refuse(whyNotWords(part, result.output));
  return result.output;
}

/** A lower media fee can be promised only if no placement's price keeps more. */
async function refuseFee(sql: Sql, part: ConfigurationPart, value: unknown): Promise<void> {
  if (part !== 'plan') return;
  const { mediaFeeBps } = value as Configuration['plan'];
  const dear = await listRatesBelow(sql, 10_000 - mediaFeeBps);
  if (dear.length === 0) return;
  const names = dear.map(({ name }) => name).join(', ');
  const what = `the network keeps more than this media fee at ${names}; change those prices first`;
  throw new Refusal('desk_value_wrong', { what: what.slice(0, 200) });
}

/** Others may have changed other parts; this one must be unchanged since it was loaded. */
export function refuseIfChanged(seen: unknown, now: unknown): void {
  if (!isSameValue(asJson(seen), asJson(now))) throw new Refusal('desk_changed_meanwhile');
}

export const change: DeskUseCase<typeof changeConfiguration> = (call, input) =>
  call.db.transaction(async (sql) => {
    const { part, reason } = input;
    const value = checked(part, input.value);
    const { configuration } = await lockConfiguration(sql);
    const seen = await findVersion(sql, input.version);
    refuseIfChanged(seen?.[part], configuration[part]);
    const by = call.staff.name;
    const next = { ...configuration, [part]: value };
    await insertConfiguration(sql, next, by, call.now(), { reason });
    await noteInDeskLog(
      sql,
      { by, act: 'configuration-changed', about: { part, reason } },
      call.now(),
    );
    return {};
  });

export const listConfigurationProposals: DeskUseCase<
  typeof listConfigurationProposalsRoute
> = async ({ db }, asked) => {
  const { list, next } = await listProposals(db.sql, asked);
  const shown = await Promise.all(
    list.map(async ({ value, version, at, decidedAt, ...proposal }) => ({
      ...proposal,
      changes: shownChanges((await findVersion(db.sql, version))?.[proposal.part], value),
      at: at.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
  );
  return { list: shown, next };
};

export const proposeConfiguration: DeskUseCase<typeof proposeConfigurationRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const { part, reason } = input;
    const value = checked(part, input.value);
    const { configuration, version } = await lockConfiguration(sql);
    const seen = await findVersion(sql, input.version);
    refuseIfChanged(seen?.[part], configuration[part]);
    if (isSameValue(asJson(value), asJson(configuration[part]))) {
      throw new Refusal('desk_value_wrong', { what: 'nothing is changed' });
    }
    await refuseFee(sql, part, value);
    const id = randomUUID();
    const by = call.staff.name;
    await insertProposal(sql, { id, part, value, version, by, reason }, call.now());
    const about = { part, reason, id };
    await noteInDeskLog(sql, { by, act: 'configuration-proposed', about }, call.now());
    return { id };
  });

/** The requester may withdraw it but never confirm it. */
export const decideConfiguration: DeskUseCase<typeof decideConfigurationRoute> = (
  call,
  { id, isConfirmed },
) =>
  call.db.transaction(async (sql) => {
    const { configuration } = await lockConfiguration(sql);
    const proposal = await lockProposal(sql, id);
    if (!proposal) throw new Refusal('desk_not_found');
    if (proposal.decidedAt) throw new Refusal('desk_changed_meanwhile');
    const { part, reason } = proposal;
    const by = call.staff.name;
    const now = call.now();
    if (isConfirmed) {
      refuse(whyNotDecide({ madeBy: proposal.by, decidedAt: null }, by));
      const seen = await findVersion(sql, proposal.version);
      refuseIfChanged(seen?.[part], configuration[part]);
      const value = checked(part, proposal.value);
      // Prices of placements may have changed since the request.
      await refuseFee(sql, part, value);
      const next = { ...configuration, [part]: value };
      await insertConfiguration(sql, next, proposal.by, now, { reason, confirmedBy: by });
      const contacts = contactParts.find((one) => one === part);
      if (contacts) {
        await signContacts(sql, call.secrets, { part: contacts, value: next[contacts] }, now);
      }
    }
    await saveDecision(sql, { id, by, isConfirmed }, now);
    const act = isConfirmed ? 'configuration-confirmed' : 'configuration-refused';
    await noteInDeskLog(sql, { by, act, about: { part, askedBy: proposal.by, id } }, now);
    return {};
  });
