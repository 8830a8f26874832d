import { Text } from '@mantine/core';
import { useState } from 'react';
import { uploadCreative } from '#contract/desk/creatives.ts';
import { listProducts } from '#contract/desk/products.ts';
import { creativeBytesMax } from '#domain/file/image.ts';
import { type VideoSize, videoSizeOf } from '#domain/file/video-size.ts';
import type { Language, OtherWords } from '#domain/language.ts';
import { type Format, formats } from '#domain/plan/lifetime.ts';
import { useAct, useList } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { FileInput, Select, TextInput } from '../../parts/inputs.tsx';
import { LanguageTabs } from '../../parts/language-tabs.tsx';

interface UploadFormProps {
  readonly productId: string | null;
  readonly onClose: () => void;
}

const kinds = {
  image: 'image/jpeg,image/png,image/webp',
  card: 'image/jpeg,image/png,image/webp',
  video: 'video/mp4,video/webm',
} as const satisfies Record<Format, string>;

const megabytesMax = creativeBytesMax / 1024 ** 2;

/** Uploads a picture or a video. The server checks its content, whatever the file is called. */
export function UploadForm({ productId: given, onClose }: UploadFormProps) {
  const products = useList(listProducts, {});
  const [productId, setProduct] = useState(given);
  const [format, setFormat] = useState<Format>('image');
  const [title, setTitle] = useState('');
  const [titles, setTitles] = useState<OtherWords>({});
  const [file, setFile] = useState<File | null>(null);
  const [video, setVideo] = useState<VideoSize | null>(null);
  const [isUnread, setUnread] = useState(false);
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    const bytes = chosen && format === 'video' ? await chosen.arrayBuffer() : null;
    const size = bytes && videoSizeOf(new Uint8Array(bytes));
    setVideo(size);
    setUnread(bytes !== null && size === null);
  };
  const upload = useAct(uploadCreative, {
    done: 'Added. Someone else has to review it.',
    onDone: onClose,
  });
  const send = () => {
    if (!file || !productId) return;
    const shown = { productId, format, title, titles, file };
    upload.mutate({ ...shown, video: format === 'video' ? video : null });
  };
  return (
    <ActForm
      isBusy={upload.isPending}
      onClose={onClose}
      onSubmit={send}
      failure={upload.error}
      problem={isUnread ? 'The file doesn’t say how large and how long the video is.' : null}
      submit="Add creative"
      title="Add creative"
    >
      <Select
        at="productId"
        data={products.rows.map(({ id, name, merchant }) => ({
          value: id,
          label: `${name} (${merchant})`,
        }))}
        label="Product"
        onChange={setProduct}
        required
        searchable
        value={productId}
      />
      <Select
        at="format"
        allowDeselect={false}
        data={[...formats]}
        label="Format"
        onChange={(value) => {
          setFormat(value as Format);
          void choose(null);
        }}
        value={format}
      />
      <FileInput
        at="file"
        accept={kinds[format]}
        clearable
        clearButtonProps={{ 'aria-label': 'Remove' }}
        description={`JPEG, PNG or WebP image, or MP4 or WebM video, up to ${megabytesMax} MB.`}
        label="File"
        onChange={(chosen) => void choose(chosen)}
        required
        value={file}
      />
      {format === 'video' && video && (
        <Text size="sm">
          {video.width} × {video.height}, {(video.durationMs / 1000).toFixed(1)} seconds, as the
          file says.
        </Text>
      )}
      <Titles setTitle={setTitle} setTitles={setTitles} title={title} titles={titles} />
    </ActForm>
  );
}

interface TitlesProps {
  readonly title: string;
  readonly titles: OtherWords;
  readonly setTitle: (title: string) => void;
  readonly setTitles: (titles: OtherWords) => void;
}

function Titles({ title, titles, setTitle, setTitles }: TitlesProps) {
  const [language, setLanguage] = useState<Language>('en');
  const titleIn = (code: Language) => (code === 'en' ? title : (titles[code] ?? ''));
  const change = (value: string) => {
    if (language === 'en') return setTitle(value);
    const { [language]: _, ...others } = titles;
    setTitles(value.trim() === '' ? others : { ...others, [language]: value });
  };
  return (
    <LanguageTabs
      isThere={(code) => titleIn(code).trim() !== ''}
      label="Title languages"
      onChange={setLanguage}
      value={language}
    >
      <TextInput
        at={language === 'en' ? 'title' : `titles.${language}`}
        description="Viewers see this, in the language of their browser."
        label="Title"
        lang={language}
        maxLength={120}
        onChange={(event) => change(event.currentTarget.value)}
        required={language === 'en'}
        value={titleIn(language)}
      />
    </LanguageTabs>
  );
}
