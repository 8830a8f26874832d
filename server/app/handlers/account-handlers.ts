import type { Services } from '../../ads/services/services.ts';
import { emailUseCases, recoveryUseCases } from '../../people/mail/mail.ts';
import {
  objectionUseCases,
  passkeyUseCases,
  passwordUseCases,
  registerUseCases,
  sessionUseCases,
} from '../../people/partner/partner.ts';
import type { Handlers } from '../../platform/gateway/gateway.ts';
import { accountUseCases, firstStepsUseCases } from '../../programme/profile/profile.ts';
import { personalDataUseCases } from '../../proof/personal/personal.ts';

/** The calls about accounts: logging in, passwords and passkeys, recovery, personal data. */
export const accountHandlers = {
  ...sessionUseCases,
  ...registerUseCases,
  ...passwordUseCases,
  ...passkeyUseCases,
  ...recoveryUseCases,
  ...emailUseCases,
  ...objectionUseCases,
  ...accountUseCases,
  ...firstStepsUseCases,
  ...personalDataUseCases,
} satisfies Partial<Handlers<Services>>;
