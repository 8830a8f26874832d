import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { wallet as walletRoute } from '#contract/wallet.ts';
import type { ChainPoint } from '#domain/ledger/statement.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { checkChain, checkRoots, servedHistory } from '../../integrity/check-history.ts';
import { type Lost, saveEvidence } from '../../integrity/evidence.ts';
import { historyCrypto } from '../../integrity/history-crypto.ts';
import { Button } from '../../parts/button.tsx';
import { tokenStored, userInfoStored } from '../../session/session.ts';
import {
  type KeptHead,
  ledgerRootStored,
  networkKeyStored,
  walletHeadStored,
} from '../../session/wallet-head.ts';
import { Section } from './section.tsx';

interface Checked {
  readonly loss: Lost | null;
  readonly head: ChainPoint;
  readonly root: ChainPoint | null;
}

/**
 * Follows the partner's chain and the roots from what this device has stored. Stores nothing
 * itself.
 */
async function checkOwn(account: string, storedHead: KeptHead): Promise<Checked> {
  const { head } = await call(walletRoute, {});
  const keptRoot = ledgerRootStored.get()?.[account] ?? null;
  const keptKey = networkKeyStored.get()?.[account] ?? null;
  const chain = await checkChain(storedHead, head, servedHistory, historyCrypto);
  const roots = await checkRoots(keptRoot, keptKey, servedHistory, historyCrypto);
  return { loss: chain ?? roots.loss, head, root: roots.latest };
}

/** For logged-in partners: what this device found when it checked their history. */
export function HistorySection() {
  const account = userInfoStored.use()?.id;
  const token = tokenStored.use();
  return account && token ? <OwnHistory account={account} /> : null;
}

function OwnHistory({ account }: { readonly account: string }) {
  const t = useTranslations('integrity.history');
  const format = useFormatter();
  const [checked, setChecked] = useState<Checked | 'failed' | null>(null);
  const storedHead = walletHeadStored.use()?.[account];
  useEffect(() => {
    const earlierHead = walletHeadStored.get()?.[account];
    if (!earlierHead) return;
    let isShown = true;
    const show = (result: Checked | 'failed') => {
      if (isShown) setChecked(result);
    };
    checkOwn(account, earlierHead).then(show, () => show('failed'));
    return () => {
      isShown = false;
    };
  }, [account]);
  const result = checked === 'failed' ? null : checked;
  const first = storedHead?.first ?? storedHead;
  const formatDate = (moment: string) =>
    format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Section title={t('title')}>
      {storedHead ? null : <p className="quiet">{t('fresh')}</p>}
      {checked === 'failed' ? <p className="quiet">{t('failed')}</p> : null}
      {result?.loss === null ? (
        <p className="quiet">{t('fits', { seq: result.head.seq, no: result.root?.seq ?? 0 })}</p>
      ) : null}
      {result?.loss ? (
        <p className="strong problem" role="alert">
          {t('wrong')}
        </p>
      ) : null}
      {first ? <p className="quiet">{t('since', { date: formatDate(first.seenAt) })}</p> : null}
      {storedHead && result ? (
        <Button
          kind="secondary"
          onClick={() => saveEvidence({ kept: storedHead, shown: result.head, what: result.loss })}
        >
          {t('save')}
        </Button>
      ) : null}
    </Section>
  );
}
