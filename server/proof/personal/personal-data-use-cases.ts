import type * as personalData from '#contract/personal-data.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { takeConfirmation } from '../../people/confirmation/confirmation.ts';
import { composePersonalData } from './compose-personal-data.ts';

export const personalDataUseCases = {
  /**
   * What is known about the partner who asks and confirms it: whoever finds an unlocked phone
   * must not learn more than it shows. Cards are named by their last characters, as everywhere in
   * the app.
   */
  async ownPersonalData(call, { confirmation }) {
    const { db, partner, language } = call;
    const subject = { action: 'personal-data' } as const;
    await db.transaction((sql) =>
      takeConfirmation(sql, partner, confirmation, subject, call.now()),
    );
    return composePersonalData(call, { partnerId: partner.id, isCardOpen: false, language });
  },
} satisfies UseCases<typeof personalData>;
