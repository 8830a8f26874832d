import { useTranslations } from 'use-intl';
import { isNoticeKind } from '#domain/notification/notice.ts';
import { noticeNumbers } from '#domain/notification/notice-numbers.ts';
import type { Facts } from '#domain/refusal.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { usePercent } from '../../plan/use-percent.ts';
import { useSettingValue } from './use-setting-value.ts';

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
      settingValue(String(facts.setting), String(value ?? ''));
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
