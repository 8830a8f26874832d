import { randomUUID } from 'node:crypto';
import type { FeedbackTopic } from '#domain/help/feedback.ts';
import { regular } from './demo-partners.ts';
import { createSteps, type RecentStep } from './recent-step.ts';

interface Ticket {
  readonly partnerIndex: number;
  /** The hours since it was sent, and since staff moved it. */
  readonly hours: readonly number[];
  readonly topic: FeedbackTopic;
  readonly content: string;
  /** The state that staff moved it to, if they did. */
  readonly state?: 'in-progress' | 'answered' | 'closed';
}

/** Feedback in every state. */
const tickets: readonly Ticket[] = [
  {
    partnerIndex: 1,
    hours: [5],
    topic: 'app',
    content: 'The dark mode is easy on the eyes. Could it follow the time of day?',
  },
  {
    partnerIndex: 4,
    hours: [12, 5],
    topic: 'plans',
    content: 'Please let me copy an amount from an earlier plan.',
    state: 'in-progress',
  },
  {
    partnerIndex: 8,
    hours: [12, 8],
    topic: 'payout',
    content: 'The fee was shown before I confirmed. Thank you for that.',
    state: 'answered',
  },
  {
    partnerIndex: 11,
    hours: [24, 12],
    topic: 'delivery',
    content: 'I would like to see the hour of the day for clicks.',
    state: 'closed',
  },
  {
    partnerIndex: 14,
    hours: [0.25],
    topic: 'wallet',
    content: 'Die Summe im Auszug stimmt, aber die Spalte ist sehr schmal.',
  },
  {
    partnerIndex: 19,
    hours: [8, 3],
    topic: 'account',
    content: 'How do I change the name on my account?',
    state: 'answered',
  },
  {
    partnerIndex: 25,
    hours: [24, 8],
    topic: 'other',
    content: 'Do you have an office in Hamburg?',
    state: 'closed',
  },
  {
    partnerIndex: 27,
    hours: [8, 5],
    topic: 'delivery',
    content: 'One placement shows my ad next to news that doesn’t suit it.',
    state: 'in-progress',
  },
];

export const createFeedbackSteps = (): RecentStep[] =>
  tickets.flatMap(({ partnerIndex, topic, hours, content, state }) =>
    createSteps(
      hours,
      async ({ actors }) => {
        const actor = await actors.partner(regular(partnerIndex));
        const input = { requestId: randomUUID(), topic, content };
        return (await actor.call('sendFeedback', input)).ticket;
      },
      async ({ actors }, ticket) => {
        if (!state) return;

        const { steps } = await actors.clerk.call('showTicket', { ticket });
        const thanks = 'Thank you. We have passed it on to those who build it.';
        const answer = state === 'in-progress' ? '' : thanks;
        await actors.clerk.call('moveTicket', {
          ticket,
          seen: 'received',
          steps: steps.length,
          to: state,
          answer,
        });
      },
    ),
  );
