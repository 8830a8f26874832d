import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { shopLevel } from '#contract/level.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { Card } from '../../parts/card.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Loaded } from '../../query/loaded.tsx';
import { CreditCard } from './credit-card.tsx';
import { LevelCard } from './level-card.tsx';
import { LevelLog } from './level-log.tsx';
import { VipCard } from './vip-card.tsx';

export type Standing = Output<typeof shopLevel>;

/** Level, credit score and VIP: what determines each, what it changes, and what it never does. */
export function LevelScreen() {
  const t = useTranslations('level');
  const standing = useQuery({ queryKey: ['level'], queryFn: () => call(shopLevel, {}) });
  const skeleton = (
    <>
      <SkeletonCard hero lines={6} />
      <SkeletonCard hero lines={4} />
      <SkeletonCard lines={4} />
    </>
  );
  return (
    <div className="page-list stack-4">
      <Loaded inCard query={standing} skeleton={skeleton}>
        {(data) => (
          <>
            <LevelCard standing={data} />
            <CreditCard credit={data.credit} />
            <VipCard vip={data.vip} />
            <Card>{t('never')}</Card>
            <LevelLog />
          </>
        )}
      </Loaded>
    </div>
  );
}
