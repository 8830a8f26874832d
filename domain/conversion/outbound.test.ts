import { expect, test } from 'vitest';
import { fillUrl, isTaken, nextTryAt, whyNotOutboundUrl } from './outbound.ts';

test.each([
  'https://track.example.com/cb?plan={plan}&id={conversion}&s={state}&net={net}&c={click_id}',
  'https://example.co',
  'https://a-b.example.com/',
])('%s is allowed as a webhook', (url) => {
  expect(whyNotOutboundUrl(url)).toBeNull();
});

test.each([
  'http://track.example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://metadata.google.internal/computeMetadata',
  'https://printer.local/',
  'https://example.com:8443/',
  'https://user:secret@example.com/',
  'https://example.com@169.254.169.254/',
  'https://example.com/{password}',
  'https://{plan}.example.com/',
  'https://example.com/{plan',
  'https://example.com/#part',
  'https://example.com\\@evil.example/',
  'https://example.com/ a',
  `https://example.com/${'a'.repeat(500)}`,
  'javascript:alert(1)',
])('%s is refused as a webhook', (url) => {
  expect(whyNotOutboundUrl(url)?.reason).toBe('postback_url_invalid');
});

test('a placeholder’s value is escaped and stays one part of the URL', () => {
  const facts = {
    plan: 'P1',
    conversion: 'c',
    state: 'pending',
    net: '7.60',
    click_id: 'a&b=../#',
  };
  expect(fillUrl('https://e.com/{plan}?c={click_id}', facts)).toBe(
    'https://e.com/P1?c=a%26b%3D..%2F%23',
  );
});

test('retries back off and end after a day', () => {
  const at = new Date('2026-11-15T12:00:00Z');
  let lastTryAt: Date | null = null;
  const moments: number[] = [];
  for (let tries = 0; tries < 20; tries += 1) {
    const next = nextTryAt({ at, tries, lastTryAt });
    if (!next) break;
    moments.push((next.getTime() - at.getTime()) / 60_000);
    lastTryAt = next;
  }
  expect(moments).toEqual([0, 1, 6, 21, 81, 201, 441, 921, 1401]);
});

test('only a success status counts as delivered', () => {
  expect([200, 204, 302, 404, 500, null].map(isTaken)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
