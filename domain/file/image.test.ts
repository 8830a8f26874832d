import { expect, test } from 'vitest';
import {
  findImageType,
  imageBytesMax,
  imageQuotaBytes,
  whyNotImage,
  whyNotStore,
} from './image.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\x10\x00\x00\x00WEBP', 'webp'],
  ['RIFF\x10\x00\x00\x00WAVE', null],
  ['GIF89a', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['PK\x03\x04', null],
  ['', null],
])('a file that begins with %j is %s', (text, type) => {
  expect(findImageType(bytesOf(text))).toBe(type);
});

test('an upload may have five megabytes, and not one byte more', () => {
  const image = new Uint8Array(imageBytesMax + 1);
  image.set([0xff, 0xd8, 0xff]);
  expect(whyNotImage(image.subarray(0, -1))).toBeNull();
  expect(whyNotImage(image)?.reason).toBe('image_too_large');
  expect(whyNotImage(image.subarray(0, 0))?.reason).toBe('image_missing');
});

test('a partner may upload twenty images a day and a hundred megabytes in total', () => {
  expect(whyNotStore({ today: 19, bytes: 0 }, 1)).toBeNull();
  expect(whyNotStore({ today: 20, bytes: 0 }, 1)?.reason).toBe('image_too_many_today');
  expect(whyNotStore({ today: 0, bytes: imageQuotaBytes - 1 }, 1)).toBeNull();
  expect(whyNotStore({ today: 0, bytes: imageQuotaBytes }, 1)?.reason).toBe('image_quota_full');
});
