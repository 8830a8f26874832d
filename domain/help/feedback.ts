import { isOneOf, keysOf } from '../name-list.ts';
import { createRefusal, type Refusal } from '../refusal.ts';

export const feedbackTopics = [
  'plans',
  'delivery',
  'wallet',
  'payout',
  'account',
  'app',
  'other',
] as const;

export type FeedbackTopic = (typeof feedbackTopics)[number];

export const isFeedbackTopic = (text: string): text is FeedbackTopic =>
  isOneOf(feedbackTopics, text);

export const feedbackLengthMax = 2000;
export const feedbackImagesMax = 3;

export interface FeedbackForm {
  readonly topic: string;
  readonly content: string;
}

/** The typed text without invisible characters, so that nothing can be hidden from staff. */
export const cleanFeedback = (content: string): string =>
  content
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // Control and format characters, such as those that change the writing direction.
    .replace(/[^\P{C}\n\t]/gu, ' ')
    .trim();

export const feedbackRules = {
  topic: ({ topic }: FeedbackForm): Refusal | null =>
    isFeedbackTopic(topic) ? null : createRefusal('field_empty', { field: 'topic' }),
  content: ({ content }: FeedbackForm): Refusal | null => {
    const text = cleanFeedback(content);
    if (text === '') return createRefusal('field_empty', { field: 'content' });
    if (text.length <= feedbackLengthMax) return null;
    return createRefusal('feedback_too_long', { field: 'content', most: feedbackLengthMax });
  },
};

/** Both a topic and a text are required. */
export const whyNotFeedback = (form: FeedbackForm): Refusal | null =>
  feedbackRules.topic(form) ?? feedbackRules.content(form);

/** The states of a ticket. A closed one stays closed; whoever disagrees opens another. */
const nextStates = {
  received: ['in-progress', 'answered', 'closed'],
  'in-progress': ['answered', 'closed'],
  answered: ['in-progress', 'answered', 'closed'],
  closed: [],
} as const satisfies Record<string, readonly string[]>;

export type FeedbackState = keyof typeof nextStates;

/** The states in which it is staff's turn. */
export const waitingStates: readonly FeedbackState[] = ['received', 'in-progress'];

export const feedbackStates = keysOf(nextStates);

/** The states that staff can move a ticket to. */
export const feedbackSteps = nextStates.received;

export type FeedbackStep = (typeof feedbackSteps)[number];

export const canFollow = (current: FeedbackState, next: FeedbackState): boolean => {
  const allowed: readonly FeedbackState[] = nextStates[current];
  return allowed.includes(next);
};

// Without letters and digits that are easily confused when read out.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A ticket number that can be read out on the phone, from eight random bytes: F-7K3M-2Q9X. */
export function ticketFromBytes(bytes: Uint8Array): string {
  const signs = Array.from(bytes.subarray(0, 8), (byte) => letters[byte % letters.length]).join('');
  return `F-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
