import { useTranslations } from 'use-intl';
import { listStaffActivity } from '#contract/deposit.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Empty } from '../../parts/empty.tsx';
import { Row } from '../../parts/row.tsx';
import { PageList } from '../../query/page-list.tsx';
import { usePages } from '../../query/use-pages.ts';
import { ShortCode } from '../../wallet/short-code.tsx';
import { useActText } from './use-act-text.ts';
import { useReferenceText } from './use-reference-text.ts';
import { useStopText } from './use-stop-text.ts';

/** What staff did on this account: every act with a name, a reason and a reference. */
export function StaffActivityList() {
  const t = useTranslations('activity');
  const format = useFormatter();
  const actText = useActText();
  const stopText = useStopText();
  const referenceText = useReferenceText();
  return (
    <PageList
      empty={<Empty icon="people" text={t('noneText')} title={t('none')} />}
      keyOf={({ at, act, reference }) => at + act + reference}
      label={t('title')}
      pages={usePages(['activity'], listStaffActivity, {})}
      row={({ at, by, act, reason, reference, evidence }) => {
        const { title, step } = actText(act, by);
        return (
          <Row
            text={
              <>
                {step && (
                  <>
                    {step}
                    <br />
                  </>
                )}
                {/* An act that needs no reason shows its own name as one. */}
                {reason !== act && (
                  <>
                    {stopText(reason)}
                    <br />
                  </>
                )}
                {referenceText(reference)}
                <br />
                {evidence && (
                  <>
                    SHA-256 <ShortCode code={evidence} />
                    <br />
                  </>
                )}
                {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
              </>
            }
            title={title}
          />
        );
      }}
    />
  );
}
