import { type ReactNode, useEffect, useId, useState } from 'react';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './image-upload.module.css';
import { type ImageReason, imageOrWhyNot } from './why-not-image.ts';

interface ImageUploadProps {
  label: ReactNode;
  /** Inside the frame while it is empty: "Choose an image". */
  pickText: ReactNode;
  previewLabel: string;
  removeLabel: string;
  progressLabel: string;
  reasonTexts: Record<ImageReason, string>;
  value: File | null;
  onChange: (file: File | null) => void;
  /** The upload's progress, from 0 to 1. */
  progress?: number | null | undefined;
  /** The server's refusal. */
  error?: ReactNode;
}

function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => {
      URL.revokeObjectURL(objectUrl);
      setUrl(null);
    };
  }, [file]);
  return url;
}

export function ImageUpload(props: ImageUploadProps) {
  const { value, onChange, progress } = props;
  const id = useId();
  const [reason, setReason] = useState<ImageReason | null>(null);
  const preview = usePreview(value);
  const error = reason ? props.reasonTexts[reason] : props.error;

  const picked = (files: FileList | null) => {
    if (!files?.length) return;
    const result = imageOrWhyNot(files[0]);
    setReason(typeof result === 'string' ? result : null);
    if (typeof result !== 'string') onChange(result);
  };

  return (
    <div className={`${styles.upload} stack-1`} data-invalid={error ? true : undefined}>
      <label className="small medium" htmlFor={id}>
        {props.label}
      </label>
      <div className={`${styles.frame} center`}>
        <input
          accept="image/*"
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          className={styles.input}
          id={id}
          onChange={(event) => {
            void picked(event.target.files);
            // Otherwise the same file could not be picked again after it was removed.
            event.target.value = '';
          }}
          type="file"
        />
        {preview ? (
          <img alt={props.previewLabel} className={styles.preview} src={preview} />
        ) : (
          <span className={`${styles.pick} stack-1`}>
            <Icon name="image" />
            <span>{props.pickText}</span>
          </span>
        )}
        {value ? (
          <span className={`${styles.remove} box`}>
            <IconButton icon="close" label={props.removeLabel} onClick={() => onChange(null)} />
          </span>
        ) : null}
        {typeof progress === 'number' ? (
          <progress aria-label={props.progressLabel} className={styles.progress} value={progress} />
        ) : null}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
