import type * as personalData from '#contract/personal-data.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { composePersonalData } from './compose-personal-data.ts';

export const personalDataUseCases = {
  /**
   * What is known about the partner who asks. Cards are named by their last characters, as
   * everywhere in the app: whoever finds an unlocked phone must not learn more.
   */
  async ownPersonalData(call) {
    const { partner, language } = call;
    return composePersonalData(call, { partnerId: partner.id, isCardOpen: false, language });
  },
} satisfies UseCases<typeof personalData>;
