import type * as help from '#contract/help.ts';
import type { Reply } from '#contract/route.ts';
import { findLanguage, type Language, languages, wordIn } from '#domain/language.ts';
import type { UseCases } from '../../ads/services/services.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { findContactHead } from './contact-head.ts';
import { listContactChanges } from './contact-store.ts';
import { listFaqEntries } from './questions.ts';

export const helpUseCases = {
  /** The languages on offer by their own names, with the codes that map to each. */
  async listLanguages({ settings }) {
    const list = settings.configuration.languageMap.map(({ source, targets }) => ({
      source,
      description: languages.find(({ code }) => code === source)?.name ?? source,
      targets,
    }));
    return { list };
  },

  /** The configuration the app needs before login; payouts and questions are for members only. */
  async basicConfig({ db, settings, partner, language: callLanguage }, { lang }) {
    const head = await findContactHead(db, settings);
    if (!partner) return getConfig(settings, 'strangers', () => createConfig(settings, null, head));

    const language = findLanguage(lang ?? '', settings.configuration.languageMap) ?? callLanguage;
    return getConfig(settings, language, () => createConfig(settings, language, head));
  },

  /** Every change of contacts and deposit channels, for anyone to verify. */
  async listContactChanges({ db, settings }, { cursor }) {
    const { list, next } = await listContactChanges(db.sql, cursor);
    return { network: settings.installation.name, list, next };
  },
} satisfies UseCases<typeof help>;

type Config = Reply<typeof help.basicConfig>;
type Audience = Language | 'strangers';

/** Built once per version of the settings, and frozen so that the gateway can cache its JSON. */
const configs = new WeakMap<Settings, Map<Audience, Config>>();

function getConfig(settings: Settings, audience: Audience, create: () => Config): Config {
  const byAudience = configs.get(settings) ?? new Map<Audience, Config>();
  configs.set(settings, byAudience);
  const cachedConfig = byAudience.get(audience);
  if (cachedConfig) return cachedConfig;

  const config = Object.freeze(create());
  byAudience.set(audience, config);
  return config;
}

const translateMethods = ({ withdrawMethods }: Settings['configuration'], language: Language) =>
  withdrawMethods.map(({ labels, label, ...method }) => ({
    ...method,
    label: wordIn(label, labels, language),
  }));

function createConfig(
  settings: Settings,
  language: Language | null,
  head: Config['contact_head'],
): Config {
  const { installation, configuration } = settings;
  return {
    name: installation.name,
    mode: installation.mode,
    currency: installation.currency,
    client_language_map: configuration.languageMap,
    customer_service_url: configuration.customerService,
    recharge_customer_service_url: configuration.rechargeService,
    withdraw_method_config: language ? translateMethods(configuration, language) : [],
    faq_config: language ? listFaqEntries(settings, language) : [],
    contact_head: head,
  };
}
