import type * as v from 'valibot';
import type { StaffRole } from '#domain/desk/role.ts';
import type { DeskRule } from './desk-rule.ts';

type Shape = v.GenericSchema;

/**
 * One call of the desk, read by both sides. Who may make it and what trace it leaves are part of
 * it, so that a test can walk the table and prove both.
 */
export interface DeskRoute {
  readonly method: 'GET' | 'POST';
  /** Below /desk/api. */
  readonly path: `/${string}`;
  /** `nobody` is before a sign-in; `everyone` is any member of staff. */
  readonly roles: readonly StaffRole[] | 'nobody' | 'everyone';
  /**
   * `activity`: one row in the activity list of the partner whom it is about, in the same
   * transaction. `log`: one row in the log of the network, which all staff can read. `none`: it
   * changes nothing but one's own sign-in, and shows nothing that must be told.
   */
  readonly trace: 'activity' | 'log' | 'none';
  /** How many people it takes, and how fresh their second factor must be. */
  readonly rule: DeskRule;
  /** Multipart sends the input as JSON in the part `input`, and after it one file in `file`. */
  readonly body?: 'json' | 'multipart';
  /** How large the one file of a multipart body may be. */
  readonly uploadBytesMax?: number;
  readonly summary: string;
  readonly input: Shape;
  readonly output: Shape;
}

export type DeskInput<R extends DeskRoute> = v.InferOutput<R['input']>;
export type DeskOutput<R extends DeskRoute> = v.InferOutput<R['output']>;
/** What a handler returns: the output before it is checked and cut to the contract. */
export type DeskReply<R extends DeskRoute> = v.InferInput<R['output']>;
/** What a client sends: the input, and beside it the file of a call that takes one. */
export type DeskSent<R extends DeskRoute, File> = DeskInput<R> &
  (R extends { readonly body: 'multipart' } ? { readonly file: File } : unknown);
