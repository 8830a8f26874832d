import type { Services } from '../../ads/services/services.ts';
import type { Sql } from '../../platform/database/database.ts';

/** What a change by two needs from the call that proposes or decides it. */
export type ByTwoCall = Services & { readonly appOrigin: string };

export type About = Readonly<Record<string, string>>;

/** The people and the reason. During the dry run only the proposer is known. */
export interface MadeByTwo {
  /** The id of the proposal. */
  readonly id: string;
  readonly by: string;
  readonly askedBy?: string;
  readonly reason: string;
  readonly now: Date;
  readonly codeWordHash: Buffer | null;
}

/** A link for a merchant, and its recipient. */
export interface KeyLink {
  readonly address: string;
  readonly contact: string;
  readonly expiresAt: string;
}

/** One kind of change by two: its description for people, and how it is carried out. */
export interface ByTwoAct<Body> {
  about(sql: Sql, body: Body): Promise<About>;
  carryOut(sql: Sql, call: ByTwoCall, body: Body, made: MadeByTwo): Promise<KeyLink | null>;
}
