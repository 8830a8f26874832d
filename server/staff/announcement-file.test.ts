import { expect, test } from 'vitest';
import { checkAnnouncement, readAnnouncementFile } from './announcement-file.ts';

const english = { title: 'A', blocks: [{ type: 'paragraph', text: 'B' }] };

test.each([
  [{ de: english }, 'wrong at en'],
  [{ en: { ...english, title: '' } }, 'wrong at en.title'],
  [{ en: { ...english, title: 'x'.repeat(121) } }, 'wrong at en.title'],
  [{ en: { ...english, html: '<b>' } }, 'wrong at en.html'],
  [{ en: { title: 'A', blocks: [{ type: 'html', text: '<b>' }] } }, 'wrong at en.blocks'],
  [{ en: { title: 'A', blocks: [{ type: 'place', to: 'https://evil' }] } }, 'en.blocks.0.to'],
  [{ en: english, tlh: english }, 'is in tlh'],
  ['<p>hello</p>', 'wrong at en'],
  [null, 'wrong at en'],
])('the announcement %j is refused: %s', (given, complaint) => {
  expect(() => checkAnnouncement(given)).toThrow(complaint);
});

test('typed pieces in languages of the app are taken as they are', () => {
  const blocks = [
    ...english.blocks,
    { type: 'list', items: ['C'] },
    { type: 'place', to: 'wallet' },
  ];
  const given = { en: english, de: { title: 'D', blocks } };
  expect(checkAnnouncement(given)).toEqual(given);
});

test('a file that is not there is named', async () => {
  await expect(readAnnouncementFile('/nowhere/notice.json')).rejects.toThrow(
    '/nowhere/notice.json',
  );
});
