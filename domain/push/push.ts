import type { NoticeTopic } from '../notification/notice.ts';
import { createRefusal, type Refusal } from '../refusal.ts';

/** The push services of browsers. The server sends pushes to these and to nobody else. */
export const pushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
] as const;

const address = /^https:\/\/([a-z0-9.-]+(?::\d{1,5})?)\/[!-~]{1,900}$/;

/** Whether the endpoint that a browser gave us belongs to a push service. */
export function whyNotEndpoint(
  endpoint: string,
  hosts: readonly string[] = pushHosts,
): Refusal | null {
  const [, host] = address.exec(endpoint) ?? [];
  const isKnown =
    host !== undefined &&
    hosts.some((known) =>
      known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known,
    );

  return isKnown ? null : createRefusal('push_endpoint_unknown');
}

export const pushTriesMax = 5;
const firstWaitMs = 60_000;

/** Exponential backoff: each retry waits twice as long. */
export const pushWaitMs = (tries: number): number => firstWaitMs * 2 ** Math.max(0, tries - 1);

export type PushOutcome = 'sent' | 'gone' | 'refused' | 'gave-up';

/** What a push service's answer means; null to retry. */
export function outcomeOf(status: number | null, tries: number): PushOutcome | null {
  if (status !== null && status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  const isTheirs = status === null || status === 429 || status >= 500;
  if (!isTheirs) return 'refused';
  return tries >= pushTriesMax ? 'gave-up' : null;
}

/** Where a push links to: never more specific than the list, except for the chat. */
export const placeOfTopic = (topic: NoticeTopic): string =>
  topic === 'chat' ? '/customer' : '/notification';
