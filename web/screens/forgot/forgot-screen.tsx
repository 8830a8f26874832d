import { useTranslations } from 'use-intl';
import { linkDoubtDays } from '#domain/wallet/pay-password-reset.ts';
import { payoutPauseHours } from '#domain/wallet/payout.ts';
import { onwardHref } from '../../location/return-address.ts';
import { Card } from '../../parts/card.tsx';
import page from '../../parts/form-page.module.css';
import type { IconName } from '../../parts/icon.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { canUsePasskeys } from '../../passkey/can-use-passkeys.ts';
import { opensBeforeLogin } from '../../service/opens-before-login.ts';
import { useService } from '../../service/service-context.ts';
import { basicConfigStored } from '../../session/session.ts';
import styles from './forgot-screen.module.css';
import { useWaysBack } from './use-ways-back.ts';

interface Way {
  readonly name: 'passkey' | 'code' | 'mail' | 'service';
  readonly text: 'passkeyText' | 'codeText' | 'mailText' | 'serviceText' | 'serviceClosed';
  readonly icon: IconName;
  /** Its target; without one, the list of channels, if any of them opens here. */
  readonly href?: string;
}

/** All ways to recover an account, quickest first, each with its effect on payouts. */
export function ForgotScreen() {
  const t = useTranslations('forgot');
  const openService = useService();
  const offered = useWaysBack();
  const channels = basicConfigStored.use()?.customer_service_url ?? [];
  const isReached = channels.some(opensBeforeLogin);
  const all: Way[] = [
    { name: 'passkey', text: 'passkeyText', icon: 'lock', href: onwardHref('/login') },
    { name: 'code', text: 'codeText', icon: 'key', href: onwardHref('/forgot/code') },
    { name: 'mail', text: 'mailText', icon: 'message', href: onwardHref('/forgot/mail') },
    { name: 'service', text: isReached ? 'serviceText' : 'serviceClosed', icon: 'service' },
  ];
  const isOffered = { passkey: canUsePasskeys(), mail: offered?.isMailOffered === true };
  const ways = all.filter(({ name }) => isOffered[name as keyof typeof isOffered] ?? true);
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('title')}</h1>
      <p className={page.lead}>{t('lead')}</p>
      {offered ? (
        <Card flush>
          {ways.map(({ name, text, icon, href }) => (
            <Row
              href={href}
              icon={icon}
              key={name}
              onPress={href || !isReached ? undefined : () => openService({ list: 'service' })}
              text={
                <>
                  {t(text)}
                  <span className={styles.pause}>
                    {name === 'passkey' ? t('noPause') : t('pause', { hours: payoutPauseHours })}
                  </span>
                </>
              }
              title={t(name)}
            />
          ))}
        </Card>
      ) : (
        <SkeletonCard lines={4} />
      )}
      <p className={page.lead}>{t('payPassword', { days: linkDoubtDays })}</p>
    </div>
  );
}
