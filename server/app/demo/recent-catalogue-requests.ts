import { randomUUID } from 'node:crypto';
import type { StaffActor } from './actors.ts';
import { regular } from './demo-partners.ts';
import { findMerchant } from './partner-steps.ts';
import {
  type ApprovedRow,
  createApprovedSteps,
  createRequestSteps,
  type RecentStep,
  type RequestRow,
} from './recent-step.ts';

const goodwill = 'Goodwill';

const tealights = {
  name: 'Tealights',
  description: 'Thirty tealights of beeswax, four hours each.',
  texts: {
    de: { name: 'Teelichter', description: 'Dreißig Teelichter aus Bienenwachs, je vier Stunden.' },
  },
  commission: '2.50',
};

async function changeContact(clerk: StaffActor, name: string, contact: string, reason: string) {
  const { id, version } = await findMerchant(clerk, name);
  return clerk.call('changeContact', { id, version, contact, reason });
}

/** What the requests below build on. */
const approvedRequests: readonly ApprovedRow[] = [
  [
    24,
    ({ clerk }) =>
      changeContact(clerk, 'Hearth', 'Ada Lind, ada@hearth.example', 'First contact of the shop'),
  ],
  [
    24,
    ({ clerk }) =>
      clerk.call('makeCampaign', {
        requestId: randomUUID(),
        name: goodwill,
        names: { de: 'Kulanz', th: 'คูปองแทนคำขอโทษ', ja: 'お詫びクーポン' },
        audience: 'named',
        newUserDays: null,
        kind: 'team',
        type: 'addition',
        sharePercent: null,
        amount: '5.00',
        most: null,
        amountRequired: '0.00',
        budget: '200.00',
        startsAt: null,
        days: 90,
        everyDays: null,
        couponDays: 30,
        reason: 'For partners who had to wait because of us',
      }),
  ],
];

/** The product that the requests below change or copy. */
async function readCandle(clerk: StaffActor) {
  const { list } = await clerk.call('listProducts', { name: 'Beeswax candle', state: 'offered' });
  return clerk.call('readProduct', { id: list[0]?.id ?? '' });
}

const catalogueRequests: readonly RequestRow[] = [
  [
    12,
    ({ clerk }) =>
      clerk.call('makeMerchant', {
        name: 'Saddle and Spoke',
        contact: 'Per Lund, per@saddle.example',
        reason: 'Wants to sell bicycles through the network',
      }),
  ],
  [
    8,
    async ({ clerk }) => {
      const { merchantId, written } = await readCandle(clerk);
      return clerk.call('makeProduct', {
        requestId: randomUUID(),
        merchantId,
        written: { ...written, ...tealights },
        reason: 'For the winter',
      });
    },
  ],
  [
    5,
    async ({ clerk }) => {
      const { id, written } = await readCandle(clerk);
      return clerk.call('changeProduct', {
        id,
        written: { ...written, commission: '4.80' },
        reason: 'The shop pays more until the end of the season',
      });
    },
  ],
  [
    5,
    ({ clerk }) =>
      changeContact(clerk, 'Quiet Audio', 'Ines Falk, ines@quietaudio.example', 'A new manager'),
  ],
  [
    3,
    async ({ clerk }) =>
      clerk.call('makePostbackKey', {
        id: (await findMerchant(clerk, 'Hearth')).id,
        seen: 0,
        overlapDays: 7,
        reason: 'The shop reports its own orders from now on',
      }),
  ],
  [
    8,
    async ({ clerk }) => {
      const { list } = await clerk.call('listPublishers', { name: 'Lantern Press' });
      return clerk.call('makePlacement', {
        publisherId: list[0]?.id ?? '',
        name: 'weekend.lantern.example',
        format: 'image',
        width: 300,
        height: 250,
        domains: ['weekend.lantern.example'],
        category: 'news',
        model: 'cpm',
        price: '45.00',
        payBps: 8_500,
        reason: 'The publisher starts a weekend edition',
      });
    },
  ],
  [
    12,
    ({ clerk }) =>
      clerk.call('changeRate', {
        key: 'demo-stream',
        version: 1,
        model: 'cpm',
        price: '14.00',
        payBps: 8_500,
        reason: 'Agreed with the publisher for the next quarter',
      }),
  ],
  [
    3,
    async ({ clerk, partner }) => {
      const { list } = await clerk.call('listDeskCampaigns', {});
      return clerk.call('giveCoupon', {
        id: list.find(({ name }) => name === goodwill)?.id ?? '',
        partnerId: (await partner(regular(7))).id,
        seen: 0,
        reference: 'CHAT-7',
        reason: 'Waited a day for an answer',
      });
    },
  ],
];

export const createCatalogueRequestSteps = (): RecentStep[] => [
  ...createApprovedSteps(approvedRequests),
  ...createRequestSteps(catalogueRequests),
];
