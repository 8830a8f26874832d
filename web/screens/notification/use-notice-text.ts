import { useTranslations } from 'use-intl';
import { isNoticeKind } from '#domain/notification/notice.ts';
import { noticeNumbers } from '#domain/notification/notice-numbers.ts';
import { unitOfSetting } from '#domain/notification/terms-change.ts';
import type { Facts } from '#domain/refusal.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { usePercent } from '../../plan/use-percent.ts';

interface NoticeText {
  readonly title: string;
  readonly text: string;
}

/** The text of a notice from its kind and facts, in the current language. */
export function useNoticeText(): (kind: string, facts: Facts) => NoticeText {
  const t = useTranslations('notice');
  const format = useFormatter();
  const money = useMoney();
  const percent = usePercent();
  const settingValue = useSettingValue();
  return (kind, facts) => {
    // A kind that is newer than this page; the screen it links to says the rest.
    if (!isNoticeKind(kind)) return { title: t('other.title'), text: t('other.text') };
    const time = Date.parse(String(facts.usableAt ?? facts.dueAt ?? facts.startsAt ?? ''));
    const changedValue = (value: Facts[string] | undefined) =>
      settingValue(String(facts.setting), value ?? '');
    const values = {
      ...noticeNumbers[kind],
      name: String(facts.name ?? ''),
      device: String(facts.device ?? 'unknown'),
      label: String(facts.label ?? ''),
      last4: String(facts.last4 ?? ''),
      ticket: String(facts.ticket ?? ''),
      reference: String(facts.reference ?? ''),
      by: String(facts.by ?? ''),
      reason: String(facts.reason ?? ''),
      plan: String(facts.plan ?? ''),
      product: String(facts.product ?? ''),
      percent: percent(Number(facts.percent ?? 0) / 100),
      count: Number(facts.count ?? 0),
      setting: String(facts.setting ?? ''),
      from: changedValue(facts.from),
      to: changedValue(facts.to),
      amount: facts.amount === undefined ? '' : money.whole(String(facts.amount)),
      change: facts.amount === undefined ? '' : money.wholeChange(String(facts.amount)),
      date: Number.isNaN(time)
        ? ''
        : format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short' }),
    };
    // Each kind takes values of its own, which only its text knows.
    return {
      title: t(`${kind}.title` as 'other.title', values as never),
      text: t(`${kind}.text` as 'other.text', values as never),
    };
  };
}

/** The value of a setting that changed, as its kind is written in the reader's language. */
function useSettingValue(): (setting: string, value: string | number) => string {
  const format = useFormatter();
  const money = useMoney();
  const percent = usePercent();
  return (setting, value) => {
    switch (unitOfSetting(setting, value)) {
      case 'bps':
        return percent(Number(value) / 10_000);
      case 'money':
        return money.whole(String(value));
      case 'days':
        return format.number(Number(value), { style: 'unit', unit: 'day', unitDisplay: 'long' });
      case 'hours':
        return format.number(Number(value), { style: 'unit', unit: 'hour', unitDisplay: 'long' });
      case null:
        return String(value);
    }
  };
}
