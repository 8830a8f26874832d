import { useTranslations } from 'use-intl';
import { followRecords } from '#contract/follow.ts';
import type { Output } from '#contract/route.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Amount } from '../../parts/amount.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Row } from '../../parts/row.tsx';
import { planHref } from '../../plan/plan-address.ts';
import { PageList } from '../../query/page-list.tsx';
import { usePages } from '../../query/use-pages.ts';
import { useFollowText } from './use-follow-text.ts';

type Copy = Output<typeof followRecords>['list'][number];

/** Every put of followed operators: the copy, or the reason why there is none. */
export function FollowRecords() {
  const t = useTranslations('follow');
  return (
    <Card flush title={t('records')}>
      <PageList
        empty={<Empty small text={t('noRecordsText')} title={t('noRecords')} />}
        keyOf={({ id, proxyId }) => `${proxyId} ${id}`}
        label={t('records')}
        pages={usePages(['follow-records'], followRecords, {})}
        row={(copy) => <CopyRow copy={copy} />}
      />
    </Card>
  );
}

function CopyRow({ copy }: { readonly copy: Copy }) {
  const t = useTranslations('follow');
  const plans = useTranslations('plan');
  const text = useFollowText();
  const refusalText = useRefusalText();
  const { at: copiedAt, product, planNo, status, amount, reason, ownResult, share } = copy;
  // The limits of that moment are not stored, so that reason is shown without them.
  const findReasonText = (refused: NonNullable<Copy['reason']>) =>
    refused === 'put_out_of_range' ? t('outOfRange') : refusalText(refused, {});
  const outcomeText = reason
    ? t('notCopied', { why: findReasonText(reason) })
    : status && plans(`status.${status}`);
  const shareText =
    share && Number(share) > 0 ? t('ofWhichShared', { amount: text.amount(share) }) : '';
  const lines = [text.date(copiedAt), outcomeText, shareText].filter(Boolean).join('\u00a0· ');
  const trailing =
    ownResult !== null ? (
      <Amount {...text.result(ownResult)} unit={undefined} />
    ) : amount ? (
      <Amount value={text.amount(amount)} />
    ) : undefined;
  return (
    <Row
      href={planNo ? planHref(planNo) : undefined}
      text={lines}
      title={product}
      trailing={trailing}
    />
  );
}
