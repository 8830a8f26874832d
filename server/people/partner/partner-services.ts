import type { Db } from '../../platform/database/database.ts';
import type { Caller, KnownDevice, UseCasesOf } from '../../platform/gateway/gateway.ts';
import type { Secrets, Settings } from '../../platform/settings/settings.ts';
import type { AttemptCounter } from './attempts.ts';
import type { Sessions } from './create-sessions.ts';
import type { Passwords } from './passwords.ts';

/** The services that account use cases need. Clock and hashing are injected for the tests. */
export interface PartnerServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly attempts: AttemptCounter;
  /** Where the app is, when it is not where the desk is; null when they share an origin. */
  readonly appOrigin: string | null;
  /** Whether this network sends mail. */
  readonly isMailOffered: boolean;
}

/** A call of somebody who need not be logged in yet. */
export type PartnerCall = PartnerServices & Caller & KnownDevice;

/** The use cases of a file of the contract. */
export type PartnerUseCases<Topic> = UseCasesOf<Topic, PartnerServices>;
