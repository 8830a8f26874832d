import { useTranslations } from 'use-intl';
import type { Channel } from '#contract/start-config.ts';
import { type OutsidePlace, placeOf } from '#domain/help/channel.ts';
import { go } from '../location/hash-location.ts';
import { Row } from '../parts/row.tsx';
import { beginChatDraft } from '../session/chat-outbox.ts';
import { tokenStored, userInfoStored } from '../session/session.ts';
import { enterAsOwner } from './owner-token.ts';

interface ChannelRowProps {
  readonly channel: Channel;
  readonly number: number;
  readonly ownerToken: string | null;
  readonly about: string | undefined;
  readonly onOpen: () => void;
  readonly onLeave: (place: OutsidePlace) => void;
}

/** Type 1 opens inside the app, any other in a new window, after a notice about its target. */
export function ChannelRow(props: ChannelRowProps) {
  const { channel, number, ownerToken, about, onOpen, onLeave } = props;
  const t = useTranslations('service');
  const isLoggedIn = tokenStored.use() !== null;
  const owner = userInfoStored.use()?.id;
  const channelPlace = placeOf(channel.url);
  const title = t('channel', { number: String(number), label: channel.label });
  // An address that is neither ours nor https opens nowhere.
  if (!channelPlace) return <Row icon="message" title={title} />;
  if (channel.type === 1) {
    if (!isLoggedIn && ownerToken === null) {
      return <Row icon="message" text={t('afterLogin')} title={title} />;
    }
    const open = () => {
      onOpen();
      if (ownerToken !== null) enterAsOwner(ownerToken);
      if (about && owner) beginChatDraft(owner, about);
      go('/customer', { query: `url=${encodeURIComponent(channel.url)}` });
    };
    return <Row icon="message" onPress={open} title={title} />;
  }
  if (channelPlace.kind === 'chat') return null;
  return (
    <Row
      icon="message"
      onPress={() => onLeave(channelPlace)}
      text={t('opensOutside', { host: channelPlace.host })}
      title={title}
    />
  );
}
