import type { unlock as route } from '#contract/pay-password.ts';
import { aboutOf } from '#domain/wallet/confirmation.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { checkOwnSignature } from '../../people/partner/partner.ts';
import { confirmDigits } from './check-pay-password.ts';

const action = 'unlock';

/**
 * Says whether an app that was left may be used again. A session that may only read asks too: its
 * owner has to come back to it to object. The confirmation of the digits is handed to nobody.
 */
export const unlock: UseCase<typeof route> = async (call, input) => {
  if ('passkey' in input) await checkOwnSignature(call, call.member, action, input.passkey);
  else {
    const subject = { action, about: aboutOf({ action }) } as const;
    await confirmDigits(call, call.member, input.password, subject);
  }
  return {};
};
