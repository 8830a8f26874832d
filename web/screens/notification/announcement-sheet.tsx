import { useTranslations } from 'use-intl';
import { ReportMessage } from '../../help/report-message.tsx';
import { useBlockLink } from '../../help/use-block-link.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { TextBlocks } from '../../parts/text-blocks.tsx';
import styles from './notification-screen.module.css';
import type { Notification } from './use-mark-read.ts';

interface AnnouncementSheetProps {
  readonly notification: Notification | null;
  readonly onClose: () => void;
}

/** The full text of an announcement. */
export function AnnouncementSheet({ notification, onClose }: AnnouncementSheetProps) {
  const t = useTranslations('notification');
  const format = useFormatter();
  const linkOf = useBlockLink();
  const content = notification?.content;
  if (!notification || content?.type !== 'announcement') return null;
  const at = format.dateTime(new Date(notification.at), { dateStyle: 'full', timeStyle: 'short' });
  return (
    <Sheet onClose={onClose} open title={content.title}>
      <p className={`${styles.meta} quiet`}>
        {t(`category.${notification.category}`)}
        {'\u00a0· '}
        {at}
      </p>
      <TextBlocks blocks={content.blocks} lang={content.lang} linkOf={linkOf} />
      <ReportMessage name={notification.id} source="announcement" />
    </Sheet>
  );
}
