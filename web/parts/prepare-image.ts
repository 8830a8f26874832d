import { shrinkImage } from './shrink-image.ts';
import { type ImageReason, whyNotImage } from './why-not-image.ts';

/** A true image that is too large is made smaller first; only what may be sent is handed over. */
export async function prepareImage(picked: File | undefined): Promise<File | ImageReason> {
  const reason = whyNotImage(picked);
  if (reason === 'image_too_large' && picked) return (await shrinkImage(picked)) ?? reason;
  return reason ?? picked ?? 'image_missing';
}
