import type {
  basicConfig as configRoute,
  listLanguages as languagesRoute,
} from '#contract/help.ts';
import type { Reply } from '#contract/route.ts';
import { findLanguage, type Language, languageMapDefault, languages } from '#domain/language.ts';
import type { Settings } from '../installation/settings.ts';
import type { UseCase } from '../parts.ts';
import { questionsOf } from './questions.ts';

/** The languages on offer, by their own names. */
export const listLanguages: UseCase<typeof languagesRoute> = async () => ({
  list: languages.map(({ code, name, meant }) => ({
    source: code,
    description: name,
    targets: [code, ...meant].join(','),
  })),
});

/** What the app must know before anyone logs in; payouts and questions, only members hear. */
export const basicConfig: UseCase<typeof configRoute> = async (call, input) => {
  const { settings, member } = call;
  if (!member) return remembered(settings, 'strangers', () => configOf(settings, null));
  const language = findLanguage(input.lang ?? '') ?? call.language;
  return remembered(settings, language, () => configOf(settings, language));
};

type Config = Reply<typeof configRoute>;
type Audience = Language | 'strangers';

/** Made once for each version of the settings, and frozen, so that their text is made once too. */
const configs = new WeakMap<Settings, Map<Audience, Config>>();

function remembered(settings: Settings, audience: Audience, make: () => Config): Config {
  const made = configs.get(settings) ?? new Map<Audience, Config>();
  configs.set(settings, made);
  const known = made.get(audience);
  if (known) return known;
  const config = Object.freeze(make());
  made.set(audience, config);
  return config;
}

function configOf(settings: Settings, language: Language | null): Config {
  const { installation, configuration } = settings;
  return {
    name: installation.name,
    mode: installation.mode,
    currency: installation.currency,
    client_language_map: [...languageMapDefault],
    customer_service_url: configuration.customerService,
    recharge_customer_service_url: configuration.rechargeService,
    withdraw_method_config: language ? configuration.withdrawMethods : [],
    faq_config: language ? questionsOf(settings, language) : [],
  };
}
