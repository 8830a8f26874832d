import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Icon } from '../../parts/icon.tsx';
import { Row } from '../../parts/row.tsx';
import unseenStyles from '../../parts/unseen.module.css';
import { ProductPicture } from '../../plan/product-picture.tsx';
import type { FoldedNotices } from './fold-notices.ts';
import { noticeIcon } from './notice-icon.ts';
import styles from './notification-screen.module.css';
import type { Notification } from './use-mark-read.ts';
import { useNoticeText } from './use-notice-text.ts';
import type { Chosen } from './use-notifications.ts';

interface NotificationRowProps {
  readonly notices: FoldedNotices;
  /** The tab: what it says need not be said again. */
  readonly category: Chosen['category'];
  /** The day, above the first notification of that day. */
  readonly day: string | null;
  readonly onOpen: () => void;
}

export function NotificationRow({ notices, category, day, onOpen }: NotificationRowProps) {
  const t = useTranslations('notification');
  const [notification] = notices;
  const { severity, at: createdAt } = notification;
  const isRead = notices.every((notice) => notice.isRead);
  const { title, text, lang } = useWords(notification);
  const isOpened = notification.content.type === 'announcement';
  const format = useFormatter();
  const first = notices.at(-1) ?? notification;
  const lines = [
    format.dateTimeRange(new Date(first.at), new Date(createdAt), { timeStyle: 'short' }),
    ...(notices.length > 1 ? [t('times', { count: notices.length })] : []),
    ...(category === 'all' ? [t(`category.${notification.category}`)] : []),
  ];
  const picture = pictureOf(notification);
  return (
    <div data-read={isRead || undefined} className={styles.item}>
      {day ? <h2 className={`${styles.day} quiet`}>{day}</h2> : null}
      <Row
        leading={
          picture ? (
            <ProductPicture picture={{ url: picture, type: 'image/*' }} />
          ) : (
            <span className={`${styles.severity} center`} data-severity={severity}>
              <Icon name={noticeIcon(notification)} size="small" />
            </span>
          )
        }
        onPress={onOpen}
        text={
          <>
            {/* An announcement opens in full; a notice is shown in full here. */}
            <span className={isOpened ? styles.text : undefined} lang={lang}>
              {text}
            </span>
            <time className="block apart-1 quiet number" dateTime={createdAt}>
              {lines.join('\u00a0· ')}
            </time>
          </>
        }
        title={
          <span className={`${styles.title} strong`} lang={lang}>
            {isRead ? null : (
              <span className={styles.unread}>
                <span className={unseenStyles.unseen}>{t('unreadMark')}</span>
              </span>
            )}
            {title}
          </span>
        }
      />
    </div>
  );
}

/** The product's picture, beside good news about a plan. */
function pictureOf({ content }: Notification): string | null {
  const picture = content.type === 'notice' ? content.facts.picture : undefined;
  // Nothing but a creative on our own address.
  return typeof picture === 'string' && /^\/creatives\/[0-9a-f]+$/.test(picture) ? picture : null;
}

function useWords({ content }: Notification) {
  const noticeText = useNoticeText();
  if (content.type === 'notice')
    return { ...noticeText(content.kind, content.facts), lang: undefined };
  const first = content.blocks.find((block) => block.type === 'paragraph');
  return { title: content.title, text: first?.text ?? '', lang: content.lang };
}
