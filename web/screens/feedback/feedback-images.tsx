import { useTranslations } from 'use-intl';
import { feedbackImagesMax } from '#domain/help/feedback.ts';
import type { useImages } from '../../file/use-images.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { ImageUpload } from '../../parts/image-upload.tsx';
import styles from './feedback-screen.module.css';

interface FeedbackImagesProps {
  readonly chosen: ReturnType<typeof useImages>;
}

/** Up to three images side by side, and a slot for the next. */
export function FeedbackImages({ chosen }: FeedbackImagesProps) {
  const t = useTranslations('feedback');
  const refusalText = useRefusalText();
  const texts = {
    pickText: t('addImage'),
    previewLabel: t('imagePreview'),
    removeLabel: t('removeImage'),
    progressLabel: t('sendingImage'),
    reasonTexts: {
      image_missing: refusalText('image_missing', {}),
      image_not_image: refusalText('image_not_image', {}),
      image_too_large: refusalText('image_too_large', {}),
    },
  };
  const { images, add, remove } = chosen;
  return (
    <fieldset>
      <legend className={`${styles.label} small medium`}>{t('images')}</legend>
      <div className={styles.slots}>
        {images.map(({ key, file, progress, error }, index) => (
          <ImageUpload
            {...texts}
            error={error}
            key={key}
            label={t('image', { number: String(index + 1) })}
            onChange={(input) => {
              remove(key);
              if (input) void add(input);
            }}
            progress={progress}
            value={file}
          />
        ))}
        {images.length < feedbackImagesMax ? (
          <ImageUpload
            {...texts}
            key={`next-${images.length}`}
            label={t('image', { number: String(images.length + 1) })}
            onChange={(file) => {
              if (file) void add(file);
            }}
            value={null}
          />
        ) : null}
      </div>
      <p className="quiet">{t('imageHint')}</p>
    </fieldset>
  );
}
