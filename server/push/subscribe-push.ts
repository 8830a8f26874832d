import type {
  endPush as endRoute,
  pushState as stateRoute,
  subscribePush as subscribeRoute,
} from '#contract/push.ts';
import { whyNotEndpoint } from '#domain/push/push.ts';
import { refuse } from '#domain/refusal.ts';
import type { UseCase } from '../services/services.ts';
import { pushKeyOf } from './push-key.ts';
import { deleteSubscription, hasSubscription, saveSubscription } from './push-store.ts';

export const pushState: UseCase<typeof stateRoute> = async ({ db, member, secrets }) => ({
  key: pushKeyOf(secrets.pepper).publicKey,
  isOn: await hasSubscription(db.sql, member.sessionId),
});

/** Accepts the browser's endpoint if it belongs to a known push service. */
export const subscribePush: UseCase<typeof subscribeRoute> = async (call, input) => {
  const { db, member, secrets, pushHosts } = call;
  refuse(whyNotEndpoint(input.endpoint, pushHosts));
  const { sessionId, id: partnerId } = member;
  const now = call.now();
  await db.transaction((sql) => saveSubscription(sql, { ...input, sessionId, partnerId }, now));
  return { key: pushKeyOf(secrets.pepper).publicKey, isOn: true };
};

export const endPush: UseCase<typeof endRoute> = async ({ db, member, secrets }) => {
  await deleteSubscription(db.sql, member.sessionId);
  return { key: pushKeyOf(secrets.pepper).publicKey, isOn: false };
};
