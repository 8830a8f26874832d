import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { noticeKinds } from '#domain/notification/notice.ts';
import { texts as german } from '#texts/de/app.ts';
import { texts as english } from '#texts/en/app.ts';
import { texts as russian } from '#texts/ru/app.ts';
import { useNoticeText } from './use-notice-text.ts';

const wordsOf = { de: german, en: english, ru: russian };
const ofPlan = { product: 'Lamp', plan: 'P-1' };

interface SaidProps {
  readonly kind: string;
  readonly facts: Record<string, string | number>;
}

function Said({ kind, facts }: SaidProps) {
  return useNoticeText()(kind, facts).text;
}

function said(language: keyof typeof wordsOf, kind: string, facts: SaidProps['facts']): string {
  const messages = { notice: wordsOf[language].notice };
  const { container, unmount } = render(
    <IntlProvider locale={language} messages={messages as never} timeZone="UTC">
      <Said facts={{ ...ofPlan, ...facts }} kind={kind} />
    </IntlProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

test('a notice about a ticket names it', () => {
  expect(said('en', 'feedback-answered', { ticket: 'F-12' })).toContain('F-12');
});

test('a notice about a passkey names it, and one about a report gives the reason', () => {
  expect(said('en', 'passkey-added', { name: 'Blue phone' })).toContain('“Blue phone”');
  const answer = { by: 'North Audit', reason: 'The clicks were real.' };
  expect(said('en', 'report-dismissed', answer)).toBe(
    'North Audit found nothing wrong: The clicks were real.',
  );
});

test.each(noticeKinds)('a notice of %s has a value for each placeholder of its text', (kind) => {
  expect(said('en', kind, {})).not.toMatch(/undefined|notice\./);
});

test('a notice uses its language’s plural forms', () => {
  const learned = (language: keyof typeof wordsOf, count: number) =>
    said(language, 'plan-learning-limited', { count });
  expect(learned('en', 1)).toContain('1 order in the last 7 days, too few');
  expect(learned('en', 4)).toContain('4 orders in the last 7 days, too few');
  expect(learned('ru', 21)).toContain('21 заказ за');
  expect(learned('ru', 3)).toContain('3 заказа за');
  expect(learned('ru', 11)).toContain('11 заказов за');
});

test('a notice formats percentages in the reader’s locale', () => {
  expect(said('en', 'plan-slow', { percent: 50 })).toContain('has consumed 50% of what');
  expect(said('de', 'plan-reversals', { percent: 30 })).toMatch(/hat 30\u00a0% der/);
});

test('a notice about other terms of an offer writes each value in its unit', () => {
  const textOf = (setting: string, oldValue: string | number, newValue: string | number) =>
    said('en', 'offer-changed', { setting, from: oldValue, to: newValue });
  expect(textOf('commission', '8.00', 500)).toMatch(/commission per order changes \(.*8.* → 5%\)/);
  expect(textOf('clickWindow', 168, 72)).toMatch(/168\s+hours → 72\s+hours/);
  expect(textOf('validate', 14, 10)).toMatch(/14\s+days → 10\s+days/);
  expect(textOf('lowest', '10.00', '20.00')).toMatch(/the lowest amount changes \(.*10.* → .*20/);
});
