import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Channel } from '#contract/help.ts';
import { type ChannelPlace, placeOf } from '#domain/help/channel.ts';
import type { CallFailure } from '../api/call.ts';
import { useFreshUserInfo } from '../api/fresh-user-info.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { currentLocation, go } from '../location/hash-location.ts';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { Popup } from '../parts/popup.tsx';
import { Row } from '../parts/row.tsx';
import {
  basicConfigStored,
  leavingStored,
  tokenStored,
  userInfoStored,
} from '../session/session.ts';
import type { ServiceRequest } from './service-context.ts';
import styles from './service-popup.module.css';

interface ServicePopupProps {
  readonly request: ServiceRequest;
  readonly onClose: () => void;
}

/** The ways to reach customer service, and the reason why one is sent there. */
export function ServicePopup({ request, onClose }: ServicePopupProps) {
  const t = useTranslations('service');
  const app = useTranslations('app');
  useFreshUserInfo();
  const user = userInfoStored.use();
  const config = basicConfigStored.use();
  const [leaving, setLeaving] = useState<OutsidePlace | null>(null);
  const isRecharge = request.list === 'recharge';
  const known = user ?? config;
  const channels =
    (isRecharge ? known?.recharge_customer_service_url : known?.customer_service_url) ?? [];
  if (leaving) {
    return (
      <Popup closeLabel={app('close')} onClose={onClose} open title={t('leaving')}>
        <LeaveNotice onBack={() => setLeaving(null)} onOpen={onClose} place={leaving} />
      </Popup>
    );
  }
  return (
    <Popup
      closeLabel={app('close')}
      onClose={onClose}
      open
      title={isRecharge ? t('recharge') : t('title')}
    >
      {request.failure ? <Reason failure={request.failure} /> : null}
      {request.failure ? <Leave failure={request.failure} onOpen={onClose} /> : null}
      {channels.length === 0 ? (
        <Empty icon="service" text={t('noneText')} title={t('none')} />
      ) : null}
      <ul className={styles.list}>
        {channels.map((channel, at) => (
          <li key={channel.id}>
            <ChannelRow channel={channel} number={at + 1} onLeave={setLeaving} onOpen={onClose} />
          </li>
        ))}
      </ul>
      <p className={styles.promise}>{t('promise')}</p>
    </Popup>
  );
}

/** In the language on screen, which the refusal itself may just have changed. */
function Reason({ failure }: { readonly failure: CallFailure }) {
  const refusalText = useRefusalText();
  const { reason, facts, message } = failure;
  const isOurs = reason !== 'offline' && reason !== 'http';
  return <p className={styles.message}>{isOurs ? refusalText(reason, facts) : message}</p>;
}

interface LeaveProps {
  readonly failure: CallFailure;
  readonly onOpen: () => void;
}

/** Whatever the state of an account, its owner gets at the statement and the money. */
function Leave({ failure: { code, facts }, onOpen }: LeaveProps) {
  const t = useTranslations('service');
  const token = typeof facts.leaving === 'string' ? facts.leaving : tokenStored.get();
  if (code < 402 || code > 404 || token === null) return null;
  const leave = () => {
    onOpen();
    leavingStored.set(currentLocation().path === '/entry' ? 'host' : 'register');
    tokenStored.set(token);
    go('/wallet', { replace: true });
  };
  return (
    <div className={styles.leave}>
      <Row icon="wallet" onPress={leave} text={t('leaveText')} title={t('leave')} />
    </div>
  );
}

interface ChannelRowProps {
  readonly channel: Channel;
  readonly number: number;
  readonly onOpen: () => void;
  readonly onLeave: (place: OutsidePlace) => void;
}

type OutsidePlace = Extract<ChannelPlace, { kind: 'page' }>;

/** Type 1 opens inside the app, any other in a new window, after a word about where it leads. */
function ChannelRow({ channel, number, onOpen, onLeave }: ChannelRowProps) {
  const t = useTranslations('service');
  const place = placeOf(channel.url);
  const title = t('channel', { number: String(number), label: channel.label });
  // An address that is neither ours nor https opens nowhere.
  if (!place) return <Row icon="message" title={title} />;
  if (channel.type === 1) {
    const open = () => {
      onOpen();
      go('/customer', { query: `url=${encodeURIComponent(channel.url)}` });
    };
    return <Row icon="message" onPress={open} title={title} />;
  }
  if (place.kind === 'chat') return null;
  return (
    <Row
      icon="message"
      onPress={() => onLeave(place)}
      text={t('opensOutside', { host: place.host })}
      title={title}
    />
  );
}

interface LeaveNoticeProps {
  readonly place: OutsidePlace;
  readonly onBack: () => void;
  readonly onOpen: () => void;
}

/** Before a window of somebody else's: its whole host, to compare. It cannot reach back to us. */
function LeaveNotice({ place, onBack, onOpen }: LeaveNoticeProps) {
  const t = useTranslations('service');
  const app = useTranslations('app');
  const open = () => {
    onOpen();
    window.open(place.url, '_blank', 'noopener,noreferrer');
  };
  return (
    <div className={styles.leaving}>
      <p>{t('leavingText')}</p>
      <p className={styles.host}>{place.host}</p>
      <p className={styles.promise}>{t('promise')}</p>
      <Button onClick={open} wide>
        {t('leavingOpen', { host: place.host })}
      </Button>
      <Button kind="secondary" onClick={onBack} wide>
        {app('cancel')}
      </Button>
    </div>
  );
}
