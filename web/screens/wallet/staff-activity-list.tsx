import { useTranslations } from 'use-intl';
import { listStaffActivity } from '#contract/deposit.ts';
import { stepOf } from '#domain/staff/staff-act.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Empty } from '../../parts/empty.tsx';
import { Row } from '../../parts/row.tsx';
import { PageList } from '../../query/page-list.tsx';
import { usePages } from '../../query/use-pages.ts';
import { ShortCode } from '../../wallet/short-code.tsx';
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
      keyOf={({ at: happenedAt, act, reference }) => happenedAt + act + reference}
      label={t('title')}
      pages={usePages(['activity'], listStaffActivity, {})}
      row={({ at: happenedAt, by, act, reason, reference, evidence }) => {
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
                {format.dateTime(new Date(happenedAt), { dateStyle: 'medium', timeStyle: 'short' })}
              </>
            }
            title={title}
          />
        );
      }}
    />
  );
}

interface ActText {
  readonly title: string;
  /** Who took which step, of what takes two people. */
  readonly step: string | null;
}

/** What a member of staff did. An act without a text is shown by its name. */
export function useActText(): (act: string, by: string) => ActText {
  const t = useTranslations('activity');
  return (act, by) => {
    const request = stepOf(act);
    if (request)
      return { title: t(`what.${request.what}`), step: t(`step.${request.step}`, { by }) };

    const key = `did.${act}` as 'did.push';
    return { title: t.has(key) ? t(key, { by }) : t('did.other', { by, act }), step: null };
  };
}

/** What an act refers to: the note of staff, or the chat message concerned. */
function useReferenceText(): (reference: string) => string {
  const t = useTranslations('activity');
  return (reference) => {
    const number = /^message (\d+)$/.exec(reference)?.[1];
    return number ? t('message', { number }) : reference;
  };
}
