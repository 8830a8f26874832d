import * as v from 'valibot';
import {
  type Configuration,
  type ConfigurationPart,
  configuration as configurationShape,
  contactParts,
  type Setting,
} from '#contract/configuration.ts';
import type * as configurationCalls from '#contract/desk/configuration.ts';
import { describeSettingChange, settingTitles } from '#contract/desk/setting-words.ts';
import type { Json } from '#domain/canonical-json.ts';
import { type Change, changesBetween, isSameValue } from '#domain/desk/changes.ts';
import { termsChanges } from '#domain/notification/terms-change.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { listRatesBelow } from '../../ads/catalogue/catalogue.ts';
import { leaveNoticeToAll } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  configurationInForce,
  findVersion,
  getSettings,
  insertConfiguration,
  listVersions,
  lockConfiguration,
} from '../../platform/settings/settings.ts';
import { signContacts } from '../../support/help/help.ts';
import type { ApprovalCall, DeskUseCases } from '../call/use-case.ts';
import { whatIsWrong, whyNotWords } from './configuration-rules.ts';

export const configurationUseCases = {
  readConfiguration: ({ db }) => getSettings(db.sql),

  async listVersions({ db }, filter) {
    const { list, next } = await listVersions(db.sql, filter);
    const versions = list.map((version) => ({
      ...version,
      changes: version.before ? listChanges(version.before, version.body) : [],
    }));
    return { list: versions, next };
  },

  async changeConfiguration(call, input) {
    const { sql, requestedBy, decidedBy, now, commandId: id } = call;
    const { part, reason } = input;
    const value = parsePart(part, input.value);
    const settings = await lockConfiguration(sql);
    const { configuration } = settings;
    await refuseIfPartChanged(sql, configuration, input);
    if (isSameValue(jsonOf(value), jsonOf(configuration[part]))) {
      throw new RefusalError('desk_value_wrong', { what: 'nothing is changed' });
    }
    await refuseFeeBelowPrices(sql, part, value);

    const newConfiguration = { ...configuration, [part]: value };
    await insertConfiguration(sql, newConfiguration, requestedBy, now, {
      reason,
      confirmedBy: decidedBy,
    });
    await signIfContact(call, newConfiguration, part);
    await announceTerms(sql, configurationInForce(settings, now), newConfiguration, now);
    const changes = listChanges(configuration[part], value);
    const description = {
      setting: settingTitles[part],
      concerns: concerned[part],
      ...describeChanges(part, changes),
    };
    return { subject: part, description, details: { part, id } };
  },
} satisfies DeskUseCases<typeof configurationCalls>;

/** Whom a setting concerns, and how, for whoever decides. */
const concerned: Readonly<Record<Setting, string>> = {
  customerService: 'all partners: whom they write to',
  rechargeService: 'all partners: with whom they arrange a deposit',
  withdrawMethods: 'all partners: where they can be paid',
  depositInstructions: 'all partners: how they pay in',
  priceLimits: 'partners: the most that a placement may cost them',
  plan: 'partners with offers: fees and times; publishers: when they are paid',
  payoutCost: 'all partners: what each payout costs them',
  debtorAccounts: 'no partner: the network’s own accounts, which payouts are taken from',
  vip: 'all partners: what VIP costs them, and the fee it saves',
  exchange: 'all partners: whether they can exchange',
  languageMap: 'all partners: in which languages they read the app',
  pushContact: 'no partner: push services write to it',
  openingHours: 'all partners: when they are answered',
};

/** Tells every partner what becomes dearer or different, and from when; see `termsInForce`. */
async function announceTerms(
  sql: Sql,
  oldConfiguration: Configuration,
  newConfiguration: Configuration,
  now: Date,
): Promise<void> {
  for (const { startsAt, ...change } of termsChanges(oldConfiguration, newConfiguration, now)) {
    const details = { ...change, startsAt: startsAt.toISOString() };
    await leaveNoticeToAll(sql, { kind: 'terms-changed', details, createdAt: now });
  }
}

/** Where partners are told to turn to is signed, so that they can check it. */
async function signIfContact(
  { sql, secrets, now }: ApprovalCall,
  configuration: Configuration,
  part: ConfigurationPart,
): Promise<void> {
  const contactPart = contactParts.find((name) => name === part);
  if (!contactPart) return;
  await signContacts(sql, secrets, { part: contactPart, value: configuration[contactPart] }, now);
}

/** Each difference as whoever decides reads it: a day that opens differs in its hours alone. */
const describeChanges = (part: Setting, changes: readonly Change[]): Record<string, string> =>
  Object.fromEntries(
    changes
      .map((change) => describeSettingChange(part, change))
      .filter(({ before: oldText, after: newText }) => oldText !== newText)
      .map(({ name, before: oldText, after: newText }) => [name, `${oldText} → ${newText}`]),
  );

/** The value as it would be stored, or a refusal that says what is wrong with it. */
function parsePart(part: ConfigurationPart, value: unknown): Configuration[ConfigurationPart] {
  const result = v.safeParse(configurationShape.entries[part], value, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    const path = v.getDotPath(issue);
    const issueText = `${path ?? part}: ${issue.message}`.slice(0, 200);
    throw new RefusalError('desk_value_wrong', {
      what: issueText,
      at: path ? `value.${path}` : 'value',
    });
  }
  const problem = whatIsWrong(part, result.output);
  if (problem) throw new RefusalError('desk_value_wrong', { what: problem });
  refuse(whyNotWords(part, result.output));
  return result.output;
}

/** A lower media fee can be promised only if no placement's price keeps more. */
async function refuseFeeBelowPrices(
  sql: Sql,
  part: ConfigurationPart,
  value: unknown,
): Promise<void> {
  if (part !== 'plan') return;
  const { mediaFeeBps } = value as Configuration['plan'];
  const placements = await listRatesBelow(sql, 10_000 - mediaFeeBps);
  if (placements.length === 0) return;

  const names = placements.map(({ name }) => name).join(', ');
  const problem = `the network keeps more than this media fee at ${names}`;
  const advice = `${problem}; change those prices first`;
  throw new RefusalError('desk_value_wrong', { what: advice.slice(0, 200) });
}

interface PartVersion {
  readonly part: ConfigurationPart;
  /** The version that the caller changes. */
  readonly version: number;
}

/** Others may have changed other parts; this one must be as it was in that version. */
async function refuseIfPartChanged(
  sql: Sql,
  configuration: Configuration,
  { part, version }: PartVersion,
): Promise<void> {
  const seenVersion = await findVersion(sql, version);
  refuseIfChanged(seenVersion?.[part], configuration[part]);
}

export function refuseIfChanged(seenValue: unknown, currentValue: unknown): void {
  if (!isSameValue(jsonOf(seenValue), jsonOf(currentValue)))
    throw new RefusalError('desk_changed_meanwhile');
}

const changesMax = 100;

const listChanges = (oldValue: unknown, newValue: unknown) =>
  changesBetween(jsonOf(oldValue), jsonOf(newValue)).slice(0, changesMax);

const jsonOf = (value: unknown): Json => (value ?? null) as Json;
