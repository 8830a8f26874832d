import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../parts/icon.tsx';
import styles from './money-way.module.css';

/** The product in a sentence and a picture: where a partner's money goes and comes from. */
export function MoneyWay() {
  const t = useTranslations('moneyWay');
  return (
    <div className="stack-3">
      <p className={styles.sentence}>{t('sentence')}</p>
      <figure aria-label={t('picture')} className={`${styles.picture} quiet`} role="img">
        <div aria-hidden="true" className={styles.places}>
          <Place icon="wallet" name={t('you')} />
          <Step isMoney name={t('put')} />
          <Place icon="image" name={t('pages')} />
          <Step name={t('people')} />
          <Place icon="shop" name={t('shop')} />
        </div>
        <div aria-hidden="true" className={styles.back} />
        <p aria-hidden="true" className={styles.commission}>
          {t('commission')}
        </p>
      </figure>
    </div>
  );
}

function Place({ icon, name }: { readonly icon: IconName; readonly name: string }) {
  return (
    <span className={`${styles.place} stack-1`}>
      <Icon name={icon} size="large" />
      <span>{name}</span>
    </span>
  );
}

/** An arrow, in the accent colour where it is money that moves. */
function Step({ name, isMoney }: { readonly name: string; readonly isMoney?: boolean }) {
  return (
    <span className={styles.step} data-money={isMoney}>
      <span>{name}</span>
      <span className={styles.arrow} />
    </span>
  );
}
