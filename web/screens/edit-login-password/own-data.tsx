import { useTranslations } from 'use-intl';
import { ownPersonalData } from '#contract/personal-data.ts';
import { useDownload } from '../../api/use-download.ts';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';

/** A link to the export of everything known about this partner. */
export function OwnData() {
  const t = useTranslations('password');
  const download = useDownload();
  return (
    <Card flush>
      <Row
        icon="download"
        onPress={() => void download(ownPersonalData, {})}
        text={t('dataText')}
        title={t('data')}
      />
    </Card>
  );
}
