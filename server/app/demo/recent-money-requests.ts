import { createHash } from 'node:crypto';
import { type DemoPartner, newcomers, regular } from './demo-partners.ts';
import { findMerchant } from './partner-steps.ts';
import { createRequestSteps, type RecentStep, type RequestRow } from './recent-step.ts';

const moneyRequests: readonly RequestRow[] = [
  [
    8,
    ({ clerk }) =>
      clerk.call('addCapital', {
        amount: '2500.00',
        reason: 'Capital for the next quarter',
        reference: 'BANK-7741',
      }),
  ],
  [
    5,
    ({ clerk }) =>
      clerk.call('fundPromotions', {
        amount: '600.00',
        reason: 'Budget of the next campaign',
        reference: 'PROMO-12',
      }),
  ],
  [
    3,
    async ({ clerk }) =>
      clerk.call('fundEscrow', {
        id: (await findMerchant(clerk, 'Velo Works')).id,
        amount: '1500.00',
        reason: 'The shop paid in for the next month',
        reference: 'BANK-7752',
      }),
  ],
  [
    12,
    async ({ clerk }) =>
      clerk.call('returnEscrow', {
        id: (await findMerchant(clerk, 'Kite and Co')).id,
        amount: '200.00',
        reason: 'The shop asked for a part of its escrow back',
        reference: 'MAIL-3307',
      }),
  ],
  [
    5,
    async ({ clerk }) => {
      const { list } = await clerk.call('listAcceptors', {});
      const acceptor = list.find(({ owed }) => Number(owed) > 0);
      return clerk.call('payAcceptor', {
        id: acceptor?.id ?? '',
        amount: acceptor?.owed ?? '',
        reason: 'Confirmed exchanges of this week',
        reference: 'ACC-0118',
      });
    },
  ],
  [
    12,
    async ({ clerk, services }) =>
      clerk.call('recordBankBalance', {
        account: 'Partner money account',
        // The bank has what the books say.
        amount: (await clerk.call('showCapital', {})).inBank,
        asOf: services.now().toISOString(),
        sha256: createHash('sha256').update('statement of the demo').digest('hex'),
        reason: 'Statement of the bank for today',
      }),
  ],
];

const partnerRequests: readonly RequestRow[] = [
  [
    3,
    async ({ clerk, partner }) =>
      clerk.call('returnStartupFunds', {
        partnerId: (await partner(regular(26))).id,
        reason: 'The partner no longer needs the start-up funds',
        reference: 'MAIL-3329',
      }),
  ],
  [
    5,
    async ({ clerk, partner }) =>
      clerk.call('askDataExport', {
        id: (await partner(regular(25))).id,
        reason: 'The partner asked for a copy of all data',
        reference: 'MAIL-3318',
      }),
  ],
  [
    3,
    async ({ clerk, partner }) =>
      clerk.call('askErasure', {
        // The newcomer whose deposit was refused.
        id: (await partner(newcomers[5] as DemoPartner)).id,
        reason: 'The partner no longer wants the account',
        reference: 'MAIL-3331',
      }),
  ],
];

export const createMoneyRequestSteps = (): RecentStep[] =>
  createRequestSteps([...moneyRequests, ...partnerRequests]);
