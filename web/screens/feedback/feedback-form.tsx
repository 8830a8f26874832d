import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { newRequestId } from '#browser/request-id.ts';
import { sendFeedback } from '#contract/feedback.ts';
import { feedbackLengthMax, feedbackRules, feedbackTopics } from '#domain/help/feedback.ts';
import { useImages } from '../../file/use-images.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSend } from '../../form/use-send.ts';
import { useQuestions } from '../../help/use-questions.ts';
import { Card } from '../../parts/card.tsx';
import { Chip } from '../../parts/chip.tsx';
import { FieldError } from '../../parts/field.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { feedbackDraftStored, findDraft } from '../../session/feedback-draft.ts';
import { userInfoStored } from '../../session/session.ts';
import { FeedbackImages } from './feedback-images.tsx';
import styles from './feedback-screen.module.css';

interface FeedbackFormProps {
  /** The id of the question that led here. */
  readonly about: string | null;
  readonly onSent: (ticket: string) => void;
}

const leftShown = 200;

export function FeedbackForm({ about, onSent }: FeedbackFormProps) {
  const t = useTranslations('feedback');
  const send = useSend();
  const owner = userInfoStored.use()?.id ?? '';
  const requestIdOf = useRequestId();
  const chosen = useImages();
  const question = useQuestions().data?.find(({ id }) => id === about);
  const form = useForm({
    initial: draftOf(owner),
    rules: feedbackRules,
    send: ({ topic, content }) => {
      const input = { topic, content, images: chosen.ids, ...(question && { about: question.id }) };
      const requestId = requestIdOf(JSON.stringify(input));
      return send(sendFeedback, { ...input, requestId }, ({ ticket }) => {
        feedbackDraftStored.set(null);
        onSent(ticket);
      });
    },
  });
  const { topic, content } = form.values;
  useEffect(() => {
    const isEmpty = topic === '' && content === '';
    feedbackDraftStored.set(isEmpty ? null : { owner, topic, content });
  }, [owner, topic, content]);
  const charactersLeft = feedbackLengthMax - content.length;
  return (
    <Card>
      <form className="stack-4" noValidate onSubmit={form.submit}>
        <p>{t('lead')}</p>
        {question ? (
          <p className={styles.about}>{t('about', { question: question.question })}</p>
        ) : null}
        <TopicChips
          error={form.field('topic').error}
          onChange={(topic) => form.change('topic', topic)}
          value={topic}
        />
        <TextArea
          {...form.field('content')}
          hint={
            charactersLeft <= leftShown && charactersLeft >= 0
              ? t('left', { count: charactersLeft })
              : t('contentHint')
          }
          label={t('content')}
          rows={6}
        />
        <FeedbackImages chosen={chosen} />
        <FormEnd isSending={form.isSending || chosen.isSending} problem={form.problem}>
          {t('submit')}
        </FormEnd>
        {content === '' ? null : <p className="quiet">{t('draftKept')}</p>}
      </form>
    </Card>
  );
}

function draftOf(owner: string) {
  const { topic = '', content = '' } = findDraft(owner) ?? {};
  return { topic, content };
}

interface TopicChipsProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (topic: string) => void;
}

/** All topics visible: one tap, and nothing to open. */
function TopicChips({ value, error, onChange }: TopicChipsProps) {
  const t = useTranslations('feedback');
  return (
    <fieldset aria-describedby="topic-error">
      <legend className={`${styles.label} small medium`}>{t('topic')}</legend>
      <div className="line tight">
        {feedbackTopics.map((topic) => (
          <Chip key={topic} onPress={() => onChange(topic)} pressed={topic === value}>
            {t(`topics.${topic}`)}
          </Chip>
        ))}
      </div>
      <FieldError id="topic-error">{error}</FieldError>
    </fieldset>
  );
}

/** The same text keeps its request id, so that resending it after a lost answer sends it once. */
function useRequestId() {
  const requestRef = useRef({ question: '', id: '' });
  return (question: string): string => {
    if (requestRef.current.question !== question)
      requestRef.current = { question, id: newRequestId() };
    return requestRef.current.id;
  };
}
