import { useTranslations } from 'use-intl';
import type { Channel } from '#contract/help.ts';
import type { CallFailure } from '../api/call.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { go } from '../location/hash-location.ts';
import { Empty } from '../parts/empty.tsx';
import { Popup } from '../parts/popup.tsx';
import { Row } from '../parts/row.tsx';
import { basicConfigStored, userInfoStored } from '../session/session.ts';
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
  const user = userInfoStored.use();
  const config = basicConfigStored.use();
  const isRecharge = request.list === 'recharge';
  const known = user ?? config;
  const channels =
    (isRecharge ? known?.recharge_customer_service_url : known?.customer_service_url) ?? [];
  return (
    <Popup
      closeLabel={app('close')}
      onClose={onClose}
      open
      title={isRecharge ? t('recharge') : t('title')}
    >
      {request.failure ? <Reason failure={request.failure} /> : null}
      {channels.length === 0 ? (
        <Empty icon="service" text={t('noneText')} title={t('none')} />
      ) : null}
      <ul className={styles.list}>
        {channels.map((channel, at) => (
          <li key={channel.id}>
            <ChannelRow channel={channel} number={at + 1} onOpen={onClose} />
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

interface ChannelRowProps {
  readonly channel: Channel;
  readonly number: number;
  readonly onOpen: () => void;
}

/** Type 1 opens inside the app, any other in a new window that cannot reach back to this one. */
function ChannelRow({ channel, number, onOpen }: ChannelRowProps) {
  const t = useTranslations('service');
  const isInside = channel.type === 1;
  const host = isInside || !URL.canParse(channel.url) ? '' : new URL(channel.url).host;
  const open = () => {
    onOpen();
    if (isInside) go('/customer', { query: `url=${encodeURIComponent(channel.url)}` });
    else window.open(channel.url, '_blank', 'noopener,noreferrer');
  };
  return (
    <Row
      icon="message"
      onPress={open}
      text={isInside ? undefined : t('opensOutside', { host })}
      title={t('channel', { number: String(number), label: channel.label })}
    />
  );
}
