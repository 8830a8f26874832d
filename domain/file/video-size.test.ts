import { expect, test } from 'vitest';
import { videoSizeOf } from './video-size.ts';

const four = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const box = (name: string, ...body: number[]) => [
  ...four(body.length + 8),
  ...[...name].map((letter) => letter.charCodeAt(0)),
  ...body,
];
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const mvhd = box('mvhd', ...zeros(12), ...four(1000), ...four(15_040), ...zeros(80));
const track = (width: number, height: number) =>
  box('trak', ...box('tkhd', ...zeros(76), ...four(width * 65_536), ...four(height * 65_536)));
const mp4 = [
  ...box('ftyp', ...zeros(8)),
  ...box('moov', ...mvhd, ...track(0, 0), ...track(640, 360)),
];

const element = (id: number[], body: number[]) => [...id, 0x80 | body.length, ...body];
const webm = [
  ...element([0x1a, 0x45, 0xdf, 0xa3], []),
  ...element(
    [0x18, 0x53, 0x80, 0x67],
    [
      ...element([0x15, 0x49, 0xa9, 0x66], element([0x44, 0x89], [0x46, 0x6a, 0x60, 0x00])),
      ...element(
        [0x16, 0x54, 0xae, 0x6b],
        element(
          [0xae],
          element([0xe0], [...element([0xb0], [0x05, 0x00]), ...element([0xba], [0x02, 0xd0])]),
        ),
      ),
    ],
  ),
];

test('size and length are read from the video track, wherever it is in the file', () => {
  expect(videoSizeOf(new Uint8Array(mp4))).toEqual({ width: 640, height: 360, durationMs: 15_040 });
  expect(videoSizeOf(new Uint8Array(webm))).toEqual({
    width: 1280,
    height: 720,
    durationMs: 15_000,
  });
});

test('a truncated file, or one that is not a video, has no size', () => {
  expect(videoSizeOf(new Uint8Array(mp4.slice(0, 40)))).toBeNull();
  expect(videoSizeOf(new Uint8Array([1, 2, 3]))).toBeNull();
  expect(videoSizeOf(new Uint8Array(webm.slice(0, 12)))).toBeNull();
});
