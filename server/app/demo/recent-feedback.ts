import { randomUUID } from 'node:crypto';
import type { FeedbackTopic } from '#domain/help/feedback.ts';
import { regular } from './cast.ts';
import { createSteps, type RecentAct } from './recent-act.ts';

interface Ticket {
  readonly nth: number;
  /** The hours since it was sent, and since staff moved it. */
  readonly hours: readonly number[];
  readonly topic: FeedbackTopic;
  readonly content: string;
  readonly to?: 'in-progress' | 'answered' | 'closed';
}

/** Feedback in every state. */
const tickets: readonly Ticket[] = [
  {
    ...{ nth: 1, hours: [5], topic: 'app' },
    content: 'The dark mode is easy on the eyes. Could it follow the time of day?',
  },
  {
    ...{ nth: 4, hours: [12, 5], topic: 'plans', to: 'in-progress' },
    content: 'Please let me copy an amount from an earlier plan.',
  },
  {
    ...{ nth: 8, hours: [12, 8], topic: 'payout', to: 'answered' },
    content: 'The fee was shown before I confirmed. Thank you for that.',
  },
  {
    ...{ nth: 11, hours: [24, 12], topic: 'delivery', to: 'closed' },
    content: 'I would like to see the hour of the day for clicks.',
  },
  {
    ...{ nth: 14, hours: [0.25], topic: 'wallet' },
    content: 'Die Summe im Auszug stimmt, aber die Spalte ist sehr schmal.',
  },
  {
    ...{ nth: 19, hours: [8, 3], topic: 'account', to: 'answered' },
    content: 'How do I change the name on my account?',
  },
  {
    ...{ nth: 25, hours: [24, 8], topic: 'other', to: 'closed' },
    content: 'Do you have an office in Hamburg?',
  },
  {
    ...{ nth: 27, hours: [8, 5], topic: 'delivery', to: 'in-progress' },
    content: 'One placement shows my ad next to news that doesn’t suit it.',
  },
];

export const createFeedbackActs = (): RecentAct[] =>
  tickets.flatMap(({ nth, topic, hours, content, to }) =>
    createSteps(
      hours,
      async ({ actors }) => {
        const actor = await actors.partner(regular(nth));
        const input = { requestId: randomUUID(), topic, content };
        return (await actor.ask('sendFeedback', input)).ticket;
      },
      async ({ actors }, ticket) => {
        if (!to) return;
        const { steps } = await actors.clerk.ask('showTicket', { ticket });
        const thanks = 'Thank you. We have passed it on to those who build it.';
        const answer = to === 'in-progress' ? '' : thanks;
        await actors.clerk.ask('moveTicket', {
          ticket,
          seen: 'received',
          steps: steps.length,
          to,
          answer,
        });
      },
    ),
  );
