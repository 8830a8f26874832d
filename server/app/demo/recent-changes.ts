import { randomUUID } from 'node:crypto';
import { daysAfter } from '#domain/time.ts';
import { regular } from './demo-partners.ts';
import { createSteps, type RecentStep } from './recent-step.ts';

/** Accounts to pause: one waits for the second person, one was paused, one was not. */
const statuses = [
  { nth: 29, hours: [3], reference: 'CALL-2290', refused: null },
  { nth: 23, hours: [5, 3], reference: 'CALL-2268', refused: null },
  {
    ...{ nth: 27, hours: [12, 8], reference: 'CALL-2271' },
    refused: 'Nobody answered when we called back',
  },
] as const;

const createStatusSteps = (): RecentStep[] =>
  statuses.flatMap(({ nth, hours, reference, refused }) =>
    createSteps(
      hours,
      async ({ actors: { clerk, partner } }) => {
        const { id } = await partner(regular(nth));
        const reason = 'The owner asked us to pause the account for a while';
        const input = { id, seen: 'active', to: 'disabled', reason, reference } as const;
        return (await clerk.call('changePartnerStatus', input)).id;
      },
      ({ actors: { controller } }, id) =>
        controller.call('decideApproval', { id, isApproved: !refused, reason: refused ?? '' }),
    ),
  );

/** An announcement that waits for the second person. */
const announcement: RecentStep = {
  hoursAgo: 5,
  async run({ actors }) {
    const words = {
      en: [
        'Maintenance on Sunday',
        'On Sunday between two and three in the morning figures arrive a little later.',
      ],
      de: [
        'Wartung am Sonntag',
        'Am Sonntag zwischen zwei und drei Uhr kommen die Zahlen etwas später an.',
      ],
      th: ['ปิดปรับปรุงวันอาทิตย์', 'วันอาทิตย์ระหว่างตีสองถึงตีสาม ตัวเลขจะมาช้ากว่าปกติเล็กน้อย'],
    } as const;
    const textOf = ([title, text]: readonly [string, string]) => ({
      ...{ title, blocks: [{ type: 'paragraph' as const, text }] },
    });
    await actors.clerk.call('announceToAll', {
      ...{ requestId: randomUUID(), category: 'system-announcement', language: null },
      ...{ levels: null, at: null },
      texts: { en: textOf(words.en), de: textOf(words.de), th: textOf(words.th) },
    });
  },
};

/** A campaign that waits for the second person, and starts in a few days. */
const campaign: RecentStep = {
  hoursAgo: 8,
  async run({ actors }) {
    const startsAt = daysAfter(actors.services.now(), 5).toISOString();
    const names = { de: 'Winteraktion', th: 'แคมเปญฤดูหนาว', ja: '冬のキャンペーン' };
    await actors.clerk.call('makeCampaign', {
      ...{ requestId: randomUUID(), name: 'Winter campaign', names, audience: 'everyone' },
      ...{ newUserDays: null, kind: 'discount', type: 'discount', sharePercent: 20 },
      ...{ amount: null, most: '40.00', amountRequired: '50.00', budget: '4000.00', startsAt },
      ...{ days: 30, everyDays: null, couponDays: 14, reason: 'As every winter' },
    });
  },
};

/** The bank recalls a deposit. */
const chargeback: RecentStep = {
  hoursAgo: 3,
  async run({ actors: { clerk, partner } }) {
    const actor = await partner(regular(9));
    const [deposit] = (await actor.call('listRecords', { type: 'system-top-up' })).list;
    await clerk.call('chargeBackEntry', {
      ...{ partnerId: actor.id, entryId: deposit?.id ?? '' },
      ...{ reason: 'The bank recalled the transfer', reference: 'RECALL-1184' },
    });
  },
};

const payoutCost: RecentStep = {
  hoursAgo: 8,
  async run({ actors: { clerk } }) {
    const { version } = await clerk.call('readConfiguration', {});
    const reason = 'The bank charges less for a transfer';
    await clerk.call('changeConfiguration', {
      version,
      part: 'payoutCost',
      value: '0.80',
      reason,
    });
  },
};

const colleague: RecentStep = {
  hoursAgo: 12,
  run: ({ actors }) =>
    actors.clerk.call('inviteStaff', { name: 'Demo Supporter', roles: ['support'] }),
};

/** A partner called who can no longer log in. */
const forgottenPassword: RecentStep = {
  hoursAgo: 0.25,
  async run({ actors: { clerk, partner } }) {
    const { id } = await partner(regular(28));
    const why = { reason: 'Forgot the password, known by phone', reference: 'CALL-2301' };
    await clerk.call('helpLoginPassword', { id, seen: null, ...why });
  },
};

/** A partner wrote who no longer knows the six digits. */
const forgottenDigits: RecentStep = {
  hoursAgo: 2,
  async run({ actors: { clerk, partner } }) {
    const { id } = await partner(regular(26));
    const why = { reason: 'Forgot the six digits, known by phone', reference: 'CALL-2294' };
    await clerk.call('helpPayPassword', { id, ...why });
  },
};

export const createChangeSteps = (): RecentStep[] => [
  ...createStatusSteps(),
  announcement,
  campaign,
  chargeback,
  payoutCost,
  colleague,
  forgottenPassword,
  forgottenDigits,
];
