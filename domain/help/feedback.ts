import { type Why, why } from '../refusal.ts';

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
  (feedbackTopics as readonly string[]).includes(text);

export const feedbackLengthMax = 2000;
export const feedbackImagesMax = 3;

export interface FeedbackForm {
  readonly topic: string;
  readonly content: string;
}

/** What was typed, without what cannot be seen: nobody hides anything in front of staff. */
export const cleanFeedback = (content: string): string =>
  content
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // Control and format characters, such as those that turn the direction of writing.
    .replace(/[^\P{C}\n\t]/gu, ' ')
    .trim();

export const feedbackRules = {
  topic: ({ topic }: FeedbackForm): Why | null =>
    isFeedbackTopic(topic) ? null : why('field_empty', { field: 'topic' }),
  content: ({ content }: FeedbackForm): Why | null => {
    const text = cleanFeedback(content);
    if (text === '') return why('field_empty', { field: 'content' });
    if (text.length <= feedbackLengthMax) return null;
    return why('feedback_too_long', { field: 'content', most: feedbackLengthMax });
  },
};

/** A topic and a content are both needed. */
export const whyNotFeedback = (form: FeedbackForm): Why | null =>
  feedbackRules.topic(form) ?? feedbackRules.content(form);

/** What becomes of a ticket. What is closed stays closed; whoever disagrees writes another. */
const nextStates = {
  received: ['in-progress', 'answered', 'closed'],
  'in-progress': ['answered', 'closed'],
  answered: ['in-progress', 'answered', 'closed'],
  closed: [],
} as const satisfies Record<string, readonly string[]>;

export type FeedbackState = keyof typeof nextStates;

export const feedbackStates = Object.keys(nextStates) as FeedbackState[];

export const mayFollow = (from: FeedbackState, to: FeedbackState): boolean => {
  const allowed: readonly FeedbackState[] = nextStates[from];
  return allowed.includes(to);
};

// No letters and digits that are taken for one another when read out.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number to read out on the phone, from eight random bytes: F-7K3M-2Q9X. */
export function ticketFromBytes(bytes: Uint8Array): string {
  const signs = Array.from(bytes.subarray(0, 8), (byte) => letters[byte % letters.length]).join('');
  return `F-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
