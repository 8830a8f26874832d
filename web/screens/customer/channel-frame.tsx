import { useTranslations } from 'use-intl';
import { ChannelNote } from './channel-note.tsx';
import styles from './customer-screen.module.css';

interface ChannelFrameProps {
  readonly place: { readonly url: string; readonly host: string };
}

/**
 * The page of a channel, which is not ours: it runs in an origin of its own, sees neither our
 * storage nor our address, and cannot lead the app elsewhere.
 */
export function ChannelFrame({ place }: ChannelFrameProps) {
  const t = useTranslations('customer');
  return (
    <div className={styles.channel}>
      <ChannelNote host={place.host} />
      <iframe
        className={styles.frame}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-forms"
        src={place.url}
        title={t('frame', { host: place.host })}
      />
    </div>
  );
}
