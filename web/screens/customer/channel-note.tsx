import { useTranslations } from 'use-intl';
import { Icon } from '../../parts/icon.tsx';
import styles from './customer-screen.module.css';

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
