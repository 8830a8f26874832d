import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fileEventsMax, planEventsFile } from '#contract/delivery.ts';
import { type PlanRow, planStatement } from '#contract/plan.ts';
import { useDownload } from '../../api/use-download.ts';
import { ShareRow } from '../../file/share-row.tsx';
import { Row } from '../../parts/row.tsx';
import { useToast } from '../../parts/toast.tsx';

interface DownloadRowsProps {
  readonly plan: PlanRow;
}

type FileName = 'csv' | 'jsonl' | 'statement';

/** Every event as a file, and the statement once the plan is settled. */
export function DownloadRows({ plan: { planNo, status } }: DownloadRowsProps) {
  const t = useTranslations('delivery');
  const toast = useToast();
  const download = useDownload();
  const [busy, setBusy] = useState<FileName | null>(null);
  const [saved, setSaved] = useState<File | null>(null);
  const save = async (file: FileName) => {
    if (busy) return;
    setBusy(file);
    const files =
      file === 'statement' ? [await download(planStatement, { planNo })] : await saveEvents(file);
    setBusy(null);
    setSaved(files.at(-1) ?? null);
    for (const savedFile of files) {
      if (savedFile) toast(t('export.saved', { name: savedFile.name }), 'success');
    }
  };
  /** File after file: the name of a part that others follow says up to which event it goes. */
  const saveEvents = async (format: 'csv' | 'jsonl') => {
    const files: (File | null)[] = [];
    let afterEvent: string | undefined = '';
    while (afterEvent !== undefined) {
      const cursor: { after?: string } = afterEvent === '' ? {} : { after: afterEvent };
      const file: File | null = await download(planEventsFile, { planNo, format, ...cursor });
      files.push(file);
      afterEvent = /-to-(\d+)\.\w+$/.exec(file?.name ?? '')?.[1];
    }
    return files;
  };
  const files: readonly FileName[] =
    status === 'settled' ? ['csv', 'jsonl', 'statement'] : ['csv', 'jsonl'];
  return (
    <>
      {files.map((file) => (
        <Row
          icon="download"
          key={file}
          onPress={() => void save(file)}
          text={
            busy === file ? t('export.making') : t(`export.${file}Text`, { count: fileEventsMax })
          }
          title={t(`export.${file}`)}
        />
      ))}
      <ShareRow file={saved} />
    </>
  );
}
