import type {
  endPush as endRoute,
  pushState as stateRoute,
  subscribePush as subscribeRoute,
} from '#contract/push.ts';
import { whyNotEndpoint } from '#domain/push/push.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { isPublicKey } from './encrypt-push.ts';
import { pushKeyOf } from './push-key.ts';
import { deleteSubscription, hasSubscription, saveSubscription } from './push-store.ts';

export const pushState: UseCase<typeof stateRoute> = async ({ db, member, secrets }) => ({
  key: pushKeyOf(secrets.pepper).publicKey,
  isOn: await hasSubscription(db.sql, member.sessionId),
});

/** Accepts a browser's endpoint at a known push service, with a key that can be encrypted to. */
export const subscribePush: UseCase<typeof subscribeRoute> = async (call, input) => {
  const { db, member, secrets, pushHosts } = call;
  refuse(whyNotEndpoint(input.endpoint, pushHosts));
  if (!isPublicKey(input.p256dh)) throw new Refusal('input_invalid', { at: 'p256dh' });
  const { sessionId, id: partnerId } = member;
  const now = call.now();
  await db.transaction((sql) => saveSubscription(sql, { ...input, sessionId, partnerId }, now));
  return { key: pushKeyOf(secrets.pepper).publicKey, isOn: true };
};

export const endPush: UseCase<typeof endRoute> = async ({ db, member, secrets }) => {
  await deleteSubscription(db.sql, member.sessionId);
  return { key: pushKeyOf(secrets.pepper).publicKey, isOn: false };
};
