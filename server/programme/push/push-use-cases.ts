import type * as push from '#contract/push.ts';
import { whyNotEndpoint } from '#domain/push/push.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { isPublicKey } from './encrypt-push.ts';
import { pushKeyOf } from './push-key.ts';
import { deleteSubscription, hasSubscription, saveSubscription } from './push-store.ts';

export const pushUseCases = {
  async pushState({ db, partner, secrets }) {
    return {
      key: pushKeyOf(secrets.pepper).publicKey,
      isOn: await hasSubscription(db.sql, partner.sessionId),
    };
  },

  /** Accepts a browser's endpoint at a known push service, with a key that can be encrypted to. */
  async subscribePush({ db, partner, secrets, pushHosts, now }, input) {
    refuse(whyNotEndpoint(input.endpoint, pushHosts));
    if (!isPublicKey(input.p256dh)) throw new RefusalError('input_invalid', { at: 'p256dh' });

    const subscription = { ...input, sessionId: partner.sessionId, partnerId: partner.id };
    const subscribedAt = now();
    await db.transaction((sql) => saveSubscription(sql, subscription, subscribedAt));
    return { key: pushKeyOf(secrets.pepper).publicKey, isOn: true };
  },

  async endPush({ db, partner, secrets }) {
    await deleteSubscription(db.sql, partner.sessionId);
    return { key: pushKeyOf(secrets.pepper).publicKey, isOn: false };
  },
} satisfies UseCases<typeof push>;
