import { useTranslations } from 'use-intl';
import { canShare, shareFile } from '../device/share.ts';
import { Row } from '../parts/row.tsx';

/** Hands on a file that was just saved, where the phone has a share sheet that takes it. */
export function ShareRow({ file }: { readonly file: File | null }) {
  const t = useTranslations('statement');
  if (!file || !canShare(file)) return null;
  return (
    <Row icon="send" onPress={() => void shareFile(file)} text={file.name} title={t('share')} />
  );
}
