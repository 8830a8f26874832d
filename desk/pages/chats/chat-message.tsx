import { Badge, Text } from '@mantine/core';
import { PartnerImage } from '../../parts/partner-image.tsx';
import { shownMoney, shownTime } from '../../parts/shown.ts';
import type { OpenChat } from './chat-page.tsx';

type Message = OpenChat['list'][number];

interface MessageProps {
  readonly message: Message;
  readonly partner: string;
  readonly partnerId: string;
  /** Whether the partner has read up to here. */
  readonly isRead: boolean;
}

/** One message. A blocked one stays visible, marked as never delivered. */
export function ChatMessage({ message, partner, partnerId, isRead }: MessageProps) {
  const { at, by, text, blocked, attachment } = message;
  return (
    <article className={by === null ? 'desk-said' : 'desk-said desk-said-by-staff'}>
      <Text c="dimmed" size="xs">
        {by ?? partner} · {shownTime(at)}
        {by !== null && !blocked && isRead && ' · read'}
      </Text>
      {blocked && (
        <Badge color="red" mb={4}>
          Blocked: {blocked.replaceAll('_', ' ')}. Not delivered
        </Badge>
      )}
      {text !== '' && <p className="desk-said-text">{text}</p>}
      {attachment && <Attachment attachment={attachment} partnerId={partnerId} />}
    </article>
  );
}

interface AttachmentProps {
  readonly attachment: NonNullable<Message['attachment']>;
  readonly partnerId: string;
}

function Attachment({ attachment, partnerId }: AttachmentProps) {
  if (attachment.type === 'image') return <PartnerImage id={attachment.id} partnerId={partnerId} />;
  if (attachment.type === 'plan') {
    const { id, product, status } = attachment;
    return (
      <Text size="sm">
        Plan <code>{id}</code>: {product}, {status}
      </Text>
    );
  }
  const { of, amount, at, id } = attachment;
  return (
    <Text size="sm">
      Transaction: {of.replaceAll('_', ' ')}, {shownMoney(amount)}, {shownTime(at)}{' '}
      <code>{id}</code>
    </Text>
  );
}
