import { unitOfSetting } from '#domain/notification/terms-change.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { usePercent } from '../../plan/use-percent.ts';

/** The value of a setting that changed, as its kind is written in the reader's language. */
export function useSettingValue(): (setting: string, value: string) => string {
  const format = useFormatter();
  const money = useMoney();
  const percent = usePercent();
  return (setting, value) => {
    switch (unitOfSetting(setting)) {
      case 'bps':
        return percent(Number(value) / 10_000);
      case 'money':
        return money.whole(value);
      case 'days':
        return format.number(Number(value), { style: 'unit', unit: 'day', unitDisplay: 'long' });
      case 'hours':
        return format.number(Number(value), { style: 'unit', unit: 'hour', unitDisplay: 'long' });
      case null:
        return value;
    }
  };
}
