import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ownLiability } from '#contract/ledger.ts';
import type { Output } from '#contract/route.ts';
import { statementKey } from '#contract/statement.ts';
import { wallet as walletRoute } from '#contract/wallet.ts';
import { isRootSigned } from '#domain/ledger/follow-history.ts';
import { findOwedFault, type OwedFault } from '#domain/ledger/own-owed.ts';
import { type Micro, parseMicro, sum, zero } from '#domain/money.ts';
import { call } from '../api/call.ts';
import { userInfoStored } from '../session/session.ts';
import { networkKeyStored, walletHeadStored } from '../session/wallet-head.ts';
import { historyCrypto } from './history-crypto.ts';
import { sha256 } from './sha256.ts';

export type OwedAnswer = Output<typeof ownLiability>;

const OwedNotice = lazy(() =>
  import('./owed-notice.tsx').then((module) => ({ default: module.OwedNotice })),
);

interface Finding {
  readonly fault: OwedFault | null;
  readonly answer: OwedAnswer;
}

/** Checks at every start that the newest root includes the partner's own money. */
async function check(owner: string): Promise<Finding> {
  const answer = await call(ownLiability, {});
  const { root, proof, network } = answer;
  if (!root) return { fault: null, answer };
  const wallet = await call(walletRoute, {});
  const storedHead = walletHeadStored.get()?.[owner];
  const isEarlier = storedHead !== undefined && Date.parse(storedHead.seenAt) < Date.parse(root.at);
  const parts = [wallet.available, wallet.deposit, wallet.payout, wallet.exchange];
  const money: Micro = sum(parts.map((amount) => parseMicro(amount) ?? zero));
  const fault = findOwedFault(
    { ...root, network, at: new Date(root.at) },
    proof && { ...proof, amounts: proof.amounts.map(BigInt) },
    { owner, seenBefore: isEarlier ? storedHead : null, current: { ...wallet.head, money } },
    sha256,
  );
  if (fault) return { fault, answer };
  const { keys } = await call(statementKey, {});
  const facts = { ...root, network, at: new Date(root.at) };
  const seenKey = networkKeyStored.get()?.[owner] ?? null;
  const isSigned = await isRootSigned(facts, seenKey, keys, historyCrypto);
  return { fault: isSigned ? null : 'other', answer };
}

/** Checks that the partner's own money is included; only a mismatch loads the notice. */
export function OwnOwed() {
  const owner = userInfoStored.use()?.id;
  const { data } = useQuery({
    queryKey: ['own-owed', owner],
    queryFn: () => check(owner ?? ''),
    enabled: owner !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!data?.fault) return null;
  return (
    <Suspense fallback={null}>
      <OwedNotice answer={data.answer} fault={data.fault} owner={owner ?? ''} />
    </Suspense>
  );
}
