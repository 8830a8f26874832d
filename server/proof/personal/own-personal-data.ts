import type { ownPersonalData as route } from '#contract/personal-data.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { composePersonalData } from './compose-personal-data.ts';

/**
 * What is known about the partner who asks. Cards are named by their last characters, as everywhere
 * in the app: whoever finds an unlocked phone must not learn more.
 */
export const ownPersonalData: UseCase<typeof route> = (call) =>
  composePersonalData(call, {
    partnerId: call.member.id,
    isCardOpen: false,
    language: call.language,
  });
