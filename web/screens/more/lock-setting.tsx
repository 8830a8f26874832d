import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { returnQuery } from '../../location/return-address.ts';
import { Row } from '../../parts/row.tsx';
import { Segments } from '../../parts/segments.tsx';
import { canUsePasskeys } from '../../passkey/can-use-passkeys.ts';
import { usePasskeysHere } from '../../passkey/own-passkeys.ts';
import { chooseLock, lockChoices, useLockChoice } from '../../session/lock.ts';
import { userInfoStored } from '../../session/session.ts';
import { payPasswordQuery } from '../../wallet/pay-password-query.ts';
import styles from './more-screen.module.css';

/** When the app locks itself. Only for partners who have a way to unlock it. */
export function LockSetting() {
  const t = useTranslations('more');
  const choice = useLockChoice();
  const { data } = useQuery(payPasswordQuery);
  const { ids } = usePasskeysHere(userInfoStored.use()?.id ?? '');
  const canUnlock = data?.isSet || (ids.length > 0 && canUsePasskeys());
  const choose = (value: string) => {
    chooseLock(lockChoices.find((one) => String(one) === value) ?? null);
    // The lock screen must load even without a connection.
    void import('../../lock/lock-screen.tsx');
  };
  const label = (value: (typeof lockChoices)[number]) => {
    if (value === null) return t('lockOff');
    return value === 0 ? t('lockNow') : t('lockMinutes', { minutes: value });
  };
  if (data && !canUnlock) {
    const address = `#/wallet/set-password?${returnQuery()}`;
    return <Row href={address} icon="lock" text={t('lockNeeds')} title={t('lock')} />;
  }
  return (
    <div className={`${styles.settings} stack-2`} data-ruled>
      <p className={`${styles.label} medium`}>{t('lock')}</p>
      <p className="muted">{t('lockText')}</p>
      <Segments
        label={t('lock')}
        onChange={choose}
        options={lockChoices.map((value) => ({ value: String(value), label: label(value) }))}
        value={String(choice)}
      />
    </div>
  );
}
