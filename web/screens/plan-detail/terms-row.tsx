import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { TermsLines } from './terms-lines.tsx';

/** The full terms of a put on this plan, with their hash. */
export function TermsRow({ terms }: Pick<PlanDetail, 'terms'>) {
  const t = useTranslations('plan.terms');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Row icon="book" onPress={() => setOpen(true)} text={t('text')} title={t('title')} />
      <Sheet onClose={() => setOpen(false)} open={isOpen} title={t('title')}>
        <TermsLines terms={terms} />
      </Sheet>
    </>
  );
}
