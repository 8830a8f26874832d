import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { IntlProvider } from 'use-intl';
import { type Language, localeOf } from '#domain/language.ts';
import { languageStored } from '../session/session.ts';
import { loadMessages } from './load-messages.ts';
import type { Messages } from './messages.ts';

/** A language with its texts, loaded. */
export interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

interface Speech {
  readonly language: Language;
  /** Whether the texts behind the login are loaded too. */
  readonly hasAllTexts: boolean;
  loadAllTexts(): Promise<void>;
  /**
   * Loads a language's texts and switches to it without a reload. Of several calls the last one
   * wins, whichever loads first; returns whether this one did.
   */
  speak(language: Language): Promise<boolean>;
}

const SpeechContext = createContext<Speech | null>(null);

export function useLanguage(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('useLanguage needs a LanguageProvider above it');
  return speech;
}

type Shown = Pick<Speech, 'language' | 'hasAllTexts'>;

export async function loadLanguage(language: Language): Promise<Spoken> {
  return { language, messages: await loadMessages(language, false) };
}

interface LanguageProviderProps {
  readonly first: Spoken;
  readonly children: ReactNode;
}

export function LanguageProvider({ first, children }: LanguageProviderProps) {
  const [{ language, messages, hasAllTexts }, setShown] = useState({
    ...first,
    hasAllTexts: false,
  });
  // The current state, for texts that arrive later than they were requested.
  const now = useRef({ language, hasAllTexts });
  const lastChoice = useRef(0);

  /** Applies a requested language once its texts are loaded, keeping what loaded meanwhile. */
  const bring = useCallback(
    async (wish: (shown: Shown) => Shown, isStillWanted: () => boolean): Promise<boolean> => {
      for (;;) {
        const previous = now.current;
        const newState = wish(previous);
        const words = await loadMessages(newState.language, newState.hasAllTexts);
        if (!isStillWanted()) return false;
        if (now.current !== previous) continue;
        now.current = newState;
        // Stored first: whoever refetches on the change must ask in the new language.
        if (newState.language !== previous.language) languageStored.set(newState.language);
        setShown({ ...newState, messages: words });
        return true;
      }
    },
    [],
  );
  const speak = useCallback(
    async (chosen: Language) => {
      lastChoice.current += 1;
      const ownChoice = lastChoice.current;
      const isSpoken = await bring(
        (state) => ({ ...state, language: chosen }),
        () => ownChoice === lastChoice.current,
      );
      // Even if it was already shown: it is now chosen, and no longer the browser's.
      if (isSpoken) languageStored.set(chosen);
      return isSpoken;
    },
    [bring],
  );
  const loadAllTexts = useCallback(async () => {
    await bring(
      (state) => ({ ...state, hasAllTexts: true }),
      () => true,
    );
  }, [bring]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <SpeechContext value={{ language, hasAllTexts, loadAllTexts, speak }}>
      <IntlProvider locale={localeOf(language)} messages={messages as never} timeZone={ownTimeZone}>
        {children}
      </IntlProvider>
    </SpeechContext>
  );
}

const ownTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
