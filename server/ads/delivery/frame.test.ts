import { expect, test } from 'vitest';
import { renderFramePage } from './frame.ts';

const creative = {
  sha256: 'ab',
  format: 'card',
  title: 'A <lamp>',
  titles: { de: 'Eine <Lampe>' },
  durationMs: null,
} as Parameters<typeof renderFramePage>[0];

test.each([
  ['de-AT,de;q=0.9,en;q=0.5', false, 'de', 'Anzeige'],
  ['th', true, 'th', 'โฆษณา · จำลอง'],
  ['zh-Hant-TW', false, 'zh-TW', '廣告'],
  ['tlh, ja;q=0.8', false, 'ja', '広告'],
  ['', true, 'en', 'Ad · simulated'],
  ['<script>,"', false, 'en', 'Ad'],
])('an ad is marked in the language of its viewer: %s', (accepted, isDemo, language, label) => {
  const page = renderFramePage(creative, { token: 't', acceptedLanguages: accepted, isDemo });
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<small>${label}</small>`);
});

test('an ad has its title in the language of its viewer, or else in English', () => {
  const titleIn = (accepted: string) =>
    /<strong>(.*)<\/strong>/.exec(
      renderFramePage(creative, { token: 't', acceptedLanguages: accepted, isDemo: false }),
    )?.[1];
  expect(titleIn('de-AT')).toBe('Eine &#60;Lampe&#62;');
  expect(titleIn('th')).toBe('A &#60;lamp&#62;');
});
