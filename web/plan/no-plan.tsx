import { useTranslations } from 'use-intl';
import { Empty } from '../parts/empty.tsx';

/** Where the address names no plan, or one that is not there. */
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
