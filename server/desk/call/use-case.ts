import type {
  ApprovedCommand,
  Arrival,
  Audit,
  DeskCommand,
  DeskQuery,
  DeskRoute,
  DeskUpload,
  OwnCommand,
} from '#contract/desk/desk-route.ts';
import type { Answer, Input, Reply } from '#contract/route.ts';
import type { ExchangeState } from '#domain/exchange/exchange.ts';
import type { Services } from '../../ads/services/services.ts';
import type { Sql, TransactionSql } from '../../platform/database/database.ts';
import type { DeskAsker, DeskCall, DeskCookie, StaffMember } from './desk-call.ts';

/** A call before sign-in: nobody is known yet. */
export type ArrivalCall = Services & DeskAsker & { readonly cookie: DeskCookie };

/** What every command gets from the gateway: a transaction, one time for all of it, and an id. */
interface InTransaction extends Omit<Services, 'db' | 'now' | 'appOrigin'>, DeskAsker {
  readonly sql: TransactionSql;
  readonly now: Date;
  /** Made for this command; that of the approval, where it takes two people. */
  readonly commandId: string;
}

/** A command that one person gives. */
export interface CommandCall extends InTransaction {
  readonly staff: StaffMember;
}

/**
 * A command that runs when a second person agrees, and is tried when the first one asks. It gets
 * its transaction and what it reads beside it, but nothing that sends, moves money or writes
 * elsewhere: no rollback would undo that.
 */
export interface ApprovalCall
  extends Pick<
    InTransaction,
    'sql' | 'now' | 'commandId' | 'settings' | 'secrets' | 'origin' | 'appOrigin'
  > {
  readonly requesterId: string;
  /** The requester's name. */
  readonly requestedBy: string;
  /** Null while it is tried. */
  readonly deciderId: string | null;
  /** The decider's name. */
  readonly decidedBy: string | null;
  /** That of the word which opens the link, where the command makes one. */
  readonly codeWordHash: Buffer | null;
}

/** What is written down about a command, beside its reason and reference. */
export type Details = Readonly<Record<string, string>>;

/** Which of several acts it was, where the route names several. */
type ActOf<Acts> = Acts extends readonly (infer Act)[] ? { readonly act: Act } : unknown;

/** Taken from the input where the input has it. */
type WordOf<I, Word extends string> = I extends { readonly [W in Word]: string }
  ? { readonly [W in Word]?: string }
  : { readonly [W in Word]: string };

/** Whom a command stops that is no partner: who is told of it, by the route's rule. */
export type Hit =
  | { readonly staffId: string }
  | { readonly merchantId: string; readonly contact: string };

/** The partner in whose list the act stands, and why. */
export type Concerned<R extends DeskRoute, Acts> = {
  readonly partnerId: string;
  /** The SHA-256 of the evidence, if there was a file. */
  readonly evidence?: string | null;
} & ActOf<Acts> &
  WordOf<Input<R>, 'reason'> &
  WordOf<Input<R>, 'reference'>;

/**
 * A command that is listed with partners says with whom; any other says what the log should say.
 */
export type AuditOf<R extends DeskRoute, A extends Audit | null> = A extends {
  readonly partner: infer Acts;
}
  ? { readonly concerns: Concerned<R, Acts> | readonly Concerned<R, Acts>[] }
  : A extends { readonly log: infer Acts }
    ? { readonly details?: Details; readonly hits?: Hit } & ActOf<Acts>
    : never;

type ReplyOf<Shape> =
  Record<never, never> extends Shape ? { readonly reply?: Shape } : { readonly reply: Shape };

/** What a command has done. */
export type CommandResult<R extends DeskRoute & { readonly audit: Audit }> = ReplyOf<Reply<R>> &
  AuditOf<R, R['audit']>;

/** A link for one person, and how to reach them if that is known. */
export interface OneTimeLink {
  readonly address: string;
  readonly contact: string | null;
  readonly expiresAt: Date;
}

/** What a command has done that takes two people. */
export type ApprovedResult<R extends DeskRoute & { readonly audit: Audit }> = ReplyOf<
  Omit<Reply<R>, 'id' | 'word'>
> &
  AuditOf<R, R['audit']> & {
    /** Only one request about it can wait. */
    readonly subject: string;
    /**
     * What the second person reads: what is, and what is to be. It is refused if it reads otherwise
     * when it is decided, so it holds nothing that a partner could change to escape it, such as a
     * nickname: whom it concerns stands beside it.
     */
    readonly description: Details;
    /** Figures of the moment, which they read too and which may be others when it is decided. */
    readonly figures?: Details;
    readonly link?: OneTimeLink;
  };

/** What a transfer of money would move, as its requester named it. */
export interface TransferForm {
  /** A deposit finds its partner by the reference; an exchange and an order name theirs. */
  readonly partnerId?: string;
  /** The entry, exchange, order, merchant, publisher or acceptor that it is about. */
  readonly targetId?: string;
  readonly amount?: string;
  readonly reason: string;
  readonly reference: string;
  /** The state on the requester's screen. */
  readonly seenState?: ExchangeState;
  /** The SHA-256 of the evidence for a chargeback. */
  readonly evidence?: string | undefined;
}

/** A command that moves money when a second person agrees: the queue of money runs it. */
export interface TransferUseCase<R extends DeskRoute> {
  readonly transfer: (input: Input<R>) => TransferForm;
}

/** The uploaded file, kept until the call ends. */
type UploadOf<R extends DeskRoute> = R extends DeskUpload ? { readonly upload: string } : unknown;

/** What a command gets that opens its own transactions: the audit entry goes into one of them. */
export interface OwnTransactionsCall<R extends DeskRoute> extends DeskCall {
  readonly writeAudit: (sql: Sql, done: AuditOf<R, R['audit']>, now: Date) => Promise<void>;
}

/**
 * A command that opens its own transactions: those that wait in the queue of money or for another
 * process, act on one row after the other, or go on when the transaction has ended.
 */
export interface OwnTransactions<R extends DeskRoute> {
  readonly inOwnTransactions: (
    call: OwnTransactionsCall<R> & UploadOf<R>,
    input: Input<R>,
  ) => Promise<Answer<R>>;
}

/** A use case of the desk: what one of its routes does. */
export type DeskUseCase<R extends DeskRoute> = R extends Arrival
  ? (call: ArrivalCall, input: Input<R>) => Promise<Reply<R>>
  : R extends DeskQuery | OwnCommand
    ? (call: DeskCall, input: Input<R>) => Promise<Reply<R>>
    : R extends ApprovedCommand
      ? ((call: ApprovalCall, input: Input<R>) => Promise<ApprovedResult<R>>) | TransferUseCase<R>
      : R extends DeskCommand
        ?
            | ((call: CommandCall & UploadOf<R>, input: Input<R>) => Promise<CommandResult<R>>)
            | OwnTransactions<R>
        : never;

/** The use cases of a topic: one for each route of its file in the contract, and no others. */
export type DeskUseCases<Topic> = {
  readonly [Name in keyof Topic as Topic[Name] extends DeskRoute
    ? Name
    : never]: Topic[Name] extends DeskRoute ? DeskUseCase<Topic[Name]> : never;
};

/** A use case whose types the route has checked already. */
export type AnyDeskUseCase =
  | ((call: never, input: never) => Promise<unknown>)
  | { readonly transfer: (input: never) => TransferForm }
  | { readonly inOwnTransactions: (call: never, input: never) => Promise<unknown> };
