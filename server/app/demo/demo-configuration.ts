import type { Configuration } from '#contract/configuration.ts';
import { initialConfiguration } from '../../platform/settings/settings.ts';
import { demoEnglish, mapOtherLanguages } from './demo-texts.ts';

const required = { required: true } as const;

/** A demo offers both kinds of payout. A live network has none until it configures its own. */
export const demoConfiguration: Configuration = {
  ...initialConfiguration,
  depositInstructions: {
    en: [...demoEnglish.depositInstructions],
    ...mapOtherLanguages(({ depositInstructions }) => [...depositInstructions]),
  },
  debtorAccounts: [{ name: 'Demo Network', account: 'DE89370400440532013000', bic: null }],
  payoutCost: '1.00',
  exchange: { isOffered: true },
  vip: { isOffered: true, price: '20.00', revenueFeeBps: 250 },
  withdrawMethods: [
    {
      id: 'bank',
      label: demoEnglish.methods.bank,
      labels: mapOtherLanguages(({ methods }) => methods.bank),
      kind: 'bank-card',
      fields: [
        { name: 'cardName', ...required },
        { name: 'userName', ...required },
        { name: 'bankAccount', ...required },
        { name: 'mobile', ...required },
        { name: 'bankAddress', ...required },
        { name: 'branchName', ...required },
      ],
    },
    {
      id: 'wallet',
      label: demoEnglish.methods.wallet,
      labels: mapOtherLanguages(({ methods }) => methods.wallet),
      kind: 'wallet-address',
      fields: [
        { name: 'network', ...required },
        { name: 'walletAddress', ...required, pattern: 'hex-address' },
        { name: 'userName', ...required },
      ],
    },
  ],
};
