import { createHash } from 'node:crypto';
import type { StaffActor } from './actors.ts';
import { type DemoPartner, newcomers, regular } from './demo-partners.ts';
import { findMerchant } from './partner-steps.ts';
import {
  type ApprovedRow,
  createApprovedSteps,
  createRequestSteps,
  type RecentStep,
  type RequestRow,
} from './recent-step.ts';

const personal = {
  kind: 'personal',
  currency: 'XTS',
  limit: '300.00',
  reason: 'Known to us by its public register',
} as const;

async function findAcceptor(clerk: StaffActor, name: string) {
  const [acceptor] = (await clerk.call('listAcceptors', { name })).list;
  if (!acceptor) throw new Error(`There is no acceptor called ${name}`);
  return acceptor;
}

/** What a request below builds on. */
const approvedRequests: readonly ApprovedRow[] = [
  [
    24,
    ({ clerk }) =>
      clerk.call('addAcceptor', {
        ...personal,
        name: 'Anong Kaewta',
        registration: 'DEMO-P-0002',
        rate: '33.2',
        reference: 'LETTER-204',
      }),
  ],
];

const acceptorRequests: readonly RequestRow[] = [
  [
    12,
    async ({ clerk }) => {
      const { id, version } = await findAcceptor(clerk, 'Anong Kaewta');
      const reason = 'Does not answer the phone';
      return clerk.call('suspendAcceptor', { id, version, reason, reference: 'CALL-2279' });
    },
  ],
  [
    5,
    async ({ clerk }) => {
      const { id, version } = await findAcceptor(clerk, 'Anong Kaewta');
      const reason = 'Was travelling, and answers again';
      return clerk.call('reinstateAcceptor', { id, version, reason, reference: 'CALL-2296' });
    },
  ],
  [
    8,
    ({ clerk }) =>
      clerk.call('addAcceptor', {
        ...personal,
        name: 'Kanya Thongdee',
        registration: 'DEMO-P-0003',
        rate: '33.1',
        reference: 'LETTER-207',
      }),
  ],
  [
    3,
    async ({ clerk }) => {
      const { id, version, registration, limit } = await findAcceptor(clerk, 'Mali Srisuk');
      return clerk.call('changeAcceptor', {
        id,
        version,
        rate: '31.2',
        limit: Number(limit).toFixed(2),
        registration,
        reason: 'The acceptor pays less from next week',
        reference: 'LETTER-209',
      });
    },
  ],
  [
    5,
    async ({ clerk }) => {
      const { id, codeIssuedAt: seen } = await findAcceptor(clerk, 'Anong Kaewta');
      const reason = 'The code was written on an open notice';
      return clerk.call('renewAcceptanceCode', { id, seen, reason, reference: 'CALL-2297' });
    },
  ],
];

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

export const createMoneyRequestSteps = (): RecentStep[] => [
  ...createApprovedSteps(approvedRequests),
  ...createRequestSteps([...acceptorRequests, ...moneyRequests, ...partnerRequests]),
];
