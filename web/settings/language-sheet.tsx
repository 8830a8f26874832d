import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { listLanguages } from '#contract/help.ts';
import { languages as built, isLanguage, type Language } from '#domain/language.ts';
import { useActions } from '../api/actions-context.ts';
import { call } from '../api/call.ts';
import { tellLanguage } from '../api/tell-language.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Picker } from '../parts/picker.tsx';
import { Sheet } from '../parts/sheet.tsx';
import unseenStyles from '../parts/unseen.module.css';
import { languageStored } from '../session/session.ts';
import styles from './language-sheet.module.css';
import { TextSizeSetting } from './text-size-setting.tsx';

interface LanguageSheetProps {
  readonly onClose: () => void;
}

const sheetShare = 0.5;

/** The languages as the server lists them, over the lower half of the screen. */
export function LanguageSheet({ onClose }: LanguageSheetProps) {
  const t = useTranslations('language');
  const app = useTranslations('app');
  const { language, speak } = useLanguage();
  const { fail } = useActions();
  const [chosen, setChosen] = useState<Language>(language);
  const options = useLanguageOptions();

  const confirm = async () => {
    onClose();
    // The current language may be only the browser's preference; confirming makes it the partner's
    // choice.
    if (chosen === languageStored.get()) return;
    try {
      if (await speak(chosen)) await tellLanguage();
    } catch {
      fail('', 'offline');
    }
  };

  return (
    <Sheet
      aside={<LanguageSearch onFound={setChosen} options={options} />}
      footer={
        <div className={styles.footer}>
          <TextSizeSetting />
          <span className={styles.confirm}>
            <Button onClick={confirm} wide>
              {app('confirm')}
            </Button>
          </span>
        </div>
      }
      onClose={onClose}
      open
      share={sheetShare}
      title={t('title')}
    >
      <Picker label={t('title')} onChange={setChosen} options={options} value={chosen} />
    </Sheet>
  );
}

interface LanguageSearchProps {
  readonly options: readonly LanguageOption[];
  readonly onFound: (language: Language) => void;
}

/** Turns the wheel to a language by its own, translated or English name. */
function LanguageSearch({ options, onFound }: LanguageSearchProps) {
  const t = useTranslations('language');
  const locale = useLocale();
  const [searchText, setFound] = useState('');
  const search = (typed: string) => {
    const option = findOption(options, typed, locale);
    setFound(option?.label ?? '');
    if (option) onFound(option.value);
  };
  return (
    <span className={`${styles.search} beside-2`}>
      <Icon name="search" size="small" />
      <input
        aria-label={t('search')}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => search(event.target.value)}
        placeholder={t('search')}
        type="search"
      />
      <span className={unseenStyles.unseen} role="status">
        {searchText}
      </span>
    </span>
  );
}

const builtOptions: readonly LanguageOption[] = built.map(({ code, name }) => ({
  value: code,
  label: name,
  lang: code,
}));

/** The built-in list is used until the server's has arrived. */
function useLanguageOptions() {
  const [options, setOptions] = useState(builtOptions);
  useEffect(() => {
    call(listLanguages, {}).then(
      ({ list }) =>
        setOptions(
          list.flatMap(({ source, description }) =>
            isLanguage(source) ? [{ value: source, label: description, lang: source }] : [],
          ),
        ),
      () => {},
    );
  }, []);
  return options;
}

interface LanguageOption {
  readonly value: Language;
  readonly label: string;
  readonly lang: string;
}

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/**
 * The first language whose own name, translated name, English name or code starts with the typed
 * text, or contains a word that does: 中文 finds 繁體中文. Ignores diacritics and case.
 */
export function findOption(
  options: readonly LanguageOption[],
  typed: string,
  locale: string,
): LanguageOption | null {
  const searchedName = plain(typed.trim());
  if (searchedName === '') return null;
  const names = [locale, 'en'].map(
    (nameLocale) => new Intl.DisplayNames(nameLocale, { type: 'language' }),
  );
  const namedOptions = options.map((option) => ({
    option,
    words: [option.label, option.value, ...names.map((name) => name.of(option.value) ?? '')].map(
      plain,
    ),
  }));
  const matches =
    namedOptions.find(({ words }) => words.some((word) => word.startsWith(searchedName))) ??
    namedOptions.find(({ words }) => words.some((word) => word.includes(searchedName)));
  return matches?.option ?? null;
}
