import { useState } from 'react';
import { CheckBox } from '../parts/check-box.tsx';
import { Field } from '../parts/field.tsx';
import { ImageUpload } from '../parts/image-upload.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { TextArea } from '../parts/text-area.tsx';
import styles from './parts-page.module.css';
import type { GroupProps } from './parts-page.tsx';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 180">
  <path d="M0 0h300v180H0z" fill="#d9cfc0"/><path d="M90 20h120v140H90z" fill="#fffdf8"/>
</svg>`;
const sample = new File([drawing], 'receipt.svg', { type: 'image/svg+xml' });

export function FieldsGroup({ words }: GroupProps) {
  const [picture, setPicture] = useState<File | null>(null);
  const reasonTexts = {
    image_missing: words.imageError,
    image_not_image: words.imageError,
    image_too_large: words.imageHint,
  };
  const upload = {
    label: words.image,
    pickText: words.pickImage,
    previewLabel: words.image,
    progressLabel: words.loading,
    reasonTexts,
    removeLabel: words.close,
  };
  return (
    <>
      <h2 className={styles.group}>Fields</h2>
      <Field defaultValue="R-7K2M" hint={words.passwordHint} label={words.official} />
      <Field label={words.deposit} placeholder="0.00" trailing="SIM" />
      <Field
        autoComplete="current-password"
        defaultValue="long enough"
        hideLabel={words.hide}
        label={words.password}
        showLabel={words.show}
        type="password"
      />
      <Field
        defaultValue="short"
        error={words.passwordError}
        hideLabel={words.hide}
        label={words.password}
        showLabel={words.show}
        type="password"
      />
      <Field defaultValue="88120" disabled label={words.level} />
      <SelectField
        defaultValue=""
        hint={words.imageHint}
        label={words.official}
        options={['TRON (TRC20)', 'Ethereum (ERC20)']}
        placeholder={words.show}
      />
      <TextArea hint={words.emptyText} label={words.feedback} />
      <TextArea defaultValue={words.failed} error={words.imageError} label={words.feedback} />
      <CheckBox defaultChecked label={words.agree} />
      <CheckBox label={words.agree} />
      <CheckBox disabled label={words.agree} />
      <ImageUpload {...upload} hint={words.imageHint} onChange={setPicture} value={picture} />
      <ImageUpload {...upload} onChange={() => {}} progress={0.6} value={sample} />
      <ImageUpload {...upload} error={words.imageError} onChange={() => {}} value={null} />
    </>
  );
}
