import { useTranslations } from 'use-intl';
import { setTextSize, useTextSize } from '../device/text-size.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { TextSize } from '../parts/text-size.tsx';

/** Takes effect at once, as a preview. */
export function TextSizeSetting() {
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
