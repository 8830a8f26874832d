import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { codeIn, scanCode } from './scan-code.ts';

afterEach(() => vi.unstubAllGlobals());

test('a code is read by itself, in any spelling, and from a link', () => {
  expect(codeIn('K7M2QX4TBN8RWDHY')).toBe('K7M2-QX4T-BN8R-WDHY');
  expect(codeIn('k7m2-qx4t-bn8r-wdhy')).toBe('K7M2-QX4T-BN8R-WDHY');
  expect(codeIn('https://ads.example/#/register?code=K7M2-QX4T-BN8R-WDHY')).toBe(
    'K7M2-QX4T-BN8R-WDHY',
  );
});

test.each(['', 'https://shop.example/', 'K7M2-QX4T-BN8R', 'otpauth://totp/desk?secret=AAAA'])(
  'what holds no code is looked past: %s',
  (text) => {
    expect(codeIn(text)).toBeNull();
  },
);

/** A camera that sees the given texts one after the other, as a browser would read them. */
function pointCameraAt(...texts: string[]) {
  const track = { stop: vi.fn() };
  const getUserMedia = vi.fn(async () => ({ getTracks: () => [track] }));
  const sent = vi.fn();
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia }, sendBeacon: sent });
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => [{ rawValue: texts.shift() ?? '' }];
    },
  );
  const video = { srcObject: null, play: async () => {} } as unknown as HTMLVideoElement;
  return { video, track, getUserMedia, sent };
}

test('the camera stops at the first code, records no sound, and its picture is sent nowhere', async () => {
  const camera = pointCameraAt('https://shop.example/', 'K7M2QX4TBN8RWDHY');
  const code = await scanCode(camera.video, new AbortController().signal);
  expect(code).toBe('K7M2-QX4T-BN8R-WDHY');
  expect(camera.getUserMedia).toHaveBeenCalledWith(expect.objectContaining({ audio: false }));
  expect(camera.track.stop).toHaveBeenCalledOnce();
  expect(camera.sent).not.toHaveBeenCalled();
});

test('closing the sheet turns the camera off', async () => {
  const camera = pointCameraAt();
  const end = new AbortController();
  const scanned = scanCode(camera.video, end.signal);
  await waitFor(() => expect(camera.video.srcObject).not.toBeNull());
  end.abort();
  expect(await scanned).toBeNull();
  expect(camera.track.stop).toHaveBeenCalledOnce();
});
