import type * as access from '#contract/desk/access.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { ownSessionUseCases } from './own-sessions.ts';
import { ownSignInUseCases } from './own-sign-in.ts';
import { passkeyUseCases } from './passkeys.ts';
import { signInUseCases } from './sign-in.ts';
import { staffLinkUseCases } from './staff-links.ts';

export const accessUseCases = {
  ...signInUseCases,
  ...passkeyUseCases,
  ...staffLinkUseCases,
  ...ownSessionUseCases,
  ...ownSignInUseCases,
} satisfies DeskUseCases<typeof access>;
