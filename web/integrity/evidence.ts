import { saveFile } from '#browser/save-file.ts';
import type { ChainPoint } from '#domain/ledger/statement.ts';
import { userInfoStored } from '../session/session.ts';
import {
  type KeptHead,
  ledgerRootStored,
  networkKeyStored,
  walletHeadStored,
} from '../session/wallet-head.ts';

/**
 * What does not match, if anything: in the partner's own wallet, or in the roots over all wallets.
 */
export type Lost = 'shorter' | 'changed' | 'rootLost' | 'newKey';

export interface Evidence {
  readonly kept: KeptHead | null;
  readonly shown: ChainPoint | null;
  readonly what: Lost | null;
}

const fileName = 'evidence.json';

/** Saves what this device saw and is shown now as a file that others can compare with theirs. */
export function saveEvidence(evidence: Evidence): void {
  const account = userInfoStored.get()?.id ?? null;
  const header = { format: 'reachbook-evidence/1', at: new Date().toISOString(), account };
  const storedPoints = { head: walletHeadStored.get(), root: ledgerRootStored.get() };
  const key = networkKeyStored.get();
  const text = JSON.stringify({ ...header, ...evidence, seen: storedPoints, key }, null, 2);
  saveFile(fileName, new Blob([text], { type: 'application/json' }));
}
