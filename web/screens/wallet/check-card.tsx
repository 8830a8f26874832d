import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { StaffActivityList } from './staff-activity-list.tsx';
import { StatementSheet } from './statement-sheet.tsx';

/** Everything by which a partner can check the wallet: own files, acts of staff, the network. */
export function CheckCard() {
  const t = useTranslations('wallet');
  const app = useTranslations('app');
  const statement = useTranslations('statement');
  const activity = useTranslations('activity');
  const [opened, setOpened] = useState<'statement' | 'activity' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Card flush title={t('check')}>
        <Row
          icon="download"
          onPress={() => setOpened('statement')}
          text={statement('text')}
          title={statement('title')}
        />
        <Row
          icon="people"
          onPress={() => setOpened('activity')}
          text={activity('text')}
          title={activity('title')}
        />
        <Row href="#/integrity" icon="book" title={app('publicReport')} />
      </Card>
      <StatementSheet onClose={close} open={opened === 'statement'} />
      <Sheet onClose={close} open={opened === 'activity'} title={activity('title')}>
        <StaffActivityList />
      </Sheet>
    </>
  );
}
