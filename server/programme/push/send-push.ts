import { outcomeOf, placeOfTopic, pushWaitMs, whyNotEndpoint } from '#domain/push/push.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import type { Services } from '../../ads/services/services.ts';
import { eachItem } from '../../platform/job/job.ts';
import { encryptPush, isPublicKey } from './encrypt-push.ts';
import { authorizationOf, type PushKey, pushKeyOf } from './push-key.ts';
import {
  type DuePush,
  deleteSubscription,
  leasePush,
  listDuePushes,
  savePushOutcome,
} from './push-store.ts';
import type { Send } from './send-request.ts';

const texts = await textsByLanguage('push');

export type PushServices = Pick<Services, 'db' | 'secrets' | 'settings' | 'pushHosts'> & {
  readonly send: Send;
};

const keepSeconds = 24 * 60 * 60;

/**
 * Pushes what is new to subscribers. Running it twice sends nothing twice. A push service that does
 * not answer is asked again at the intervals of the lease; any other failure is a defect of ours.
 */
export async function sendPush(services: PushServices, now: Date): Promise<void> {
  const key = pushKeyOf(services.secrets.pepper);
  const round = { db: services.db, job: 'send-push', now };
  const pushes = await listDuePushes(services.db.sql, round.job, now);
  const pushesByName = new Map(pushes.map((push) => [push.name, push]));

  await eachItem(round, pushesByName, (push) => pushOne(services, key, push, now));
}

async function pushOne(
  services: PushServices,
  key: PushKey,
  push: DuePush,
  now: Date,
): Promise<void> {
  const { sql } = services.db;
  const retryAt = (tries: number) => new Date(now.getTime() + pushWaitMs(tries));
  const tries = await leasePush(sql, push, now, retryAt);
  if (tries === null) return;

  // The list of push services may have become shorter since, and a stored key may be damaged.
  const isReachable =
    whyNotEndpoint(push.endpoint, services.pushHosts) === null && isPublicKey(push.p256dh);
  const status = isReachable
    ? (await services.send(requestOf(services, key, push, now))).status
    : 410;

  const outcome = outcomeOf(status, tries);

  if (outcome) await savePushOutcome(sql, push, outcome);
  if (outcome === 'gone') await deleteSubscription(sql, push.sessionId);
}

function requestOf({ settings }: PushServices, key: PushKey, push: DuePush, now: Date) {
  const { installation, configuration } = settings;
  const message = {
    title: installation.name,
    body: texts[push.language][push.topic],
    to: placeOfTopic(push.topic),
    // A push replaces the previous one of its topic, and no other.
    tag: push.topic,
  };

  return {
    url: push.endpoint,
    headers: {
      authorization: authorizationOf(key, push.endpoint, configuration.pushContact, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(keepSeconds),
      urgency: push.topic === 'security' ? 'high' : 'normal',
    },
    body: encryptPush(JSON.stringify(message), push),
  };
}
