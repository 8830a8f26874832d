import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { useAge } from './use-age.ts';

const now = new Date('2026-11-15T12:00:00Z');

function Age({ at }: { readonly at: string }) {
  return useAge().agoOrDate(new Date(at));
}

function said(locale: string, at: string): string {
  const { container, unmount } = render(
    <IntlProvider locale={locale} messages={{}} now={now} timeZone="UTC">
      <Age at={at} />
    </IntlProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

test.each([
  ['en', '3 minutes ago'],
  ['de', 'vor 3 Minuten'],
  ['ru', '3 минуты назад'],
  ['ja', '3 分前'],
])('%s says how long ago something was', (locale, text) => {
  expect(said(locale, '2026-11-15T11:57:00Z')).toBe(text);
});

test('after a day the date is shown, and nothing is in the future', () => {
  expect(said('en', '2026-11-13T09:05:00Z')).toMatch(/^Nov\s13,\s2026,/);
  expect(said('en', '2026-11-15T12:00:09Z')).toBe('now');
});
