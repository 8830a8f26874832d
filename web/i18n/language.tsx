import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { type Language, localeOf } from '#domain/language.ts';
import { languageStored } from '../session/session.ts';
import { loadMessages, type MessagePart } from './load-messages.ts';
import type { Messages } from './messages.ts';

/** A language with its words, loaded. */
export interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

interface Speech {
  readonly language: Language;
  /** Which words are there. */
  readonly parts: readonly MessagePart[];
  /** Fetches more of them. */
  load(parts: readonly MessagePart[]): Promise<void>;
  /** Loads the words of a language and switches to it, without a reload. */
  speak(language: Language): Promise<void>;
}

const SpeechContext = createContext<Speech | null>(null);

export function useLanguage(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('useLanguage needs a LanguageProvider above it');
  return speech;
}

/** What the first page needs. */
const atStart: readonly MessagePart[] = ['for-all'];

export async function loadLanguage(language: Language): Promise<Spoken> {
  return { language, messages: await loadMessages(language, atStart) };
}

interface LanguageProviderProps {
  readonly first: Spoken;
  readonly children: ReactNode;
}

export function LanguageProvider({ first, children }: LanguageProviderProps) {
  const [{ language, messages }, setSpoken] = useState(first);
  const [parts, setParts] = useState(atStart);
  const speak = useCallback(
    async (next: Language) => {
      setSpoken({ language: next, messages: await loadMessages(next, parts) });
      languageStored.set(next);
    },
    [parts],
  );
  const load = useCallback(
    async (more: readonly MessagePart[]) => {
      const all = [...new Set([...parts, ...more])];
      setSpoken({ language, messages: await loadMessages(language, all) });
      setParts(all);
    },
    [language, parts],
  );
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <SpeechContext value={{ language, parts, load, speak }}>
      <IntlProvider locale={localeOf(language)} messages={messages as never} timeZone={ownTimeZone}>
        {children}
      </IntlProvider>
    </SpeechContext>
  );
}

const ownTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
