import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { languageStored } from '../session/session.ts';
import { LanguageProvider, useLanguage } from './language.tsx';
import { loadMessages } from './load-messages.ts';

let speech: ReturnType<typeof useLanguage>;

function Shown() {
  speech = useLanguage();
  return <p>{`${speech.language} with ${speech.parts.join()}`}</p>;
}

async function start(language: Language): Promise<void> {
  const messages = await loadMessages(language, ['for-all']);
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
  await loadMessages('fr', ['for-all']);
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
    const { load, speak } = speech;
    const more = () => load(['for-help']);
    const other = () => speak(language);
    await act(async () => {
      await Promise.all((when === 'before' ? [more, other] : [other, more]).map((ask) => ask()));
    });
    expect(screen.getByText(`${language} with for-all,for-help`)).toBeDefined();
    expect(languageStored.get()).toBe(language);
  },
);

test('two text bundles requested at once both arrive', async () => {
  await start('en');
  const { load } = speech;
  await act(async () => {
    await Promise.all([load(['for-help']), load(['for-money'])]);
  });
  expect(screen.getByText('en with for-all,for-help,for-money')).toBeDefined();
});
