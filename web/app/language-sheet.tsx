import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { editUserInfo } from '#contract/account.ts';
import { listLanguages } from '#contract/help.ts';
import { languages as built, isLanguage, type Language } from '#domain/language.ts';
import { useActions } from '../api/actions-context.ts';
import { call } from '../api/call.ts';
import { setTextSize, useTextSize } from '../device/text-size.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../parts/button.tsx';
import { Picker } from '../parts/picker.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { TextSize } from '../parts/text-size.tsx';
import { tokenStored } from '../session/session.ts';
import styles from './language-sheet.module.css';

interface LanguageSheetProps {
  readonly onClose: () => void;
}

const sheetShare = 0.5;

/** The languages, as the server lists them, over the lower half of the screen. */
export function LanguageSheet({ onClose }: LanguageSheetProps) {
  const t = useTranslations('language');
  const app = useTranslations('app');
  const { language, speak } = useLanguage();
  const { fail } = useActions();
  const [chosen, setChosen] = useState<Language>(language);
  const options = useLanguageOptions();

  const confirm = async () => {
    onClose();
    if (chosen === language) return;
    await speak(chosen).catch(() => fail('', 'offline'));
    // The account speaks it too from now on; if that fails, this device still does.
    if (tokenStored.get()) call(editUserInfo, { language: chosen }).catch(() => {});
  };

  return (
    <Sheet
      closeLabel={app('close')}
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

/** Takes effect at once, so that one sees what one chooses. */
function TextSizeSetting() {
  const t = useTranslations('language');
  const format = useFormatter();
  const percent = useTextSize();
  return (
    <TextSize
      label={t('textSize')}
      largerLabel={t('larger')}
      onChange={setTextSize}
      smallerLabel={t('smaller')}
      value={percent}
      valueText={format.number(percent / 100, { style: 'percent' })}
    />
  );
}

const builtOptions = built.map(({ code, name }) => ({ value: code, label: name, lang: code }));

/** The list that the app was built with serves until the server's has come. */
function useLanguageOptions() {
  const [options, setOptions] =
    useState<readonly { value: Language; label: string; lang: string }[]>(builtOptions);
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
