import type { StaffRole } from '#domain/desk/role.ts';
import type { BaseRoute, Input } from '../route.ts';
import type { DeskRule } from './desk-rule.ts';

/**
 * One call of the desk, read by both sides. Who may make it and what trace it leaves are part of
 * it, so that a test can walk the table and prove both. Multipart sends the input as JSON in the
 * part `input`, and after it one file in `file`.
 */
export interface DeskRoute extends BaseRoute {
  /** Below /desk/api. */
  readonly path: `/${string}`;
  /** `nobody` is before a sign-in; `everyone` is any member of staff. */
  readonly roles: readonly StaffRole[] | 'nobody' | 'everyone';
  /**
   * `activity`: one row in the activity list of the partner whom it is about, in the same
   * transaction. `log`: one row in the log of the network, which all staff can read. `none`: it
   * changes nothing but one's own sign-in, and shows nothing that must be told.
   */
  readonly trace: 'staff-activity' | 'log' | 'none';
  /** How many people it takes, and how fresh their second factor must be. */
  readonly rule: DeskRule;
}

/** What a client sends: the input, and beside it the file of a call that takes one. */
export type DeskSent<R extends DeskRoute, File> = Input<R> &
  (R extends { readonly body: 'multipart' } ? { readonly file: File } : unknown);
