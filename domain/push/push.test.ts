import { expect, test } from 'vitest';
import { outcomeOf, pushTriesMax, pushWaitMs, whyNotEndpoint } from './push.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QAbc',
])('%s is a push service', (endpoint) => {
  expect(whyNotEndpoint(endpoint)).toBeNull();
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/x',
  'https://fcm.googleapis.com:8080/x',
  'https://evilpush.apple.com/x',
  'https://push.apple.com.evil.example/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://169.254.169.254/latest/meta-data',
  'https://FCM.googleapis.com/x',
  'https://fcm.googleapis.com\\@evil.example/x',
  'https://fcm.googleapis.com/a b',
  'https://fcm.googleapis.com',
  'file:///etc/passwd',
  '',
])('%s is none', (endpoint) => {
  expect(whyNotEndpoint(endpoint)?.reason).toBe('push_endpoint_unknown');
});

test('a permanent failure ends a push, and a temporary one is retried with backoff, not forever', () => {
  expect([201, 410, 404, 403, 413].map((status) => outcomeOf(status, 1))).toEqual([
    ...['sent', 'gone', 'gone', 'refused', 'refused'],
  ]);
  expect([null, 429, 500, 503].map((status) => outcomeOf(status, 1))).toEqual([
    ...[null, null, null, null],
  ]);
  expect(outcomeOf(503, pushTriesMax)).toBe('gave-up');
  expect([1, 2, 3].map(pushWaitMs)).toEqual([60_000, 120_000, 240_000]);
});
