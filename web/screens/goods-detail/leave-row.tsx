import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Row } from '../../parts/row.tsx';
import type { Product } from './goods-detail-screen.tsx';

/** The advertised page. Before it opens, the reader is told that they leave the app. */
export function LeaveRow({ product }: { readonly product: Product }) {
  const t = useTranslations('plan.goods');
  const [isAsking, setAsking] = useState(false);
  const { landingHost, landingUrl, merchant } = product;
  // The shops of a demo are pages of our own.
  const host = landingHost || window.location.host;
  const leave = () => {
    setAsking(false);
    window.open(landingUrl, '_blank', 'noopener,noreferrer');
  };
  return (
    <>
      <Row
        icon="globe"
        onPress={() => setAsking(true)}
        text={t('open')}
        title={`${t('leadsTo')} ${host}`}
      />
      <ConfirmDialog
        confirmLabel={t('leave', { host })}
        onCancel={() => setAsking(false)}
        onConfirm={leave}
        open={isAsking}
        text={t('leaveText', { merchant })}
        title={t('leaveTitle')}
      />
    </>
  );
}
