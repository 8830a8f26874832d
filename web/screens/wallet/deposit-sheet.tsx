import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { depositTip } from '#contract/deposit.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { copyText } from '../../device/clipboard.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { Failed } from '../../parts/failed.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { useToast } from '../../parts/toast.tsx';
import { useService } from '../../service/service-context.ts';
import { DepositDone } from './deposit-done.tsx';
import styles from './deposit-sheet.module.css';

const refreshMs = 15_000;

interface DepositSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

type Tip = Output<typeof depositTip>;

/**
 * How to pay in: a manual transfer with the partner's own reference, arranged with customer
 * service.
 */
export function DepositSheet({ open, onClose }: DepositSheetProps) {
  const t = useTranslations('deposit');
  return (
    <Sheet onClose={onClose} open={open} title={t('title')}>
      <OwnTip />
    </Sheet>
  );
}

function OwnTip() {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['deposit-tip'],
    queryFn: () => call(depositTip, {}),
    // The last answer may be from an earlier opening, and what came in since is not news.
    refetchOnMount: 'always',
    // Somebody else confirms it, maybe while its owner is looking.
    refetchInterval: refreshMs,
  });
  return (
    <>
      {isError ? <Failed busy={isFetching} onRetry={refetch} /> : null}
      {!data && !isError ? <SkeletonCard /> : null}
      {data ? <DepositDetail tip={data} /> : null}
      {data && isFetchedAfterMount ? <Arrival tip={data} /> : null}
    </>
  );
}

/** The receipt of a deposit that comes in while the sheet is open. */
function Arrival({ tip }: { readonly tip: Tip }) {
  const [earlierReferences] = useState(() => listConfirmed(tip));
  const newDeposit = tip.list.find(
    (deposit) => isConfirmed(deposit) && !earlierReferences.includes(deposit.reference),
  );
  const [isClosed, setClosed] = useState(false);
  if (!newDeposit || isClosed) return null;
  return <DepositDone deposit={newDeposit} onClose={() => setClosed(true)} />;
}

function DepositDetail({ tip }: { readonly tip: Tip }) {
  const t = useTranslations('deposit');
  const toast = useToast();
  const openService = useService();
  const about = t('chatAbout', { reference: tip.reference });
  const copy = async () => {
    if (await copyText(tip.reference)) toast(t('copied'), 'success');
  };
  return (
    <div className="stack-4">
      <p>{t('lead')}</p>
      <div className={styles.reference}>
        <span>
          <span className="quiet block">{t('reference')}</span>
          <strong className={styles.code}>{tip.reference}</strong>
        </span>
        <IconButton icon="copy" label={t('copy')} onClick={copy} />
      </div>
      {tip.instructions.length === 0 ? (
        <Notice kind="warning">{t('noAccount')}</Notice>
      ) : (
        <ol className={`${styles.steps} stack-2`}>
          {tip.instructions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <p className="quiet">{t('promise')}</p>
      <Button onClick={() => openService({ list: 'recharge', about })} wide>
        {t('service')}
      </Button>
      <OwnDeposits tip={tip} />
    </div>
  );
}

const isConfirmed = ({ state }: Tip['list'][number]) => state === 'confirmed';

const listConfirmed = ({ list }: Tip): readonly string[] =>
  list.filter(isConfirmed).map(({ reference }) => reference);

function OwnDeposits({ tip }: { readonly tip: Tip }) {
  const t = useTranslations('deposit');
  const format = useFormatter();
  const money = useMoney();
  const formatDay = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  if (tip.list.length === 0) return null;
  return (
    <section>
      <h3>{t('own')}</h3>
      {tip.list.map((deposit) => (
        <Row
          key={`${deposit.reference} ${deposit.at}`}
          text={
            <>
              {t(`state.${deposit.state}`)}&nbsp;· {formatDay(deposit.at)}
              {deposit.reason ? <Reason text={deposit.reason} /> : null}
            </>
          }
          title={deposit.reference}
          trailing={deposit.amount ? money.amount(deposit.amount) : '–'}
        />
      ))}
    </section>
  );
}

/** What staff had recorded it for, in their own words. */
const Reason = ({ text }: { readonly text: string }) => (
  <>
    <br />
    {text}
  </>
);
