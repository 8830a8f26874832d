import type * as access from '#contract/desk/access.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { ownSessionUseCases } from './own-session-use-cases.ts';
import { ownSignInUseCases } from './own-sign-in-use-cases.ts';
import { passkeyUseCases } from './passkey-use-cases.ts';
import { signInUseCases } from './sign-in-use-cases.ts';
import { staffLinkUseCases } from './staff-link-use-cases.ts';

export const accessUseCases = {
  ...signInUseCases,
  ...passkeyUseCases,
  ...staffLinkUseCases,
  ...ownSessionUseCases,
  ...ownSignInUseCases,
} satisfies DeskUseCases<typeof access>;
