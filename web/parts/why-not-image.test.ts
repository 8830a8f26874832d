import { expect, test } from 'vitest';
import { imageBytesMax, whyNotImage } from './why-not-image.ts';

test.each([
  ['nothing', null, 'image_missing'],
  ['an empty file', { type: 'image/png', size: 0 }, 'image_missing'],
  ['a document', { type: 'application/pdf', size: 10 }, 'image_not_image'],
  ['a large document', { type: 'video/mp4', size: imageBytesMax + 1 }, 'image_not_image'],
  ['an image of 5 MB and a byte', { type: 'image/png', size: 5_242_881 }, 'image_too_large'],
  ['an image of exactly 5 MB', { type: 'image/jpeg', size: 5_242_880 }, null],
])('%s: %o gives %s', (_, file, reason) => {
  expect(whyNotImage(file)).toBe(reason);
});
