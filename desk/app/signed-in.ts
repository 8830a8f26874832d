import { createContext, useContext } from 'react';
import type { whoAmI } from '#contract/desk/access.ts';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import type { Output } from '#contract/route.ts';

export type SignedIn = Output<typeof whoAmI>;

export const SignedInContext = createContext<SignedIn | null>(null);

export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext);
  if (!signedIn) throw new Error('Nobody is logged in');
  return signedIn;
}

/** Whether this person may make a call, by the same table the server uses. */
export function mayAsk({ roles: own }: Pick<SignedIn, 'roles'>, { roles }: DeskRoute): boolean {
  if (roles === 'nobody' || roles === 'everyone') return true;
  return roles.some((role) => own.includes(role));
}
