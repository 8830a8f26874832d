import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { languageStored } from '../session/session.ts';
import { LanguageProvider, useLanguage } from './language.tsx';
import { loadMessages } from './load-messages.ts';

let speech: ReturnType<typeof useLanguage>;

function Shown() {
  speech = useLanguage();
  return <p>{`${speech.language} with ${speech.hasAllTexts ? 'all' : 'first'} texts`}</p>;
}

async function start(language: Language): Promise<void> {
  const messages = await loadMessages(language, true);
  render(
    <LanguageProvider first={{ language, messages }}>
      <Shown />
    </LanguageProvider>,
  );
}

beforeEach(() => languageStored.set(null));
afterEach(cleanup);

test('the language chosen last wins, even if the other loads later', async () => {
  // These texts are already loaded; the German ones are not.
  await loadMessages('fr', true);
  await start('en');
  const { speak } = speech;
  let spoken: boolean[] = [];
  await act(async () => {
    spoken = await Promise.all([speak('de'), speak('fr')]);
  });
  expect(spoken).toEqual([false, true]);
  expect(screen.getByText(/^fr with/)).toBeDefined();
  expect(languageStored.get()).toBe('fr');
});

test.each([
  ['before', 'ja'],
  ['after', 'ko'],
] as const)(
  'texts requested just %s a change of language come in that language',
  async (when, language) => {
    await start('en');
    const { loadAllTexts, speak } = speech;
    const other = () => speak(language);
    const calls = when === 'before' ? [loadAllTexts, other] : [other, loadAllTexts];
    await act(async () => {
      await Promise.all(calls.map((call) => call()));
    });
    expect(screen.getByText(`${language} with all texts`)).toBeDefined();
    expect(languageStored.get()).toBe(language);
  },
);
