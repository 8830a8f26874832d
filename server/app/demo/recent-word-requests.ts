import { randomUUID } from 'node:crypto';
import type { StaffActor } from './actors.ts';
import { regular } from './demo-partners.ts';
import {
  type ApprovedRow,
  createApprovedSteps,
  createRequestSteps,
  type RecentStep,
  type RequestRow,
} from './recent-step.ts';

const winterHours = 'winter-hours';

const readQuestions = (clerk: StaffActor) => clerk.call('listDeskQuestions', {});

const paragraph = (text: string) => ({ type: 'paragraph' as const, text });

/** What the requests below build on: a question that partners no longer see. */
const approvedRequests: readonly ApprovedRow[] = [
  [
    24,
    async ({ clerk }) =>
      clerk.call('saveQuestion', {
        version: (await readQuestions(clerk)).version,
        question: {
          id: winterHours,
          group: 'question',
          related: [],
          texts: {
            en: {
              question: 'When do you answer over the holidays?',
              answer: [paragraph('On every working day, from ten to four.')],
            },
            de: {
              question: 'Wann antworten Sie über die Feiertage?',
              answer: [paragraph('An jedem Werktag von zehn bis sechzehn Uhr.')],
            },
          },
        },
        reason: 'Many partners ask',
      }),
  ],
  [
    24,
    async ({ clerk }) => {
      const { version, list } = await readQuestions(clerk);
      const order = list.map(({ id }) => id);
      const reason = 'The holidays are over';
      return clerk.call('arrangeQuestions', { version, order, hidden: [winterHours], reason });
    },
  ],
];

const wordRequests: readonly RequestRow[] = [
  [
    5,
    async ({ clerk, partner }) =>
      clerk.call('announceToPartner', {
        requestId: randomUUID(),
        category: 'activity',
        partnerId: (await partner(regular(5))).id,
        at: null,
        texts: {
          en: {
            title: 'Your question about the spring fair',
            blocks: [paragraph('The merchant will publish its offers at the start of the month.')],
          },
        },
      }),
  ],
  [
    8,
    async ({ clerk }) => {
      const { version, list } = await readQuestions(clerk);
      const question = list.find(({ id }) => id === 'plan-loss');
      if (!question) throw new Error('There is no question about losses');

      const { id, group, related, texts } = question;
      const help = paragraph('Ask us before you put an amount that you are unsure about.');
      const en = { ...texts.en, answer: [...texts.en.answer, help] };

      return clerk.call('saveQuestion', {
        version,
        question: { id, group, related, texts: { ...texts, en } },
        reason: 'Newcomers asked whom they can talk to first',
      });
    },
  ],
  [
    5,
    async ({ clerk }) => {
      const { version } = await readQuestions(clerk);
      const reason = 'Next year’s hours will be others';
      return clerk.call('dropQuestion', { version, id: winterHours, reason });
    },
  ],
  [
    3,
    async ({ clerk }) => {
      const { version, list } = await readQuestions(clerk);
      const otherIds = list.map(({ id }) => id).filter((id) => id !== 'deposit');
      const reason = 'The deposit is what most newcomers ask about';
      const order = ['deposit', ...otherIds.filter((id) => id !== 'payout-when')];
      order.splice(5, 0, 'payout-when');
      return clerk.call('arrangeQuestions', { version, order, hidden: [winterHours], reason });
    },
  ],
];

export const createWordRequestSteps = (): RecentStep[] => [
  ...createApprovedSteps(approvedRequests),
  ...createRequestSteps(wordRequests),
];
