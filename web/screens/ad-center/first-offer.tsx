import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listPlans } from '#contract/plan.ts';
import { call } from '../../api/call.ts';
import { useWhenNews } from '../../api/unread.ts';
import { go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import { ProductPicture } from '../../plan/product-picture.tsx';
import { usePlanText } from '../../plan/use-plan-text.ts';
import styles from './get-started.module.css';

interface FirstOfferProps {
  /** The number of the first plan on offer, as far as the steps know. */
  readonly first: string | null;
}

/** The first product that a newcomer was offered. */
export function FirstOffer({ first }: FirstOfferProps) {
  const t = useTranslations('start');
  const text = usePlanText();
  const { data, refetch } = useQuery({
    queryKey: ['plans-waiting', first],
    queryFn: () => call(listPlans, { status: 'waitPut' }),
  });
  useWhenNews(() => void refetch());
  const [plan] = data?.list ?? [];
  if (!plan) return null;
  const { planNo, product, merchant, picture } = plan;
  return (
    <Card flush>
      <Row leading={<ProductPicture picture={picture} />} text={merchant} title={product} />
      <p className={`${styles.until} quiet`}>{text.next(plan)}</p>
      <div className={styles.review}>
        <Button onClick={() => go('/plan/detail', { query: `planNo=${planNo}` })} wide>
          {t('review')}
        </Button>
      </div>
    </Card>
  );
}
