import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { chatLengthMax, whyNotMessage } from '#domain/chat/message.ts';
import { useImages } from '../../file/use-images.ts';
import { Icon } from '../../parts/icon.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { chatDraftStored, type WaitingMessage } from '../../session/chat-outbox.ts';
import { userInfoStored } from '../../session/session.ts';
import { AttachSheet } from './attach-sheet.tsx';
import styles from './composer.module.css';

/** The item about to be attached, with its name. */
export interface Chosen {
  readonly type: 'plan' | 'record';
  readonly id: string;
  readonly title: string;
}

interface ComposerProps {
  readonly onSend: (text: string, attachment: WaitingMessage['attachment']) => void;
}

const leftShown = 200;

export function Composer({ onSend }: ComposerProps) {
  const t = useTranslations('chat');
  const service = useTranslations('service');
  const owner = userInfoStored.use()?.id ?? '';
  const [text, setText] = useDraft(owner);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isAttaching, setAttaching] = useState(false);
  const images = useImages();
  const [image] = images.images;
  const attachment = image?.id ? { type: 'image' as const, id: image.id } : chosenOf(chosen);
  const isReady = whyNotMessage(text, attachment) === null && !images.isSending && !image?.error;
  const charactersLeft = chatLengthMax - text.length;

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isReady) return;
    onSend(text, attachment);
    setText('');
    setChosen(null);
    if (image) images.remove(image.key);
  };
  // On a keyboard Enter sends; on a phone it makes a new line, and the button sends.
  const press = (event: KeyboardEvent) => {
    const isDesktop = window.matchMedia('(pointer: fine)').matches;
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (isEnter && isDesktop) send(event as never);
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <p className={`${styles.promise} quiet`}>{service('promise')}</p>
      {chosen ? (
        <Ready name={chosen.title} onRemove={() => setChosen(null)} type={chosen.type} />
      ) : null}
      {image ? (
        <Ready
          error={image.error}
          name={image.file.name}
          onRemove={() => images.remove(image.key)}
          progress={image.progress}
          type="image"
        />
      ) : null}
      {charactersLeft <= leftShown ? (
        <p className={`${styles.left} quiet`} data-over={charactersLeft < 0 || undefined}>
          {t('left', { count: charactersLeft })}
        </p>
      ) : null}
      <div className={styles.line}>
        <IconButton icon="plus" label={t('attach')} onClick={() => setAttaching(true)} />
        <textarea
          aria-label={t('write')}
          className={`${styles.input} grow`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
          placeholder={t('write')}
          rows={1}
          value={text}
        />
        <button
          aria-disabled={!isReady || undefined}
          aria-label={t('send')}
          className={`${styles.send} center`}
          title={t('send')}
          type="submit"
        >
          <Icon name="send" />
        </button>
      </div>
      {isAttaching ? (
        <AttachSheet
          onChoose={(chosenAttachment) => {
            if (image) images.remove(image.key);
            setChosen(chosenAttachment);
          }}
          onClose={() => setAttaching(false)}
          onImage={(file) => {
            setChosen(null);
            if (image) images.remove(image.key);
            void images.add(file);
          }}
        />
      ) : null}
    </form>
  );
}

const chosenOf = (chosen: Chosen | null): WaitingMessage['attachment'] =>
  chosen ? { type: chosen.type, id: chosen.id } : null;

/** Keeps the draft across a reload. */
function useDraft(owner: string) {
  const draft = chatDraftStored.get();
  const [text, setText] = useState(draft?.owner === owner ? draft.text : '');
  useEffect(() => {
    chatDraftStored.set(text === '' ? null : { owner, text });
  }, [owner, text]);
  return [text, setText] as const;
}

interface ReadyProps {
  readonly type: 'image' | 'plan' | 'record';
  readonly name: string;
  readonly progress?: number | null;
  readonly error?: string | undefined;
  readonly onRemove: () => void;
}

const icons = { image: 'image', plan: 'chart', record: 'wallet' } as const;

/** The attachments of the next message. */
function Ready({ type, name, progress, error, onRemove }: ReadyProps) {
  const t = useTranslations('chat');
  return (
    <div className={`${styles.ready} beside-2`}>
      <Icon name={icons[type]} size="small" />
      <span className={`${styles.readyName} grow stack`}>
        {name}
        {error ? <span className="problem">{error}</span> : null}
        {typeof progress === 'number' ? (
          <progress aria-label={t('sendingImage')} value={progress} />
        ) : null}
      </span>
      <IconButton icon="close" label={t('removeAttachment')} onClick={onRemove} />
    </div>
  );
}
