import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../parts/card.tsx';
import { Columns } from '../../parts/columns.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { Opened } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { DownloadRows } from './download-rows.tsx';
import { HistoryCard } from './history-card.tsx';
import { TermsRow } from './terms-row.tsx';

interface ProofTabProps {
  readonly detail: PlanDetail;
  readonly onOpen: (opened: Opened) => void;
}

/** Every event behind the plan's figures, as a list and as files; its terms and its history. */
export function ProofTab({ detail, onOpen }: ProofTabProps) {
  const t = useTranslations('delivery');
  const [isDownloading, setDownloading] = useState(false);
  return (
    <>
      <Columns
        first={
          <Card flush title={t('export.title')}>
            <Row
              icon="search"
              onPress={() => onOpen({ sheet: 'events' })}
              text={t('events.text')}
              title={t('events.title')}
            />
            <Row
              icon="download"
              onPress={() => setDownloading(true)}
              text={t('export.downloadText')}
              title={t('export.download')}
            />
            <TermsRow terms={detail.terms} />
          </Card>
        }
        second={<HistoryCard detail={detail} />}
      />
      <Sheet
        onClose={() => setDownloading(false)}
        open={isDownloading}
        title={t('export.download')}
      >
        <DownloadRows plan={detail.plan} />
      </Sheet>
    </>
  );
}
