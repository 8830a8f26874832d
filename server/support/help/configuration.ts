import type {
  basicConfig as configRoute,
  listLanguages as languagesRoute,
} from '#contract/help.ts';
import type { Reply } from '#contract/route.ts';
import { findLanguage, type Language, languages, wordIn } from '#domain/language.ts';
import type { UseCase } from '../../ads/services/services.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { contactHeadOf } from './contacts.ts';
import { questionsOf } from './questions.ts';

/** The languages on offer by their own names, with the codes that map to each. */
export const listLanguages: UseCase<typeof languagesRoute> = async ({ settings }) => ({
  list: settings.configuration.languageMap.map(({ source, targets }) => ({
    source,
    description: languages.find(({ code }) => code === source)?.name ?? source,
    targets,
  })),
});

/** The configuration the app needs before login; payouts and questions are for members only. */
export const basicConfig: UseCase<typeof configRoute> = async (call, input) => {
  const { settings, member } = call;
  const head = await contactHeadOf(call, settings);
  if (!member) return remembered(settings, 'strangers', () => configOf(settings, null, head));
  const { languageMap } = settings.configuration;
  const language = findLanguage(input.lang ?? '', languageMap) ?? call.language;
  return remembered(settings, language, () => configOf(settings, language, head));
};

type Config = Reply<typeof configRoute>;
type Audience = Language | 'strangers';

/** Built once per version of the settings, and frozen so that the gateway can cache its JSON. */
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

const methodsIn = ({ withdrawMethods }: Settings['configuration'], language: Language) =>
  withdrawMethods.map(({ labels, label, ...method }) => ({
    ...method,
    label: wordIn(label, labels, language),
  }));

function configOf(
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
    withdraw_method_config: language ? methodsIn(configuration, language) : [],
    faq_config: language ? questionsOf(settings, language) : [],
    contact_head: head,
  };
}
