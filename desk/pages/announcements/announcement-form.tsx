import { Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { AnnouncementWords } from '#contract/announcement.ts';
import { announceToAll, announceToPartner } from '#contract/desk/announcements.ts';
import { listDeskQuestions } from '#contract/desk/questions.ts';
import { type Language, languages } from '#domain/language.ts';
import { type NoticeCategory, noticeCategories } from '#domain/notification/notice.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { PartnerSelect } from '../../parts/partner-select.tsx';
import { filledWords, type WordsBy, WordsEditor } from '../../parts/words-editor.tsx';
import { WordsPreview } from '../../parts/words-preview.tsx';

type Audience = 'all' | 'partner' | Language;

const audiences = [
  { value: 'all', label: 'All partners' },
  { value: 'partner', label: 'One partner' },
  ...languages.map(({ code, name }) => ({ value: code, label: `Who reads ${name}` })),
];

/** Writes an announcement, with a look at it in all twelve languages before it goes out. */
export function AnnouncementForm({ onClose }: { readonly onClose: () => void }) {
  const [category, setCategory] = useState<NoticeCategory>('system-announcement');
  const [audience, setAudience] = useState<Audience>('all');
  const [partnerId, setPartner] = useState<string | null>(null);
  const [at, setAt] = useState('');
  const [words, setWords] = useState<WordsBy>({
    en: { title: '', blocks: [{ type: 'paragraph', text: '' }] },
  });
  const questions = useRead(listDeskQuestions, {});
  const done = { done: 'Announced.', onDone: onClose };
  const tellAll = useAct(announceToAll, done);
  const tellOne = useAct(announceToPartner, done);
  const send = () => {
    const texts = Object.fromEntries(filledWords(words)) as AnnouncementWords;
    if (audience === 'partner') {
      if (partnerId) tellOne.mutate({ category, partnerId, texts });
      return;
    }
    const language = audience === 'all' ? null : audience;
    const time = at === '' ? null : new Date(at).toISOString();
    tellAll.mutate({ category, language, at: time, texts });
  };
  return (
    <ActForm
      isBusy={tellAll.isPending || tellOne.isPending}
      onClose={onClose}
      onSubmit={send}
      problem={(audience === 'partner' ? tellOne : tellAll).error?.message}
      size="75rem"
      submit={at === '' || audience === 'partner' ? 'Announce now' : 'Announce at that time'}
      title="Announce"
    >
      <div className="desk-fields">
        <Select
          allowDeselect={false}
          data={[...noticeCategories]}
          label="Category"
          onChange={(value) => setCategory(value as NoticeCategory)}
          value={category}
        />
        <Select
          allowDeselect={false}
          data={audiences}
          label="To"
          onChange={(value) => setAudience(value as Audience)}
          value={audience}
        />
        {audience === 'partner' ? (
          <PartnerSelect onChange={setPartner} value={partnerId} />
        ) : (
          <TextInput
            label="Out at (empty: now)"
            onChange={(event) => setAt(event.currentTarget.value)}
            type="datetime-local"
            value={at}
          />
        )}
      </div>
      {audience === 'partner' && (
        <Text size="sm">It also stands in the activity list of the partner, with your name.</Text>
      )}
      <WordsEditor
        onChange={setWords}
        questions={(questions.data?.list ?? []).map(({ id, texts }) => ({
          value: id,
          label: texts.en.question,
        }))}
        titleLabel="Title"
        titleLengthMax={120}
        words={words}
      />
      <WordsPreview words={words} />
    </ActForm>
  );
}
