import type { DeskRoute } from '#contract/desk/desk-route.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import type { DeskProofs } from '#domain/desk/session.ts';
import type { Services } from '../../ads/services/services.ts';

/** The member of staff. Partners see this name. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  /** When somebody whom the machine admitted may decide; null for everyone else. */
  readonly decidesFrom: Date | null;
  readonly sessionId: string;
  readonly proofs: DeskProofs;
}

/** Whether the roles of a member of staff allow a call. */
export const mayAsk = (
  { roles: staffRoles }: Pick<StaffMember, 'roles'>,
  { roles }: DeskRoute,
): boolean =>
  roles === 'everyone' || (roles !== 'nobody' && roles.some((role) => staffRoles.includes(role)));

export interface DeskAsker {
  readonly address: string;
  readonly device: string;
  /** The browser's token from an earlier sign-in, if any. */
  readonly deviceToken: string;
  /** The desk's origin as the browser sees it: links and passkeys belong to it. */
  readonly origin: string;
  /** The origin of the partners' app, for links to partners and publishers. */
  readonly appOrigin: string;
}

/** Sets or clears the desk's cookies on the answer. */
export interface DeskCookie {
  readonly keep: (token: string) => void;
  readonly clear: () => void;
  /** Recognizes a browser that was used to sign in before. */
  readonly keepDevice: (token: string) => void;
}

/** A call after sign-in. */
export interface DeskCall extends Omit<Services, 'appOrigin'>, DeskAsker {
  readonly staff: StaffMember;
  readonly cookie: DeskCookie;
}
