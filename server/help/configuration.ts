import type {
  basicConfig as configRoute,
  listLanguages as languagesRoute,
} from '#contract/help.ts';
import type { Reply } from '#contract/route.ts';
import { languageMapDefault, languages } from '#domain/language.ts';
import type { Settings } from '../installation/settings.ts';
import type { UseCase } from '../parts.ts';

/** The languages on offer, by their own names. */
export const listLanguages: UseCase<typeof languagesRoute> = async () => ({
  list: languages.map(({ code, name, meant }) => ({
    source: code,
    description: name,
    targets: [code, ...meant].join(','),
  })),
});

/** What the app must know before anyone logs in; how payouts are made, only members hear. */
export const basicConfig: UseCase<typeof configRoute> = async ({ settings, member }) => {
  const config = configs.get(settings) ?? configsOf(settings);
  return member ? config.forMembers : config.forAll;
};

type Config = Reply<typeof configRoute>;

/** Made once for each version of the settings, and frozen, so that their text is made once too. */
const configs = new WeakMap<Settings, { readonly forAll: Config; readonly forMembers: Config }>();

function configsOf(settings: Settings) {
  const { installation, configuration } = settings;
  const forMembers: Config = Object.freeze({
    name: installation.name,
    mode: installation.mode,
    currency: installation.currency,
    client_language_map: [...languageMapDefault],
    customer_service_url: configuration.customerService,
    recharge_customer_service_url: configuration.rechargeService,
    withdraw_method_config: configuration.withdrawMethods,
    faq_config: configuration.questions,
  });
  const forAll = Object.freeze({ ...forMembers, withdraw_method_config: [] });
  const made = { forAll, forMembers };
  configs.set(settings, made);
  return made;
}
