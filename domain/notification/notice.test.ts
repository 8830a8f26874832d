import { expect, test } from 'vitest';
import { noticeKinds, noticeTopics, noticeTraits, whyNotMute } from './notice.ts';

test('everything about passwords and cards is of the topic that cannot be turned off', () => {
  for (const kind of noticeKinds.filter((one) => /password|card/.test(one))) {
    expect(noticeTraits[kind]).toMatchObject({
      topic: 'security',
      category: 'system-announcement',
    });
  }
});

test('every topic but security can be made quiet', () => {
  const locked = noticeTopics.filter((topic) => whyNotMute(topic) !== null);
  expect(locked).toEqual(['security']);
  expect(whyNotMute('security')).toMatchObject({ reason: 'preference_locked' });
});
