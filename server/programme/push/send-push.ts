import { outcomeOf, placeOfTopic, pushWaitMs, whyNotEndpoint } from '#domain/push/push.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import type { Services } from '../../ads/services/services.ts';
import { logProblem } from '../../platform/process/process.ts';
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

const keptSeconds = 24 * 60 * 60;

/** Pushes what is new to subscribers. Running it twice sends nothing twice. */
export async function sendPush(services: PushServices, now: Date): Promise<void> {
  const key = pushKeyOf(services.secrets.pepper);
  for (const due of await listDuePushes(services.db.sql, now))
    await pushOne(services, key, due, now);
}

async function pushOne(
  services: PushServices,
  key: PushKey,
  due: DuePush,
  now: Date,
): Promise<void> {
  const { sql } = services.db;
  const nextAt = (tries: number) => new Date(now.getTime() + pushWaitMs(tries));
  const tries = await leasePush(sql, due, now, nextAt);
  if (tries === null) return;
  // The list of push services may have become shorter since, and a stored key may be damaged.
  const isReachable =
    whyNotEndpoint(due.endpoint, services.pushHosts) === null && isPublicKey(due.p256dh);
  const status = isReachable ? await deliver(services, key, due, now) : 410;
  const outcome = outcomeOf(status, tries);
  if (outcome) await savePushOutcome(sql, due, outcome);
  if (outcome === 'gone') await deleteSubscription(sql, due.sessionId);
}

/** The push service's answer; null, for another try later, if there is none. */
async function deliver(services: PushServices, key: PushKey, due: DuePush, now: Date) {
  try {
    return (await services.send(requestOf(services, key, due, now))).status;
  } catch (error) {
    // A push that cannot be made must not hold up those of other partners.
    logProblem('send-push', error);
    return null;
  }
}

function requestOf({ settings }: PushServices, key: PushKey, due: DuePush, now: Date) {
  const { installation, configuration } = settings;
  const said = {
    title: installation.name,
    body: texts[due.language][due.topic],
    to: placeOfTopic(due.topic),
    // A push replaces the previous one of its topic, and no other.
    tag: due.topic,
  };
  return {
    url: due.endpoint,
    headers: {
      authorization: authorizationOf(key, due.endpoint, configuration.pushContact, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(keptSeconds),
      urgency: due.topic === 'security' ? 'high' : 'normal',
    },
    body: encryptPush(JSON.stringify(said), due),
  };
}
