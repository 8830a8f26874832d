import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listReports, reportMessage } from '#contract/report.ts';
import type { ReportSource } from '#domain/report/report.ts';
import { call } from '../api/call.ts';
import styles from './report-message.module.css';

interface ReportMessageProps {
  readonly source: ReportSource;
  readonly name: string;
}

const reportsKey = ['reports'] as const;

/**
 * One tap reports a message from staff to somebody other than its author; then shows the outcome.
 */
export function ReportMessage({ source, name: ref }: ReportMessageProps) {
  const t = useTranslations('report');
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey: reportsKey, queryFn: () => call(listReports, {}) });
  const send = useMutation({
    mutationFn: () => call(reportMessage, { source, ref }),
    onSuccess: () => queries.invalidateQueries({ queryKey: reportsKey }),
  });
  const report =
    data?.list.find((listed) => listed.source === source && listed.ref === ref) ?? send.data;
  if (report) {
    const { answer } = report;
    return (
      <p className={`${styles.state} quiet`} role="status">
        {answer === null ? t('done') : null}
        {answer?.outcome === 'upheld' ? t('upheld', answer) : null}
        {answer?.outcome === 'dismissed' ? t('dismissed', answer) : null}
      </p>
    );
  }
  return (
    <button
      className={styles.report}
      disabled={send.isPending}
      onClick={() => send.mutate()}
      type="button"
    >
      {t('message')}
    </button>
  );
}
