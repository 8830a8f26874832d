import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { waysBack } from '#contract/recovery.ts';
import type { Output } from '#contract/route.ts';
import { listOutsideChannels } from '#domain/help/channel.ts';
import { linkDoubtDays } from '#domain/wallet/pay-password-reset.ts';
import { payoutPauseHours } from '#domain/wallet/payout.ts';
import { call } from '../../api/call.ts';
import { onwardHref } from '../../location/return-address.ts';
import { Card } from '../../parts/card.tsx';
import page from '../../parts/form-page.module.css';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { canUsePasskeys } from '../../passkey/can-use-passkeys.ts';
import { useService } from '../../service/service-context.ts';
import { basicConfigStored } from '../../session/session.ts';
import styles from './forgot-screen.module.css';

/** All ways back into an account, quickest first, each with its effect on payouts. */
export function ForgotScreen() {
  const t = useTranslations('forgot');
  const offered = useWaysBack();
  return (
    <div className="page-form stack-4">
      <h1 className={page.title}>{t('title')}</h1>
      {offered ? <Ways isMailOffered={offered.isMailOffered} /> : <SkeletonCard lines={4} />}
      <p className="muted break">{t('payPassword', { days: linkDoubtDays })}</p>
    </div>
  );
}

function Ways({ isMailOffered }: { readonly isMailOffered: boolean }) {
  const t = useTranslations('forgot');
  const service = useTranslations('service');
  const openService = useService();
  const config = basicConfigStored.use();
  const channels = listOutsideChannels([
    ...(config?.customer_service_url ?? []),
    ...(config?.recharge_customer_service_url ?? []),
  ]);
  const hasPasskeys = canUsePasskeys();
  const pause = <span className="block">{t('pause', { hours: payoutPauseHours })}</span>;
  return (
    <>
      {hasPasskeys || isMailOffered || channels.length > 0 ? (
        <p className="muted break">{t('lead')}</p>
      ) : null}
      <Card flush>
        {hasPasskeys ? (
          <Row
            href={onwardHref('/login')}
            icon="lock"
            text={
              <>
                {t('passkeyText')}
                <span className="block">{t('noPause')}</span>
              </>
            }
            title={t('passkey')}
          />
        ) : null}
        {isMailOffered ? (
          <Row
            href={onwardHref('/forgot/mail')}
            icon="message"
            text={
              <>
                {t('mailText')}
                {pause}
              </>
            }
            title={t('mail')}
          />
        ) : null}
        {channels.map(({ label, place: channel }, index) => (
          <Row
            icon="service"
            key={channel.url}
            onPress={() => openService({ list: 'service', place: channel })}
            text={
              <>
                <span className={styles.address}>{channel.url}</span>
                <span className="block">{t('serviceText')}</span>
                {pause}
              </>
            }
            title={service('channel', { number: String(index + 1), label })}
          />
        ))}
        {channels.length === 0 ? (
          <Row
            icon="service"
            text={
              <>
                {t(config?.mode === 'demo' ? 'serviceDemo' : 'serviceClosed')}
                {pause}
              </>
            }
            title={t('service')}
          />
        ) : null}
      </Card>
    </>
  );
}

type Ways = Output<typeof waysBack>;

/**
 * Fetched directly: the query cache is behind the login. Without an answer, mail is not offered.
 */
export function useWaysBack(): Ways | null {
  const [ways, setWays] = useState<Ways | null>(null);
  useEffect(() => {
    call(waysBack, {}).then(setWays, () => setWays({ isMailOffered: false }));
  }, []);
  return ways;
}
