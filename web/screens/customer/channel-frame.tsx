import { useTranslations } from 'use-intl';
import { ChannelNote } from './channel-note.tsx';
import styles from './customer-screen.module.css';

interface ChannelFrameProps {
  readonly place: { readonly url: string; readonly host: string };
}

/**
 * The page of a channel, which is not ours: it runs in its own origin, sees neither our storage nor
 * our address, and cannot navigate the app.
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
