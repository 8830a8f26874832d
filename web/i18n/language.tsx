import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import type { Language } from '#domain/language.ts';
import { languageStored } from '../session/session.ts';
import { loadAllMessages, loadMessages } from './load-messages.ts';
import type { Messages } from './messages.ts';

/** A language with its words, loaded. */
export interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

interface Speech {
  readonly language: Language;
  /** Whether the words that only members read are there as well. */
  readonly isWhole: boolean;
  /** Fetches the words that only members read. */
  loadAll(): Promise<void>;
  /** Loads the words of a language and switches to it, without a reload. */
  speak(language: Language): Promise<void>;
}

const SpeechContext = createContext<Speech | null>(null);

export function useLanguage(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('useLanguage needs a LanguageProvider above it');
  return speech;
}

export async function loadLanguage(language: Language): Promise<Spoken> {
  return { language, messages: await loadMessages(language) };
}

interface LanguageProviderProps {
  readonly first: Spoken;
  readonly children: ReactNode;
}

export function LanguageProvider({ first, children }: LanguageProviderProps) {
  const [{ language, messages }, setSpoken] = useState(first);
  const [isWhole, setWhole] = useState(false);
  const speak = useCallback(
    async (next: Language) => {
      const load = isWhole ? loadAllMessages : loadMessages;
      setSpoken({ language: next, messages: await load(next) });
      languageStored.set(next);
    },
    [isWhole],
  );
  const loadAll = useCallback(async () => {
    setSpoken({ language, messages: await loadAllMessages(language) });
    setWhole(true);
  }, [language]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <SpeechContext value={{ language, isWhole, loadAll, speak }}>
      <IntlProvider locale={language} messages={messages as never} timeZone={ownTimeZone}>
        {children}
      </IntlProvider>
    </SpeechContext>
  );
}

const ownTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
