import type { Wallet } from '#domain/ledger/book.ts';
import { genesisOf } from '#domain/ledger/record-line.ts';
import type { Sql } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/process.ts';
import { findWallet } from './wallet-store.ts';

/** The wallet's current balances, read without a lock: for display, never for decisions. */
export const getBalances = async (sql: Sql, owner: string): Promise<Wallet> =>
  (await findWallet(sql, owner)) ?? {
    owner,
    seq: 0,
    head: genesisOf(owner, sha256),
    at: null,
    accounts: new Map(),
  };
