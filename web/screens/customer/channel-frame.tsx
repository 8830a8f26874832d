import { useTranslations } from 'use-intl';
import { Icon } from '../../parts/icon.tsx';
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
  const service = useTranslations('service');
  return (
    <div className={styles.channel}>
      <div className={styles.banner} role="note">
        <Icon name="globe" size="small" />
        <span>
          <strong className={styles.host}>{place.host}</strong> {t('outside')}
          <span className={styles.promise}>{service('promise')}</span>
        </span>
      </div>
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
