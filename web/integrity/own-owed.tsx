import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { ownLiability } from '#contract/ledger.ts';
import type { Output } from '#contract/route.ts';
import { wallet as walletRoute } from '#contract/wallet.ts';
import { type OwedFault, whyNotOwed } from '#domain/ledger/own-owed.ts';
import { type Micro, parseMicro, sum, zero } from '#domain/money.ts';
import { call } from '../api/call.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { userInfoStored } from '../session/session.ts';
import { walletHeadStored } from '../session/wallet-head.ts';
import { sha256 } from './sha256.ts';

type Answer = Output<typeof ownLiability>;

const words = ['for-integrity'] as const;

interface Finding {
  readonly fault: OwedFault | null;
  readonly answer: Answer;
}

/** Checks here, at every start, that the newest root counts the own money. */
async function check(owner: string): Promise<Finding> {
  const answer = await call(ownLiability, {});
  const { root, proof, network } = answer;
  if (!root) return { fault: null, answer };
  const own = await call(walletRoute, {});
  const kept = walletHeadStored.get()?.[owner];
  const isEarlier = kept !== undefined && Date.parse(kept.seenAt) < Date.parse(root.at);
  const parts = [own.available, own.deposit, own.payout, own.exchange];
  const money: Micro = sum(parts.map((amount) => parseMicro(amount) ?? zero));
  const fault = whyNotOwed(
    { ...root, network, at: new Date(root.at) },
    proof && { ...proof, amounts: proof.amounts.map(BigInt) },
    { owner, seenBefore: isEarlier ? kept : null, now: { ...own.head, money } },
    sha256,
  );
  return { fault, answer };
}

/** Says so when a root does not count the own money, with a file to keep. Nobody can close it. */
export function OwnOwed() {
  const owner = userInfoStored.use()?.id;
  const { data } = useQuery({
    queryKey: ['own-owed', owner],
    queryFn: () => check(owner ?? ''),
    enabled: owner !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.fault ? <Wrong answer={data.answer} fault={data.fault} owner={owner ?? ''} /> : null;
}

interface WrongProps {
  readonly answer: Answer;
  readonly fault: OwedFault;
  readonly owner: string;
}

function Wrong({ answer, fault, owner }: WrongProps) {
  const isThere = useWords(words);
  return isThere ? <WrongNotice answer={answer} fault={fault} owner={owner} /> : null;
}

function WrongNotice({ answer, fault, owner }: WrongProps) {
  const t = useTranslations('integrity.own');
  const format = useFormatter();
  const at = new Date(answer.root?.at ?? 0);
  const time = format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  const about = { no: answer.root?.no ?? 0, time };
  return (
    <Notice
      action={
        <Button kind="secondary" onClick={() => saveProof(owner, answer)}>
          {t('save')}
        </Button>
      }
      kind="problem"
      role="alert"
      title={t('title')}
    >
      {fault === 'left-out' ? t('leftOut', about) : t('other', about)}
    </Notice>
  );
}

/** What was answered and what this device saw before, as a file for somebody else. */
function saveProof(owner: string, answer: Answer): void {
  const kept = walletHeadStored.get()?.[owner] ?? null;
  const text = JSON.stringify({ owner, kept, answer }, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `owed-root-${answer.root?.no ?? 0}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
