import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { newRequestId } from '#browser/request-id.ts';
import { uploadImage } from '#contract/file.ts';
import { useActions } from '../api/actions-context.ts';
import { CallFailure } from '../api/call.ts';
import { onFailure } from '../api/on-failure.ts';
import { upload } from '../api/upload.ts';
import { useHasWords } from '../i18n/use-has-words.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';

export interface ChosenImage {
  readonly key: string;
  readonly file: File;
  /** The upload's progress, from 0 to 1. */
  readonly progress: number | null;
  readonly id: string | null;
  readonly error: string | undefined;
}

/** The images of a form: each is uploaded as soon as it is chosen, so that submitting is quick. */
export function useImages() {
  const [images, setImages] = useState<readonly ChosenImage[]>([]);
  const stops = useRef(new Map<string, () => void>());
  const textOf = useFailureText();

  const change = (key: string, changed: Partial<ChosenImage>) =>
    setImages((images) =>
      images.map((image) => (image.key === key ? { ...image, ...changed } : image)),
    );

  const add = async (file: File) => {
    const key = newRequestId();
    setImages((images) => [...images, { key, file, progress: 0, id: null, error: undefined }]);
    const { reply, stop } = upload(uploadImage, file, (progress) => change(key, { progress }));
    stops.current.set(key, stop);
    try {
      const { id } = await reply;
      change(key, { id, progress: null });
    } catch (error) {
      // An image that was removed again has nothing to show.
      change(key, { progress: null, error: textOf(error) });
    }
    stops.current.delete(key);
  };

  const remove = (key: string) => {
    setImages((images) => images.filter((image) => image.key !== key));
    stops.current.get(key)?.();
  };

  return {
    images,
    add,
    remove,
    isSending: images.some(({ progress }) => progress !== null),
    ids: images.flatMap(({ id }) => id ?? []),
  };
}

/** An image's own failure is shown below it; failures of the session go to the table. */
function useFailureText(): (error: unknown) => string {
  const t = useTranslations('failure');
  const refusalText = useRefusalText();
  const hasWords = useHasWords();
  const actions = useActions();
  return (error) => {
    if (!(error instanceof CallFailure)) throw error;
    const { code, reason, facts, message } = error;
    if (reason === 'offline') return t('offline');
    if (reason === 'http') return t('serverError');
    if ([401, 402, 403, 404, 503].includes(code)) onFailure(actions, error);
    return hasWords(reason) ? refusalText(reason, facts) : message || t('serverError');
  };
}
