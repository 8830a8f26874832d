import type * as v from 'valibot';
import type { DeskNoticeKind, MerchantMailKind } from '#domain/desk/desk-notice.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import type { NoticeKind } from '#domain/notification/notice.ts';
import type { StaffAct } from '#domain/staff/staff-act.ts';
import type { BaseRoute, Input } from '../route.ts';
import type { composedReply } from '../shape.ts';

type Shape = v.GenericSchema;
/** Below /desk/api. */
export type DeskPath = `/${string}`;

/** `nobody` is before sign-in; `everyone` is any member of staff. */
export type Roles = readonly StaffRole[] | 'nobody' | 'everyone';

/**
 * How recent the proof of identity must be.
 * `any`: a live session is enough. `fresh`: a second factor (one-time code or passkey) given in the
 * last minutes, at sign-in or since; required for decisions about money, staff or configuration.
 * `whole`: all factors proved for this one change (password and code, or a passkey), which signing
 * in does not count as; required for a change to a way of signing in, and used up by it. The
 * gateway enforces this part by itself: see `admit` in serve-desk.ts.
 */
export type DeskFactor = 'any' | 'fresh' | 'whole';

/**
 * How many people a call takes. `arrive`: it is made before sign-in. `look`: it changes nothing.
 * `own`: it changes only the caller's own session or credentials. `one`: one person does it alone.
 * `ask`: it only requests, and another person decides it at `decidedAt`. `decide`: it carries out
 * what another person began, and is refused to that person.
 */
export type People = 'arrive' | 'look' | 'own' | 'one' | 'ask' | 'decide';

/**
 * What takes two people, the strongest first.
 * `raises-cost`: somebody pays more, the network included. `lowers-income`: somebody gets less, or
 * later, or loses a right. `opens-access`: somebody can reach an account or data.
 * `read-by-partners`: it changes what partners read.
 */
export type EffectOfTwo = 'raises-cost' | 'lowers-income' | 'opens-access' | 'read-by-partners';

/**
 * What one person may do alone.
 * `answers`: their own words to one partner, signed with their name. `passes-on`: partners read
 * what two people approved or an outsider signed, and no word of whoever passes it on. `reads`:
 * they see data that two people released, or whose owner is told at once who saw it and why.
 * `stops`: it only stops or holds; its rule says who is told and by what it begins again.
 * `none`: it does nothing to anybody by itself.
 */
export type EffectOfOne = 'answers' | 'passes-on' | 'reads' | 'stops' | 'none';

/** The strongest thing that a command can do to somebody. */
export type Effect = EffectOfTwo | EffectOfOne;

/** Who learns at once of a command that only stops or holds, and how that begins again. */
export interface StopRule {
  /**
   * The notice for those at the desk who may give the command or begin again what it stopped; or
   * the list that they work on, in which they see it.
   */
  readonly notice: DeskNoticeKind | { readonly seenIn: DeskPath };
  /** Everyone at the desk gets the notice. */
  readonly isForEveryone?: true;
  /**
   * Whom it hits: a partner, by this notice, or only in their staff activity (null); a member of
   * staff, by the same notice as the others; a merchant, by mail; or nobody who could be told, and
   * why.
   */
  readonly tells:
    | { readonly partner: NoticeKind | null }
    | 'member'
    | { readonly merchant: MerchantMailKind }
    | { readonly nobody: string };
  /** The calls by which two people begin it again, or how whoever was stopped does it. */
  readonly undoneBy: readonly DeskPath[] | { readonly themselves: string };
}

/** What a command writes down, as one act or one of several. */
export type Audit =
  /** In the staff activity of the partner concerned. */
  | { readonly partner: StaffAct | readonly StaffAct[] }
  /** In the network's log, which all staff can read. */
  | { readonly log: string | readonly string[] }
  /** Where the entries of the command stand that is decided or withdrawn. */
  | { readonly ofApproval: true };

/**
 * One call of the desk, read by both sides. Its roles, its audit and its effect are part of it, so
 * that a test can walk the table and check them.
 */
export interface DeskRoute<I extends Shape = Shape, O extends Shape = Shape>
  extends BaseRoute<I, O> {
  readonly kind: 'arrival' | 'query' | 'own' | 'command' | 'approval';
  readonly path: DeskPath;
  readonly roles: Roles;
  readonly people: People;
  readonly factor: DeskFactor;
  /** Where another person decides what this call requests. */
  readonly decidedAt?: DeskPath;
  /** A step of a payout that its partner asked for: whoever works here may take it at once. */
  readonly isPayoutStep?: true;
  /** Null for a call that changes nothing but the caller's own sign-in. */
  readonly audit: Audit | null;
  readonly effect: Effect;
  /** Of a command that only stops or holds. */
  readonly stop?: StopRule;
}

/** Made before sign-in: nobody is known yet. */
export interface Arrival<I extends Shape = Shape, O extends Shape = Shape> extends DeskRoute<I, O> {
  readonly kind: 'arrival';
  readonly audit: null;
}

export interface DeskQuery<I extends Shape = Shape, O extends Shape = Shape>
  extends DeskRoute<I, O> {
  readonly kind: 'query';
  readonly audit: null;
}

/** Changes only the caller's own session or credentials. */
export interface OwnCommand<
  I extends Shape = Shape,
  O extends Shape = Shape,
  A extends Audit | null = Audit | null,
> extends DeskRoute<I, O> {
  readonly kind: 'own';
  readonly audit: A;
}

/** Changes something, in one transaction with its audit entry. */
export interface DeskCommand<
  I extends Shape = Shape,
  O extends Shape = Shape,
  A extends Audit = Audit,
> extends DeskRoute<I, O> {
  readonly kind: 'command';
  readonly audit: A;
}

/** How a second person decides a command. */
export interface ApprovalRule {
  /** Its code in the database, in filters and in the acts of a partner's list. */
  readonly kind: string;
  /** What it is, as staff read it in the queue and in the log. */
  readonly title: string;
  /** What it does once it is approved. */
  readonly effect: string;
  readonly decidedBy: readonly StaffRole[];
  /**
   * Where the decision makes a link: what to do with it. The requester gets a word, and the link
   * opens only with that.
   */
  readonly linkNote?: string;
}

/** A command that only runs when a second person agrees. */
export interface ApprovedCommand<
  I extends Shape = Shape,
  O extends Shape = Shape,
  A extends Audit = Audit,
> extends DeskRoute<I, O> {
  readonly kind: 'approval';
  readonly audit: A;
  readonly approval: ApprovalRule;
}

/** Takes one file beside its input, sent as JSON in the part `input`, in the part `file`. */
export interface DeskUpload<
  I extends Shape = Shape,
  O extends Shape = Shape,
  A extends Audit = Audit,
> extends DeskCommand<I, O, A> {
  readonly body: 'multipart';
  readonly uploadBytesMax: number;
}

export interface DeskFile<I extends Shape = Shape, A extends Audit = Audit>
  extends DeskCommand<I, typeof composedReply, A> {
  readonly reply: 'file';
}

/** What a client sends: the input, and beside it the file of a call that takes one. */
export type DeskSent<R extends DeskRoute, File> = Input<R> &
  (R extends { readonly body: 'multipart' } ? { readonly file: File } : unknown);
