import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { findInsidePlace, ownChatUrl } from '#domain/help/channel.ts';
import { useFreshUserInfo } from '../../api/fresh-user-info.ts';
import { useLocation } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SkeletonRows } from '../../parts/skeleton-rows.tsx';
import { useService } from '../../service/service-context.ts';
import { basicConfigStored, userInfoStored } from '../../session/session.ts';
import styles from './customer-screen.module.css';

const Chat = lazy(() => import('./chat.tsx').then((m) => ({ default: m.Chat })));

/** Customer service inside the app: our own chat, or a page of a configured channel. */
export function CustomerScreen() {
  const channel = findInsidePlace(useAddressUrl(), useChannels());
  if (!channel) return <NoChannel />;
  if (channel.kind === 'page') return <ChannelFrame channel={channel} />;
  return (
    <Suspense fallback={<SkeletonRows rows={4} />}>
      <Chat />
    </Suspense>
  );
}

/** What the address asks for. An address that asks for two things is suspicious. */
function useAddressUrl(): string {
  const urls = new URLSearchParams(useLocation().query).getAll('url');
  if (urls.length === 0) return ownChatUrl;
  return urls.length === 1 ? (urls[0] ?? '') : '';
}

function useChannels() {
  useFreshUserInfo();
  const user = userInfoStored.use();
  const config = basicConfigStored.use();
  const settings = user ?? config;
  return [
    ...(settings?.customer_service_url ?? []),
    ...(settings?.recharge_customer_service_url ?? []),
  ];
}

function NoChannel() {
  const t = useTranslations('customer');
  const openService = useService();
  return (
    <div className={styles.none} role="alert">
      <Empty
        action={<Button onClick={() => openService({ list: 'service' })}>{t('show')}</Button>}
        icon="warning"
        text={t('noneText')}
        title={t('none')}
      />
    </div>
  );
}

interface ChannelFrameProps {
  readonly channel: { readonly url: string; readonly host: string };
}

/**
 * The page of a channel, which is not ours: it runs in its own origin, sees neither our storage nor
 * our address, and cannot navigate the app.
 */
function ChannelFrame({ channel }: ChannelFrameProps) {
  const t = useTranslations('customer');
  return (
    <div className="fill">
      <ChannelNote host={channel.host} />
      <iframe
        className={styles.frame}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-forms"
        src={channel.url}
        title={t('frame', { host: channel.host })}
      />
    </div>
  );
}

/** Whose page is shown below, and what nobody there may ask for. */
export function ChannelNote({ host }: { readonly host: string }) {
  const t = useTranslations('customer');
  const service = useTranslations('service');
  return (
    <div className={styles.banner} role="note">
      <Icon name="globe" size="small" />
      <span>
        {t.rich('outside', {
          host,
          strong: (name) => <strong className="break">{name}</strong>,
        })}
        <span className="block">{service('promise')}</span>
      </span>
    </div>
  );
}
