import type {
  basicConfig as configRoute,
  listLanguages as languagesRoute,
} from '#contract/help.ts';
import { languageMapDefault, languages } from '#domain/language.ts';
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
  const { installation, configuration } = settings;
  return {
    name: installation.name,
    mode: installation.mode,
    currency: installation.currency,
    client_language_map: [...languageMapDefault],
    customer_service_url: configuration.customerService,
    recharge_customer_service_url: configuration.rechargeService,
    withdraw_method_config: member ? configuration.withdrawMethods : [],
    faq_config: configuration.questions,
  };
};
