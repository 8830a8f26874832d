export const imageBytesMax = 5 * 1024 * 1024;

export type ImageReason = 'image_missing' | 'image_not_image' | 'image_too_large';

/** Null means that the file may be uploaded. */
export function whyNotImage(
  file: Pick<File, 'type' | 'size'> | null | undefined,
): ImageReason | null {
  if (!file || file.size === 0) return 'image_missing';
  if (!file.type.startsWith('image/')) return 'image_not_image';
  if (file.size > imageBytesMax) return 'image_too_large';
  return null;
}

/** The file that was picked, or why it cannot be uploaded. */
export const imageOrWhyNot = (picked: File | undefined): File | ImageReason =>
  whyNotImage(picked) ?? picked ?? 'image_missing';
