import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { makeObjection } from '#contract/objection.ts';
import { useAsk } from '../api/use-ask.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { useToast } from '../parts/toast.tsx';
import styles from './app-notices.module.css';
import type { ObjectionState } from './objection-notice.tsx';

/** Most serious first: what has already happened comes before what is pending. */
function shownOf(state: ObjectionState) {
  const { objectedAt, passwordSetAt, linkUsableAt, resetUsableAt, erasureAt } = state;
  if (objectedAt) return { title: 'titleObjected', text: 'textObjected', at: objectedAt } as const;
  if (passwordSetAt) return { title: 'titleSet', text: 'textSet', at: passwordSetAt } as const;
  if (linkUsableAt) return { title: 'titleLink', text: 'textLink', at: linkUsableAt } as const;
  if (resetUsableAt) {
    return { title: 'titleReset', text: 'textReset', at: resetUsableAt } as const;
  }
  if (!erasureAt) return null;
  return { title: 'titleErasure', text: 'textErasure', at: erasureAt } as const;
}

interface ObjectionCardProps {
  readonly state: ObjectionState;
}

/** What somebody else may have begun, and the way to stop it. */
export function ObjectionCard({ state }: ObjectionCardProps) {
  const t = useTranslations('objection');
  const format = useFormatter();
  const ask = useAsk();
  const toast = useToast();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const stateText = shownOf(state);
  if (!stateText) return null;
  const object = async () => {
    setSending(true);
    const isDone = await ask(makeObjection, {});
    setSending(false);
    if (isDone) toast(t('done'), 'success');
    await queries.invalidateQueries();
  };
  const date = format.dateTime(new Date(stateText.at), { dateStyle: 'medium', timeStyle: 'short' });
  const action =
    stateText.title === 'titleObjected' ? undefined : (
      <Button busy={isSending} kind="secondary" onClick={object}>
        {t(stateText.title === 'titleErasure' ? 'submitErasure' : 'submit')}
      </Button>
    );
  return (
    <div className={`${styles.notices} stack-3`}>
      <Notice action={action} kind="warning" role="status" title={t(stateText.title)}>
        {t(stateText.text, { date })}
      </Notice>
    </div>
  );
}
