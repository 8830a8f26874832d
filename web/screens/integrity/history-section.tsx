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
  readonly what: Lost | null;
  readonly head: ChainPoint;
  readonly root: ChainPoint | null;
}

/**
 * Follows the partner's chain and the roots from what this device has stored. Stores nothing
 * itself.
 */
async function checkOwn(account: string, kept: KeptHead): Promise<Checked> {
  const { head } = await call(walletRoute, {});
  const keptRoot = ledgerRootStored.get()?.[account] ?? null;
  const keptKey = networkKeyStored.get()?.[account] ?? null;
  const chain = await checkChain(kept, head, servedHistory, historyCrypto);
  const roots = await checkRoots(keptRoot, keptKey, servedHistory, historyCrypto);
  return { what: chain ?? roots.what, head, root: roots.latest };
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
  const kept = walletHeadStored.use()?.[account];
  useEffect(() => {
    const before = walletHeadStored.get()?.[account];
    if (!before) return;
    let isShown = true;
    const show = (found: Checked | 'failed') => {
      if (isShown) setChecked(found);
    };
    checkOwn(account, before).then(show, () => show('failed'));
    return () => {
      isShown = false;
    };
  }, [account]);
  const found = checked === 'failed' ? null : checked;
  const first = kept?.first ?? kept;
  const date = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Section title={t('title')}>
      {kept ? null : <p className="quiet">{t('fresh')}</p>}
      {checked === 'failed' ? <p className="quiet">{t('failed')}</p> : null}
      {found?.what === null ? (
        <p className="quiet">{t('fits', { seq: found.head.seq, no: found.root?.seq ?? 0 })}</p>
      ) : null}
      {found?.what ? (
        <p className="strong problem" role="alert">
          {t('wrong')}
        </p>
      ) : null}
      {first ? <p className="quiet">{t('since', { date: date(first.seenAt) })}</p> : null}
      {kept && found ? (
        <Button
          kind="secondary"
          onClick={() => saveEvidence({ kept, shown: found.head, what: found.what })}
        >
          {t('save')}
        </Button>
      ) : null}
    </Section>
  );
}
