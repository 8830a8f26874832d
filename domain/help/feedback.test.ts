import { expect, test } from 'vitest';
import {
  canFollow,
  cleanFeedback,
  feedbackLengthMax,
  feedbackStates,
  ticketFromBytes,
  whyNotFeedback,
} from './feedback.ts';

test.each([
  ['', '', 'field_empty', 'topic'],
  ['', 'It broke', 'field_empty', 'topic'],
  ['weather', 'It broke', 'field_empty', 'topic'],
  ['payout', '', 'field_empty', 'content'],
  ['payout', ' \n\u200b\u202e ', 'field_empty', 'content'],
  ['payout', 'x'.repeat(feedbackLengthMax + 1), 'feedback_too_long', 'content'],
])('the topic %j with the content %j is refused', (topic, content, reason, field) => {
  expect(whyNotFeedback({ topic, content })).toMatchObject({ reason, facts: { field } });
});

test('feedback needs only a topic and content', () => {
  expect(whyNotFeedback({ topic: 'payout', content: 'x'.repeat(feedbackLengthMax) })).toBeNull();
});

test('invisible characters are removed, line breaks and other scripts stay', () => {
  expect(cleanFeedback(' a\r\nb\u0000\u202ec\u200bd \u0e01\u0e33 \u{1f44d} ')).toBe(
    'a\nb  c d \u0e01\u0e33 \u{1f44d}',
  );
  expect(cleanFeedback('\ud800x')).toBe('\ufffdx');
});

test('a closed ticket takes no more steps, and any other can be answered', () => {
  expect(feedbackStates.filter((state) => canFollow('closed', state))).toEqual([]);
  expect(feedbackStates.filter((state) => canFollow(state, 'answered'))).toEqual([
    'received',
    'in-progress',
    'answered',
  ]);
});

test('a ticket number can be read aloud', () => {
  expect(ticketFromBytes(new Uint8Array([0, 1, 2, 29, 30, 250, 255, 60]))).toMatch(
    /^F-[2-9A-Z]{4}-[2-9A-Z]{4}$/,
  );
});
