import { platformAuthenticatorIsAvailable } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { AddPasskey } from '../passkey/add-passkey.tsx';
import { canUsePasskeys } from '../passkey/can-use-passkeys.ts';
import { declinePasskey, usePasskeysHere } from '../passkey/own-passkeys.ts';
import { isRegisterEntry, userInfoStored } from '../session/session.ts';
import styles from './app-notices.module.css';

const isPossible = async (): Promise<boolean> =>
  isRegisterEntry() && canUsePasskeys() && platformAuthenticatorIsAvailable();

/** Offers a passkey after a login with a password, where one is possible, until declined. */
export function PasskeyOffer() {
  const t = useTranslations('passkey');
  const partnerId = userInfoStored.use()?.id ?? '';
  const { ids, isDeclined } = usePasskeysHere(partnerId);
  const { data: isOffered } = useQuery({
    queryKey: ['passkey-offer', partnerId],
    queryFn: isPossible,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!isOffered || ids.length > 0 || isDeclined) return null;
  return (
    <div className={`${styles.notices} stack-3`}>
      <Notice
        action={
          <div className="line">
            <AddPasskey />
            <Button kind="quiet" onClick={() => declinePasskey(partnerId)}>
              {t('later')}
            </Button>
          </div>
        }
        role="status"
        title={t('offer')}
      >
        {t('offerText')}
      </Notice>
    </div>
  );
}
