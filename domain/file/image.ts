import { createRefusal, type Refusal } from '../refusal.ts';

export const imageBytesMax = 5 * 1024 * 1024;
/** For creatives that staff upload. */
export const creativeBytesMax = 20 * 1024 * 1024;
/** The largest decoded size. A small file can hold a very large picture. */
export const imagePixelsMax = 25_000_000;
/** In one rolling day. */
export const imagesPerDay = 20;
export const imageQuotaBytes = 100 * 1024 * 1024;

export type ImageType = 'jpeg' | 'png' | 'webp';

const beginnings: readonly [ImageType, readonly (number | null)[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // RIFF, four bytes of length, WEBP.
  ['webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
];

/** Detects the type by the first bytes. The file's name and declared type are ignored. */
export function findImageType(bytes: Uint8Array): ImageType | null {
  const beginning = beginnings.find(([, expected]) =>
    expected.every((byte, index) => byte === null || bytes[index] === byte),
  );
  return beginning?.[0] ?? null;
}

/** Null means that it may be decoded. */
export function whyNotImage(bytes: Uint8Array): Refusal | null {
  if (bytes.length === 0) return createRefusal('image_missing');
  if (bytes.length > imageBytesMax) return createRefusal('image_too_large');
  return findImageType(bytes) ? null : createRefusal('image_not_image');
}

/** What a partner has stored: in the last rolling day, and in total. */
export interface StoredImages {
  readonly today: number;
  readonly bytes: number;
}

export function whyNotStore({ today, bytes }: StoredImages, addedBytes: number): Refusal | null {
  if (today >= imagesPerDay) return createRefusal('image_too_many_today', { most: imagesPerDay });
  if (bytes + addedBytes <= imageQuotaBytes) return null;
  return createRefusal('image_quota_full', { megabytes: imageQuotaBytes / 1024 / 1024 });
}
