import type { Facts } from '#domain/refusal.ts';

/** What only the desk says no to, with its envelope code and sentence. The desk speaks English. */
export const deskRefusals = {
  desk_not_signed_in: [401, 'You are not signed in. Sign in to go on.'],
  desk_session_over: [401, 'Your session is over. Sign in again.'],
  desk_role_missing: [500, 'Your roles do not include this. It needs one of: {roles}.'],
  desk_credentials_wrong: [500, 'Name, password or one-time code is wrong.'],
  desk_passkey_wrong: [500, 'That passkey is not known here.'],
  desk_link_invalid: [500, 'This link is not valid any more. Ask an admin for a new one.'],
  desk_code_wrong: [500, 'The one-time code is wrong. Check the clock of your phone.'],
  desk_name_taken: [500, 'There is a member of staff of this name already.'],
  desk_last_admin: [500, 'This is the last admin. Make another one first.'],
  desk_not_oneself: [500, 'Nobody does this to their own account. Ask another admin.'],
  desk_changed_meanwhile: [500, 'Changed by another person meanwhile. Look at it again.'],
  desk_not_found: [500, 'There is no such thing, or not any more.'],
  desk_reason_missing: [500, 'Write the reason. The partner reads it.'],
} as const satisfies Record<string, readonly [code: number, text: string]>;

export type DeskReason = keyof typeof deskRefusals;

/** Thrown by a use case of the desk. Refusals of the product itself are thrown as they are. */
export class DeskRefusal extends Error {
  readonly reason: DeskReason;
  readonly facts: Facts;

  constructor(reason: DeskReason, facts: Facts = {}) {
    super(reason);
    this.name = 'DeskRefusal';
    this.reason = reason;
    this.facts = facts;
  }
}

export const deskRefusalText = (reason: DeskReason, facts: Facts): string =>
  deskRefusals[reason][1].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
