import type { LedgerServices } from '../../books/ledger/ledger.ts';
import type { Confirmations } from '../../people/confirmation/confirmation.ts';
import type { FileServices } from '../../people/file/file.ts';
import type { PartnerServices } from '../../people/partner/partner.ts';
import type { UseCasesOf } from '../../platform/gateway/gateway.ts';
import type { EventBlocks } from '../event-block/event-blocks.ts';

/** Every service a use case may ask for: built once by `create-server.ts` and handed down. */
export interface Services extends PartnerServices, FileServices, LedgerServices {
  readonly confirmations: Confirmations;
  /** Access to the sealed events of plans that ended long ago. */
  readonly blocks: EventBlocks;
  /** The folder of uploads; null where none are kept. */
  readonly dataDir: string | null;
  /** Hosts of push services, the only ones that pushes are sent to. */
  readonly pushHosts: readonly string[];
}

/** The use cases of a file of the contract. */
export type UseCases<Topic> = UseCasesOf<Topic, Services>;

export { createMoney } from './create-money.ts';
