import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { voteQuestion } from '#contract/question.ts';
import { useAsk } from '../../api/use-ask.ts';
import { Chip } from '../../parts/chip.tsx';
import styles from './question-screen.module.css';

interface HelpfulProps {
  readonly id: string;
  /** Where feedback about the answer can be given. */
  readonly write: string;
}

/** Shown at once, reverted when it could not be sent. */
export function Helpful({ id, write }: HelpfulProps) {
  const t = useTranslations('question');
  const ask = useAsk();
  const [voice, setVoice] = useState<boolean | null>(null);
  const vote = async (isHelpful: boolean) => {
    setVoice(isHelpful);
    if (!(await ask(voteQuestion, { id, isHelpful }))) setVoice(null);
  };
  return (
    <div className={styles.helpful}>
      <span id="helpful">{t('helpful')}</span>
      <fieldset aria-labelledby="helpful" className={styles.voices}>
        <Chip onPress={() => void vote(true)} pressed={voice === true}>
          {t('yes')}
        </Chip>
        <Chip onPress={() => void vote(false)} pressed={voice === false}>
          {t('no')}
        </Chip>
      </fieldset>
      <p className={styles.thanks} role="status">
        {voice === null ? '' : t('thanks')}
        {voice === false ? (
          <>
            {' '}
            <a href={write}>{t('missing')}</a>
          </>
        ) : null}
      </p>
    </div>
  );
}
