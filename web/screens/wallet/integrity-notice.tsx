import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { integrity } from '#contract/ledger.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Notice } from '../../parts/notice.tsx';

/** Says that the books do not add up and no money moves, before anyone tries to move some. */
export function IntegrityNotice() {
  const refusalText = useRefusalText();
  const refreshText = useTranslations('refresh');
  const format = useFormatter();
  const { data } = useQuery({
    queryKey: ['integrity'],
    queryFn: () => call(integrity, {}),
    refetchInterval: 60_000,
  });
  if (!data || data.isSound) return null;
  const lastRunAt = data.lastRunAt ? new Date(data.lastRunAt) : null;
  const time = lastRunAt && format.dateTime(lastRunAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice kind="problem" role="alert" title={time ? refreshText('asOf', { time }) : undefined}>
      {refusalText('ledger_stopped', {})}
    </Notice>
  );
}
