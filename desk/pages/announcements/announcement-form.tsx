import { Checkbox, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { newRequestId } from '#browser/request-id.ts';
import type { AnnouncementWords } from '#contract/announcement.ts';
import { announceToAll, announceToPartner, countAudience } from '#contract/desk/announcements.ts';
import { listDeskQuestions } from '#contract/desk/questions.ts';
import { type Language, languages } from '#domain/language.ts';
import { levels } from '#domain/level/level.ts';
import { type NoticeCategory, noticeCategories } from '#domain/notification/notice.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { Select } from '../../parts/inputs.tsx';
import { MomentInput } from '../../parts/moment-input.tsx';
import { PartnerSelect } from '../../parts/partner-select.tsx';
import { plainWord } from '../../parts/shown.ts';
import { filledWords, type WordsBy, WordsEditor } from '../../parts/words-editor.tsx';
import { WordsPreview } from '../../parts/words-preview.tsx';
import { askedFor } from '../approvals/approval-words.ts';

type Audience = 'all' | 'partner' | Language;

const audiences = [
  { value: 'all', label: 'All partners' },
  { value: 'partner', label: 'One partner' },
  ...languages.map(({ code, name }) => ({ value: code, label: `Partners who read ${name}` })),
];

/** Requests an announcement, with a preview in all twelve languages. */
export function AnnouncementForm({ onClose }: { readonly onClose: () => void }) {
  const [category, setCategory] = useState<NoticeCategory>('system-announcement');
  const [audience, setAudience] = useState<Audience>('all');
  const [partnerId, setPartner] = useState<string | null>(null);
  const [chosenLevels, setLevels] = useState<string[]>([]);
  const [at, setAt] = useState('');
  const [words, setWords] = useState<WordsBy>({
    en: { title: '', blocks: [{ type: 'paragraph', text: '' }] },
  });
  const [requestId] = useState(newRequestId);
  const questions = useRead(listDeskQuestions, {});
  const tellAll = useAct(announceToAll, { done: askedFor, onDone: onClose });
  const tellOne = useAct(announceToPartner, { done: askedFor, onDone: onClose });
  const send = () => {
    const texts = Object.fromEntries(filledWords(words)) as AnnouncementWords;
    const said = { requestId, category, texts, at: at === '' ? null : new Date(at).toISOString() };
    if (audience === 'partner') {
      if (partnerId) tellOne.mutate({ ...said, partnerId });
      return;
    }
    const language = audience === 'all' ? null : audience;
    const ofLevels = chosenLevels.length === 0 ? null : chosenLevels.map(Number);
    tellAll.mutate({ ...said, language, levels: ofLevels });
  };
  return (
    <ActForm
      isBusy={tellAll.isPending || tellOne.isPending}
      onClose={onClose}
      onSubmit={send}
      failure={(audience === 'partner' ? tellOne : tellAll).error}
      size="75rem"
      submit="Request announcement"
      title="Announce"
    >
      <div className="desk-fields">
        <Select
          at="category"
          allowDeselect={false}
          data={noticeCategories.map((value) => ({ value, label: plainWord(value) }))}
          label="Category"
          onChange={(value) => setCategory(value as NoticeCategory)}
          value={category}
        />
        <Select
          at="language"
          allowDeselect={false}
          data={audiences}
          label="To"
          onChange={(value) => setAudience(value as Audience)}
          value={audience}
        />
        {audience === 'partner' && <PartnerSelect onChange={setPartner} value={partnerId} />}
        <MomentInput
          at="at"
          kind="moment"
          label="Publish at (empty: now)"
          onChange={setAt}
          value={at}
        />
      </div>
      {audience === 'partner' ? (
        <Text size="sm">
          The request appears under the partner’s Staff activity right away, with your name. Its
          title and text appear when someone else has approved them.
        </Text>
      ) : (
        <>
          <Levels chosen={chosenLevels} onChange={setLevels} />
          <Reach language={audience === 'all' ? null : audience} levels={chosenLevels} />
        </>
      )}
      <WordsEditor
        at={{ texts: 'texts', title: 'title', blocks: 'blocks' }}
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

interface LevelsProps {
  readonly chosen: readonly string[];
  readonly onChange: (levels: string[]) => void;
}

function Levels({ chosen, onChange }: LevelsProps) {
  return (
    <Checkbox.Group label="Levels (none: all)" onChange={onChange} value={[...chosen]}>
      <Group mt={4}>
        {levels.map(({ level }) => (
          <Checkbox key={level} label={`Level ${level}`} value={`${level}`} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

interface ReachProps {
  readonly language: Language | null;
  readonly levels: readonly string[];
}

/** How many partners it reaches, as far as that is known before it is published. */
function Reach({ language, levels: chosen }: ReachProps) {
  const reach = useRead(countAudience, {
    ...(language ? { language } : {}),
    ...(chosen.length > 0 ? { levels: chosen.join(',') } : {}),
  });
  const partners = reach.data?.partners;
  if (reach.error) return <Text size="sm">{reach.error.message}</Text>;
  return (
    <Text role="status" size="sm">
      {partners === undefined
        ? 'Counting recipients…'
        : `It would reach ${partners} ${partners === 1 ? 'partner' : 'partners'} now. The ` +
          'recipients are chosen when it goes out.'}
    </Text>
  );
}
