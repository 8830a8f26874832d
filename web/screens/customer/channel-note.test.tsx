import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { texts as english } from '#texts/en/app.ts';
import { texts as japanese } from '#texts/ja/app.ts';
import { ChannelNote } from './customer-screen.tsx';

test.each([
  ['en', english, 'help.example isn’t a Reachbook page.'],
  ['ja', japanese, 'help.exampleはReachbookのページではありません。'],
] as const)(
  'the note in %s says in one sentence whose page it is',
  (locale, messages, sentence) => {
    const { getByRole, unmount } = render(
      <IntlProvider locale={locale} messages={messages as never} timeZone="UTC">
        <ChannelNote host="help.example" />
      </IntlProvider>,
    );
    const note = getByRole('note');
    expect(note.textContent).toContain(sentence);
    expect(note.querySelector('strong')?.textContent).toBe('help.example');
    unmount();
  },
);
