import { useTranslations } from 'use-intl';
import { Empty } from '../parts/empty.tsx';

/** For an address without a plan, or with one that does not exist. */
export function NoPlan() {
  const t = useTranslations('plan');
  return (
    <Empty
      action={<a href="#/plan">{t('toPlans')}</a>}
      text={t('notFoundText')}
      title={t('notFound')}
    />
  );
}
