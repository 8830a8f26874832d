import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { chatState } from '#contract/chat.ts';
import { listPayouts } from '#contract/payout.ts';
import { listPlans } from '#contract/plan.ts';
import { dayMs } from '#domain/time.ts';
import { call } from '../../api/call.ts';
import { useWhenNews } from '../../api/unread.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { placesInApp } from '../../location/places.ts';
import { Card } from '../../parts/card.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Notice } from '../../parts/notice.tsx';
import { planHref } from '../../plan/plan-address.ts';

const recentMs = 7 * dayMs;
const isRecent = (moment: string) => Date.now() - Date.parse(moment) < recentMs;

const failedPlans = queryOptions({
  queryKey: ['plans-failed'],
  queryFn: () => call(listPlans, { status: 'putFailed' }),
});
const payouts = queryOptions({
  queryKey: ['payouts', 'first'],
  queryFn: () => call(listPayouts, {}),
});
const chat = queryOptions({ queryKey: ['chat-state'], queryFn: () => call(chatState, {}) });

/** What needs attention, or nothing at all: problems first, then what is in progress. */
export function AttentionCards() {
  const cardQueries = [useQuery(failedPlans), useQuery(payouts), useQuery(chat)];
  const refetchAll = () => void cardQueries.map(({ refetch }) => refetch());
  useWhenNews(refetchAll);
  // Showing nothing must mean that there is nothing.
  const failedQueries = cardQueries.filter(({ isError, data }) => isError && !data);
  return (
    <>
      <FailedPlan />
      <Payout />
      <ChatNews />
      {failedQueries.length > 0 ? (
        <Card>
          <Failed busy={failedQueries.some(({ isFetching }) => isFetching)} onRetry={refetchAll} />
        </Card>
      ) : null}
    </>
  );
}

/** The newest plan that failed within a week. */
function FailedPlan() {
  const t = useTranslations('center');
  const format = useFormatter();
  const { data } = useQuery(failedPlans);
  const failed = data?.list.find(({ last }) => last && isRecent(last.at));
  if (!failed?.last) return null;
  const date = format.dateTime(new Date(failed.last.at), { dateStyle: 'medium' });
  return (
    <Notice
      action={<a href={planHref(failed.planNo)}>{t('seeWhy')}</a>}
      kind="warning"
      title={t('planFailed', { product: failed.product })}
    >
      {failed.putAmount ? t('planReturned', { date }) : t('planOver', { date })}
    </Notice>
  );
}

/** A payout in progress, or one that failed within a week. */
function Payout() {
  const t = useTranslations('center');
  const format = useFormatter();
  const money = useMoney();
  const { data } = useQuery(payouts);
  const openPayout = data?.list.find(({ state }) =>
    ['requested', 'approved', 'sent'].includes(state),
  );
  const recentlyStopped = data?.list.find(
    ({ state, steps }) =>
      (state === 'rejected' || state === 'failed') && isRecent(steps.at(-1)?.at ?? ''),
  );
  const payout = openPayout ?? recentlyStopped;
  const lastStep = payout?.steps.at(-1);
  if (!payout || !lastStep) return null;
  const time = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return (
    <Notice
      action={<a href={`#/wallet?payout=${payout.id}`}>{t('toWallet')}</a>}
      kind={openPayout ? 'info' : 'problem'}
      title={t('payout', { amount: money.whole(payout.amount) })}
    >
      {t(`payoutState.${payout.state}`, { date: format.dateTime(new Date(lastStep.at), time) })}
    </Notice>
  );
}

/** An unread answer, or a message that nobody has answered. */
function ChatNews() {
  const t = useTranslations('center');
  const { data } = useQuery(chat);
  if (!data || (data.unread === 0 && !data.isAwaited)) return null;
  const isUnread = data.unread > 0;
  return (
    <Notice
      action={<a href={`#${placesInApp.chat.path}`}>{t('toChat')}</a>}
      title={isUnread ? t('answered') : t('awaited')}
    >
      {isUnread ? t('answeredText', { count: data.unread }) : t('awaitedText')}
    </Notice>
  );
}
