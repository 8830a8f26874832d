import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import type { Reason } from '#domain/refusal.ts';
import { LanguageProvider } from './language.tsx';
import { loadMessages } from './load-messages.ts';
import { useFormatter } from './use-formatter.ts';
import { useRefusalText } from './use-refusal-text.ts';

// Noon wherever the test runs: in Auckland, noon in London is another day.
const until = new Date(2026, 10, 15, 12).toISOString();

function Day() {
  return useFormatter().dateTime(new Date(until), { dateStyle: 'long' });
}

function Refused({ reason }: { readonly reason: Reason }) {
  return useRefusalText()(reason, { until, lowest: '20.00', highest: '12500.00', side: 'above' });
}

async function shown(language: Language, child: React.ReactNode): Promise<string> {
  const messages = await loadMessages(language, true);
  const { container, unmount } = render(
    <LanguageProvider first={{ language, messages }}>{child}</LanguageProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

test.each(languages.map(({ code }) => code))(
  '%s counts the years that statements count',
  async (code) => {
    expect(await shown(code, <Day />)).toContain('2026');
  },
);

test('a refusal formats its times and amounts in the reader’s locale', async () => {
  expect(await shown('de', <Refused reason="payout_card_new" />)).toContain('15.11.2026');
  expect(await shown('th', <Refused reason="payout_card_new" />)).toMatch(/15\sพ\.ย\.\s2026/);
  expect(await shown('de', <Refused reason="put_out_of_range" />)).toContain('12.500,00');
});
