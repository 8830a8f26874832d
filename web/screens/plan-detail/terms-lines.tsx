import { useLocale, useTranslations } from 'use-intl';
import { chargebackDays } from '#domain/plan/clawback.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { usePercent } from '../../plan/use-percent.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { CodeLine } from '../../wallet/code-line.tsx';
import styles from './plan-detail-screen.module.css';
import { useHour } from './use-hour.ts';

type Terms = PlanDetail['terms'];

/** Every term on its own line: limits, commission, fees, windows, pacing and audience. */
export function TermsLines({ terms }: { readonly terms: Terms }) {
  const t = useTranslations('plan.terms');
  const money = useMoney();
  const percent = usePercent();
  const { commission, commissionBps, putRule } = terms;
  const commissionMax = money.amount(terms.commissionMax);
  const share = percent((commissionBps ?? 0) / 10_000);
  const bounds = { lowest: money.amount(terms.lowest), highest: money.amount(terms.highest) };
  return (
    <div>
      <LedgerLine label={t('bounds')} value={t('boundsValue', bounds)} />
      <LedgerLine
        label={t('commission')}
        value={
          commission
            ? money.amount(commission)
            : t('commissionShare', { share, most: commissionMax })
        }
      />
      <LedgerLine label={t('revenueFee')} value={percent(terms.revenueFeeBps / 10_000)} />
      <LedgerLine label={t('mediaFee')} value={percent(terms.mediaFeeBps / 10_000)} />
      <LedgerLine label={t('clickWindow')} value={t('hours', { count: terms.clickWindowHours })} />
      <LedgerLine label={t('validate')} value={t('days', { count: terms.validateDays })} />
      <LedgerLine label={t('chargeback')} value={t('days', { count: chargebackDays })} />
      <h3 className={styles.next}>{t('putRule')}</h3>
      <LedgerLine label={t('duration')} value={t('days', { count: putRule.days })} />
      <LedgerLine label={t('pacing')} value={t(`pacings.${putRule.pacing}`)} />
      {putRule.dailyCap ? (
        <LedgerLine label={t('dailyCap')} value={money.amount(putRule.dailyCap)} />
      ) : null}
      <CeilingLines priceCeilings={terms.priceCeilings} />
      <LedgerLine
        label={t('frequency')}
        value={t('frequencyValue', {
          times: putRule.frequencyCap.times,
          hours: putRule.frequencyCap.hours,
        })}
      />
      <LedgerLine label={t('goal')} value={t(`goals.${putRule.goal}`)} />
      <h3 className={styles.next}>{t('userTargeting')}</h3>
      <TargetingLines targeting={terms.targeting} />
      <CodeLine code={terms.hash} label={t('hash')} />
    </div>
  );
}

/** The agreed price ceilings for a click and a thousand impressions. */
function CeilingLines({ priceCeilings }: Pick<Terms, 'priceCeilings'>) {
  const t = useTranslations('plan.terms');
  const money = useMoney();
  const percent = usePercent();
  const allowance = percent(priceCeilings.allowanceBps / 10_000);
  return (
    <>
      <LedgerLine label={t('clickPriceMax')} value={money.exact(priceCeilings.cpc)} />
      <LedgerLine label={t('thousandPriceMax')} value={money.exact(priceCeilings.cpm)} />
      <p className={styles.term}>{t('ceilingNote', { allowance })}</p>
    </>
  );
}

function TargetingLines({ targeting }: Pick<Terms, 'targeting'>) {
  const t = useTranslations('plan.terms');
  const format = useFormatter();
  const hour = useHour();
  const locale = useLocale();
  const { compare } = new Intl.Collator(locale);
  const sortedNames = (codes: readonly string[], type: 'region' | 'language') => {
    const names = new Intl.DisplayNames(locale, { type });
    return codes.map((code) => names.of(code) ?? code).sort(compare);
  };
  // Only German also capitalizes the further names of a list.
  const inListCase = (name: string, index: number) =>
    index === 0 || locale === 'de' ? name : name.toLocaleLowerCase(locale);
  const lines = [
    ['countries', sortedNames(targeting.countries, 'region')],
    ['languages', sortedNames(targeting.languages, 'language')],
    ['devices', targeting.devices.map((device, index) => inListCase(t(`device.${device}`), index))],
    ['systems', targeting.systems.toSorted(compare)],
    ['hoursOfDay', targeting.hours.map(hour)],
    ['categories', targeting.categories.toSorted(compare)],
    ['categoriesNot', targeting.categoriesNot.toSorted(compare)],
  ] as const;
  const targetedLines = lines.filter(([, values]) => values.length > 0);
  if (targetedLines.length === 0)
    return <LedgerLine label={t('targeting')} value={t('everyone')} />;
  return targetedLines.map(([line, values]) => (
    <p className={styles.term} key={line}>
      {t(line)}
      <br />
      <strong>{format.list(values)}</strong>
    </p>
  ));
}
