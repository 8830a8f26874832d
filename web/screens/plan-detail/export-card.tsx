import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { planEventsFile, planStatement } from '#contract/delivery.ts';
import type { PlanRow } from '#contract/plan.ts';
import { useDownload } from '../../api/use-download.ts';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import { useToast } from '../../parts/toast.tsx';
import type { Opened } from './plan-detail-screen.tsx';

interface ExportCardProps {
  readonly plan: PlanRow;
  readonly onOpen: (opened: Opened) => void;
}

type FileName = 'csv' | 'jsonl' | 'statement';

/** Every event to look at or take along, and the statement once the plan is settled. */
export function ExportCard({ plan: { planNo, status }, onOpen }: ExportCardProps) {
  const t = useTranslations('delivery');
  const toast = useToast();
  const download = useDownload();
  const [busy, setBusy] = useState<FileName | null>(null);
  const save = async (file: FileName) => {
    if (busy) return;
    setBusy(file);
    const name =
      file === 'statement'
        ? await download(planStatement, { planNo })
        : await download(planEventsFile, { planNo, format: file });
    setBusy(null);
    if (name !== null) toast(t('export.saved', { name }), 'success');
  };
  const files: readonly FileName[] =
    status === 'settled' ? ['csv', 'jsonl', 'statement'] : ['csv', 'jsonl'];
  return (
    <Card flush title={t('export.title')}>
      <Row
        icon="search"
        onPress={() => onOpen({ sheet: 'events' })}
        text={t('events.text')}
        title={t('events.title')}
      />
      {files.map((file) => (
        <Row
          icon="download"
          key={file}
          onPress={() => void save(file)}
          text={busy === file ? t('export.making') : t(`export.${file}Text`)}
          title={t(`export.${file}`)}
        />
      ))}
      <Row
        icon="send"
        onPress={() => onOpen({ sheet: 'postback' })}
        text={t('postback.text')}
        title={t('postback.title')}
      />
    </Card>
  );
}
