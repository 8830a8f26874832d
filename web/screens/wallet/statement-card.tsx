import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import { StatementSheet } from './statement-sheet.tsx';

/** A link to statements of any period. */
export function StatementCard() {
  const t = useTranslations('statement');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Card flush>
        <Row icon="download" onPress={() => setOpen(true)} text={t('text')} title={t('title')} />
      </Card>
      <StatementSheet onClose={() => setOpen(false)} open={isOpen} />
    </>
  );
}
