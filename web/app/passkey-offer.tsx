import { platformAuthenticatorIsAvailable } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { AddPasskey } from '../passkey/add-passkey.tsx';
import { canUsePasskeys } from '../passkey/can-use-passkeys.ts';
import { declinePasskey, passkeysHere } from '../passkey/own-passkeys.ts';
import { isRegisterEntry, userInfoStored } from '../session/session.ts';
import styles from './app-notices.module.css';

const words = ['for-members', 'for-money'] as const;

/** Offered to who has just typed a password where a passkey could be, until it is declined. */
async function isOfferedTo(partnerId: string): Promise<boolean> {
  const { ids, isDeclined } = passkeysHere(partnerId);
  const isWanted = ids.length === 0 && !isDeclined && isRegisterEntry() && canUsePasskeys();
  return isWanted && platformAuthenticatorIsAvailable();
}

export function PasskeyOffer() {
  const t = useTranslations('passkey');
  const partnerId = userInfoStored.use()?.id ?? '';
  const [isOver, setOver] = useState(false);
  const hasWords = useWords(words);
  const { data: isOffered } = useQuery({
    queryKey: ['passkey-offer', partnerId],
    queryFn: () => isOfferedTo(partnerId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!isOffered || isOver || !hasWords) return null;
  const decline = () => {
    declinePasskey(partnerId);
    setOver(true);
  };
  return (
    <div className={styles.notices}>
      <Notice
        action={
          <div className={styles.actions}>
            <AddPasskey onAdded={() => setOver(true)} />
            <Button kind="quiet" onClick={decline}>
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
