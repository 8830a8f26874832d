import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutsidePlace } from '#domain/help/channel.ts';
import type { CallFailure } from '../api/call.ts';
import { useFreshUserInfo } from '../api/fresh-user-info.ts';
import { useHasWords } from '../i18n/use-has-words.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { go } from '../location/hash-location.ts';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { Popup } from '../parts/popup.tsx';
import { Row } from '../parts/row.tsx';
import { basicConfigStored, userInfoStored } from '../session/session.ts';
import { ChannelRow } from './channel-row.tsx';
import { enterAsOwner, findOwnerToken } from './owner-token.ts';
import type { ServiceRequest } from './service-context.ts';
import styles from './service-popup.module.css';

interface ServicePopupProps {
  readonly request: ServiceRequest;
  readonly onClose: () => void;
}

/** The ways to reach customer service, and why the user is sent there. */
export function ServicePopup({ request, onClose }: ServicePopupProps) {
  const t = useTranslations('service');
  useFreshUserInfo();
  const user = userInfoStored.use();
  const config = basicConfigStored.use();
  const [leaving, setLeaving] = useState<OutsidePlace | null>(request.place ?? null);
  const ownerToken = request.failure ? findOwnerToken(request.failure) : null;
  const isRecharge = request.list === 'recharge';
  const settings = user ?? config;
  const channels =
    (isRecharge ? settings?.recharge_customer_service_url : settings?.customer_service_url) ?? [];
  if (leaving) {
    const back = request.place ? onClose : () => setLeaving(null);
    return (
      <Popup onClose={onClose} open title={t('leaving')}>
        <LeaveNotice onBack={back} onOpen={onClose} place={leaving} />
      </Popup>
    );
  }
  return (
    <Popup onClose={onClose} open title={isRecharge ? t('recharge') : t('title')}>
      {request.failure ? <Reason failure={request.failure} /> : null}
      {ownerToken !== null ? <Leave onOpen={onClose} token={ownerToken} /> : null}
      {channels.length === 0 ? (
        <Empty icon="service" text={t('noneText')} title={t('none')} />
      ) : null}
      <ul className="rows">
        {channels.map((channel, index) => (
          <li key={channel.id}>
            <ChannelRow
              about={request.about}
              channel={channel}
              number={index + 1}
              onLeave={setLeaving}
              onOpen={onClose}
              ownerToken={ownerToken}
            />
          </li>
        ))}
      </ul>
      <p className={`${styles.promise} quiet`}>{t('promise')}</p>
    </Popup>
  );
}

/** In the current language, which the refusal itself may just have changed. */
function Reason({ failure }: { readonly failure: CallFailure }) {
  const refusalText = useRefusalText();
  const hasWords = useHasWords();
  const { reason, facts, message } = failure;
  const text = hasWords(reason) ? refusalText(reason, facts) : message;
  return <p className={styles.message}>{text}</p>;
}

interface LeaveProps {
  readonly token: string;
  readonly onOpen: () => void;
}

/** Whatever the state of an account, its owner can reach the statement and the money. */
function Leave({ token, onOpen }: LeaveProps) {
  const t = useTranslations('service');
  const leave = () => {
    onOpen();
    enterAsOwner(token);
    go('/wallet', { replace: true });
  };
  return (
    <div className={styles.leave}>
      <Row icon="wallet" onPress={leave} text={t('leaveText')} title={t('leave')} />
    </div>
  );
}

interface LeaveNoticeProps {
  readonly place: OutsidePlace;
  readonly onBack: () => void;
  readonly onOpen: () => void;
}

/**
 * Shown before an outside window opens: its whole host, to compare. The window cannot reach back to
 * us.
 */
function LeaveNotice({ place, onBack, onOpen }: LeaveNoticeProps) {
  const t = useTranslations('service');
  const app = useTranslations('app');
  const open = () => {
    onOpen();
    window.open(place.url, '_blank', 'noopener,noreferrer');
  };
  return (
    <div className="stack-3">
      <p>{t('leavingText')}</p>
      <p className={styles.host}>{place.host}</p>
      <p className={`${styles.promise} quiet`}>{t('promise')}</p>
      <Button onClick={open} wide>
        {t('leavingOpen', { host: place.host })}
      </Button>
      <Button kind="secondary" onClick={onBack} wide>
        {app('cancel')}
      </Button>
    </div>
  );
}
