import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import type { Reason } from '#domain/refusal.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import { shapeOf } from '#texts/test-texts.ts';
import { refusalMessage } from './refusal-message.ts';

const texts = await textsByLanguage('refusals');
const until = '2026-11-15T20:30:00.000Z';

test('the end of a wait is given in the reader’s language and time zone', () => {
  const inBangkok = (language: 'en' | 'de' | 'th' | 'ja') =>
    refusalMessage(language, 'payout_card_new', { until }, 'Asia/Bangkok');
  expect(inBangkok('en')).toMatch(/paused until Nov 16, 2026, 3:30\sAM to protect you\.$/);
  expect(inBangkok('de')).toContain('16.11.2026, 03:30');
  expect(inBangkok('th')).toContain('16 พ.ย. 2026 03:30');
  expect(inBangkok('ja')).toContain('2026/11/16 3:30');
  expect(refusalMessage('de', 'payout_card_new', { until })).toContain('15.11.2026, 20:30');
});

test('amounts are written as the reader writes them, exact to the last place', () => {
  const facts = { side: 'above', lowest: '20.00', highest: '12500.125' };
  expect(refusalMessage('en', 'put_out_of_range', facts)).toContain('is 12,500.125');
  expect(refusalMessage('de', 'put_out_of_range', facts)).toContain('12.500,125');
});

test.each(languages.map(({ code }) => code))('no refusal in %s shows a raw timestamp', (code) => {
  const timed = Object.entries(texts[code]).filter(([, text]) => shapeOf(text).values.has('until'));
  expect(timed.length).toBeGreaterThan(3);
  for (const [reason] of timed) {
    const said = refusalMessage(code, reason as Reason, { until });
    expect(said).toContain('2026');
    expect(said).not.toMatch(/T20:30|\{until\}/);
  }
});
