import type { Route } from '#contract/route.ts';
import type { AccountStore } from './account/account-store.ts';
import type { AttemptStore } from './account/attempt-store.ts';
import type { Passwords } from './account/passwords.ts';
import type { SessionStore } from './account/session-store.ts';
import type { Db } from './db/db.ts';
import type { ImageFolder } from './file/image-folder.ts';
import type { Images } from './file/images.ts';
import type { Handler } from './http/call.ts';
import type { MoneyQueue } from './ledger/money-queue.ts';
import type { Secrets } from './settings/secrets.ts';
import type { Settings } from './settings/settings.ts';

/** What every use case may use. Clock and password hashing come in, so that a test holds them. */
export interface Parts {
  readonly db: Db;
  readonly now: () => Date;
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** The one way to move money. */
  readonly money: MoneyQueue;
  readonly passwords: Passwords;
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly attempts: AttemptStore;
  /** Makes what was uploaded into an image of our own. */
  readonly images: Images;
  readonly imageFolder: ImageFolder;
  /** Where files lie; null where none are kept. */
  readonly dataDir: string | null;
  /** Where the app is, when it is not where the desk is; null when they share an origin. */
  readonly appOrigin: string | null;
  /** Hosts of push services, the only ones that a push goes to. */
  readonly pushHosts: readonly string[];
}

/** A use case: the handler of one route of the contract. */
export type UseCase<R extends Route> = Handler<R, Parts>;
