import { useLocale, useTranslations } from 'use-intl';
import type { planEvents } from '#contract/delivery.ts';
import type { Output } from '#contract/route.ts';
import { devices } from '#domain/delivery/event-line.ts';
import { flagReasons } from '#domain/delivery/flag.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { ShortCode } from '../../wallet/short-code.tsx';
import styles from './event-item.module.css';

type PlanEvent = Output<typeof planEvents>['list'][number];

/** One event: what, where, when, its cost or why it did not count; opened, its proof. */
export function EventItem({ event }: { readonly event: PlanEvent }) {
  const t = useTranslations('delivery');
  const format = useFormatter();
  const money = useMoney();
  const { invalid, flagged, reserved } = event;
  const happenedAt = format.dateTime(new Date(event.at), {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const country = /^[A-Z]{2}$/.test(event.country) ? names.of(event.country) : event.country;
  const device = devices.find((knownDevice) => knownDevice === event.device);
  const whereLines = [event.placement, country, device && t(`breakdown.device.${device}`)].filter(
    Boolean,
  );
  const flagReason = flagReasons.find((knownReason) => knownReason === flagged);
  const reason = invalid ?? flagReason;
  return (
    <details>
      <summary className={`${styles.top} between`}>
        <span className={styles.name}>
          <strong>{t(`kind.${event.kind}`)}</strong>
          <time dateTime={event.at}>{happenedAt}</time>
        </span>
        <span className={styles.cost}>{money.exact(reserved?.amount ?? event.cost)}</span>
        {reserved ? (
          <span className={`${styles.until} quiet`}>
            {t('events.reservedUntil', {
              time: format.dateTime(new Date(reserved.until), { timeStyle: 'medium' }),
            })}
          </span>
        ) : null}
        {reason ? (
          <span className={styles.not}>
            {t('events.notCounted', { reason: t(`reason.${reason}`) })}
          </span>
        ) : null}
      </summary>
      <div className={`${styles.proof} stack-1`}>
        <p>{whereLines.join('\u00a0· ')}</p>
        <p>{t('events.number', { no: format.number(event.no) })}</p>
        <p>
          {t('events.ad')}: <ShortCode code={event.serveId} />
        </p>
        <p>
          {t('events.hash')}: <ShortCode code={event.hash} />
        </p>
      </div>
    </details>
  );
}
