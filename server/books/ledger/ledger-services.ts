import type { Db } from '../../platform/database/database.ts';
import type { UseCasesOf } from '../../platform/gateway/gateway.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { MoneyQueue } from './money-queue.ts';

export interface LedgerServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly settings: Settings;
  /** The only way to move money. */
  readonly money: MoneyQueue;
}

/** The use cases of a file of the contract. */
export type LedgerUseCases<Topic> = UseCasesOf<Topic, LedgerServices>;
