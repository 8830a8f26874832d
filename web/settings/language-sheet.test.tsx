import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ActionsContext } from '../api/actions-context.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { loadMessages } from '../i18n/load-messages.ts';
import { languageStored } from '../session/session.ts';
import { LanguageSheet } from './language-sheet.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the sheet covers half the screen, lists the languages of the server, and confirming one speaks it', async () => {
  const list = [
    { source: 'en', description: 'English', targets: 'en' },
    { source: 'de', description: 'Deutsch (Schweiz)', targets: 'de,de-CH' },
  ];
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe('/api/auth/v2/lang');
    return Response.json({ code: 200, msg: 'ok', data: { list } });
  });
  const messages = await loadMessages('en', false);
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <ActionsContext value={{ fail: () => {} } as never}>
        <LanguageSheet onClose={() => {}} />
      </ActionsContext>
    </LanguageProvider>,
  );
  const german = await screen.findByRole('option', { name: 'Deutsch (Schweiz)', hidden: true });
  expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(2);
  expect(german.closest('dialog')?.style.getPropertyValue('--share')).toBe('50%');
  fireEvent.click(german);
  expect(languageStored.get()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm', hidden: true }));
  await screen.findByRole('button', { name: 'Bestätigen', hidden: true });
  expect(languageStored.get()).toBe('de');
});
