import { useTranslations } from 'use-intl';
import { setTheme, themes, useTheme } from '../../device/theme.ts';
import { Segments } from '../../parts/segments.tsx';
import { TextSizeSetting } from '../../settings/text-size-setting.tsx';
import styles from './more-screen.module.css';

/** Theme and text size; both take effect at once. */
export function AppearanceSettings() {
  const t = useTranslations('more');
  const language = useTranslations('language');
  const theme = useTheme();
  return (
    <div className={`${styles.settings} stack-2`}>
      <p className={`${styles.label} medium`}>{t('appearance')}</p>
      <Segments
        label={t('appearance')}
        onChange={setTheme}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
        value={theme}
      />
      <p className={`${styles.label} medium`}>{language('textSize')}</p>
      <TextSizeSetting />
    </div>
  );
}
