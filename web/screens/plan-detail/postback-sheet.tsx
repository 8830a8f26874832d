import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { postbackSetting, setPostback } from '#contract/outbound.ts';
import type { Output } from '#contract/route.ts';
import { outboundUrlMax, whyNotOutboundUrl } from '#domain/conversion/outbound.ts';
import type { Why } from '#domain/refusal.ts';
import { call } from '../../api/call.ts';
import { useSend } from '../../form/use-send.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { usePlanText } from '../../plan/use-plan-text.ts';
import styles from './order-dispute.module.css';

type Setting = Output<typeof postbackSetting>;

const queryKey = ['postback'];

/** The webhook to the partner's own server, and every attempt to deliver to it. */
export function PostbackSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('delivery.postback');
  const app = useTranslations('app');
  const query = useQuery({ queryKey, queryFn: () => call(postbackSetting, {}) });
  const { data, isError, isFetching, refetch } = query;
  return (
    <Sheet closeLabel={app('close')} onClose={onClose} open share={0.92} title={t('title')}>
      {data ? <PostbackForm setting={data} /> : null}
      {data ? <Attempts attempts={data.attempts} /> : null}
      {!data && isError ? <Failed busy={isFetching} onRetry={refetch} text={app('retry')} /> : null}
      {!data && !isError ? <SkeletonCard /> : null}
    </Sheet>
  );
}

function PostbackForm({ setting }: { readonly setting: Setting }) {
  const t = useTranslations('delivery.postback');
  const refusalText = useRefusalText();
  const queries = useQueryClient();
  const send = useSend();
  const [url, setUrl] = useState(setting.url ?? '');
  const [secret, setSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState<Why | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = url.trim();
    const wrong = typed === '' ? null : whyNotOutboundUrl(typed);
    setProblem(wrong);
    if (wrong || isBusy) return;
    setBusy(true);
    const refused = await send(setPostback, { url: typed || null }, async (made) => {
      setSecret(made.secret);
      await queries.invalidateQueries({ queryKey });
    });
    setProblem(refused);
    setBusy(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextArea
        error={problem ? refusalText(problem.reason, problem.facts) : undefined}
        hint={t('hint', { words: '{plan} {conversion} {state} {net} {click_id}' })}
        label={t('url')}
        maxLength={outboundUrlMax}
        name="url"
        onChange={(event) => {
          setUrl(event.target.value);
          setProblem(null);
        }}
        value={url}
      />
      {secret ? (
        <p className={styles.words}>
          {t('secret')} <code>{secret}</code>
        </p>
      ) : null}
      <Button busy={isBusy} kind="secondary" type="submit" wide>
        {t('save')}
      </Button>
    </form>
  );
}

function Attempts({ attempts }: Pick<Setting, 'attempts'>) {
  const t = useTranslations('delivery.postback');
  const states = useTranslations('delivery.orders.state');
  const format = useFormatter();
  const { date } = usePlanText();
  // The list of orders says when a pending order becomes final; this list is about the past.
  const stateText = (state: Setting['attempts'][number]['state']) =>
    state === 'pending' || state === 'held' ? t('pending') : states(state);
  if (attempts.length === 0) return <p className={styles.dispute}>{t('none')}</p>;
  return (
    <ul>
      {attempts.map(({ planNo, conversionId, state, no, at, status, failure }) => (
        <li key={`${conversionId} ${state} ${no}`}>
          <Row
            text={t('attempt', { no: format.number(no), state: stateText(state), date: date(at) })}
            title={planNo}
            trailing={failure ?? status}
          />
        </li>
      ))}
    </ul>
  );
}
