import type { StaffRole } from '#domain/desk/role.ts';
import type { BaseRoute, Input } from '../route.ts';
import type { DeskRule } from './desk-rule.ts';

/**
 * One call of the desk, read by both sides. Its roles and its trace are part of it, so that a test
 * can walk the table and check both. Multipart sends the input as JSON in the part `input`,
 * followed by one file in `file`.
 */
export interface DeskRoute extends BaseRoute {
  /** Below /desk/api. */
  readonly path: `/${string}`;
  /** `nobody` is before sign-in; `everyone` is any member of staff. */
  readonly roles: readonly StaffRole[] | 'nobody' | 'everyone';
  /**
   * `activity`: one row in the staff activity of the partner concerned, in the same transaction.
   * `log`: one row in the network's log, which all staff can read. `none`: it changes nothing but
   * the caller's own sign-in, and reveals nothing that must be reported.
   */
  readonly trace: 'staff-activity' | 'log' | 'none';
  /** How many people it takes, and how fresh their second factor must be. */
  readonly rule: DeskRule;
}

/** What a client sends: the input, and beside it the file of a call that takes one. */
export type DeskSent<R extends DeskRoute, File> = Input<R> &
  (R extends { readonly body: 'multipart' } ? { readonly file: File } : unknown);
