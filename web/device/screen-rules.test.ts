import { expect, test } from 'vitest';
import { isMobile, scaleOf, zoomOf } from './apply-screen-rules.ts';

const desktopAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0';
const macAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15';
const phoneAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile';

test.each([
  [390, true, desktopAgent, true],
  [768, true, desktopAgent, true],
  [769, true, desktopAgent, false],
  [390, false, desktopAgent, false],
  [1024, false, phoneAgent, true],
  [1180, true, macAgent, true],
  [1180, false, macAgent, false],
])('width %i, touch %s, %s is mobile: %s', (width, hasTouch, userAgent, expected) => {
  expect(isMobile({ width, hasTouch, userAgent })).toBe(expected);
});

test.each([
  [750, 1],
  [751, (750 / 751) * 0.8],
  [1500, 0.4],
  [3000, 0.2],
])('a desktop %i px wide is zoomed by %d', (width, zoom) => {
  expect(zoomOf({ width, hasTouch: false, userAgent: desktopAgent })).toBeCloseTo(zoom, 10);
});

test('a mobile device is never zoomed', () => {
  expect(zoomOf({ width: 1024, hasTouch: true, userAgent: phoneAgent })).toBe(1);
});

test('on any desktop, text is a quarter larger than on a phone', () => {
  for (const width of [800, 1500, 2560]) {
    const device = { width, hasTouch: false, userAgent: desktopAgent };
    expect(zoomOf(device) * scaleOf(device)).toBeCloseTo(1.25, 10);
  }
});
