import { useTranslations } from 'use-intl';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';

/** The screens that belong to the wallet. They need no balance, so they are there from the start. */
export function WalletWays() {
  const t = useTranslations('wallet');
  return (
    <Card flush>
      <Row href="#/wallet/bind-card" icon="card" text={t('bindCardText')} title={t('bindCard')} />
      <Row
        href="#/wallet/foreign-exchange"
        icon="exchange"
        text={t('exchangeText')}
        title={t('foreignExchange')}
      />
      <Row href="#/wallet/set-password" icon="key" title={t('payPassword')} />
    </Card>
  );
}
