import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { eventsInFile, planEventsFile, planStatement } from '#contract/delivery.ts';
import type { PlanRow } from '#contract/plan.ts';
import { useDownload } from '../../api/use-download.ts';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import { useToast } from '../../parts/toast.tsx';
import type { Opened } from '../../plan/opened.ts';

interface ExportCardProps {
  readonly plan: PlanRow;
  readonly onOpen: (opened: Opened) => void;
}

type FileName = 'csv' | 'jsonl' | 'statement';

/** Every event to view or download, and the statement once the plan is settled. */
export function ExportCard({ plan: { planNo, status }, onOpen }: ExportCardProps) {
  const t = useTranslations('delivery');
  const toast = useToast();
  const download = useDownload();
  const [busy, setBusy] = useState<FileName | null>(null);
  const save = async (file: FileName) => {
    if (busy) return;
    setBusy(file);
    const names =
      file === 'statement'
        ? [(await download(planStatement, { planNo }))?.name ?? null]
        : await saveEvents(file);
    setBusy(null);
    for (const name of names) if (name !== null) toast(t('export.saved', { name }), 'success');
  };
  /** File after file: the name of a part that others follow says up to which event it goes. */
  const saveEvents = async (format: 'csv' | 'jsonl') => {
    const names: (string | null)[] = [];
    let after: string | undefined = '';
    while (after !== undefined) {
      const place: { after?: string } = after === '' ? {} : { after };
      const name = (await download(planEventsFile, { planNo, format, ...place }))?.name ?? null;
      names.push(name);
      after = /-to-(\d+)\.\w+$/.exec(name ?? '')?.[1];
    }
    return names;
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
          text={
            busy === file ? t('export.making') : t(`export.${file}Text`, { count: eventsInFile })
          }
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
