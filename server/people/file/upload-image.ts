import { randomUUID } from 'node:crypto';
import { ownImage, type uploadImage as route } from '#contract/file.ts';
import { whyNotImage, whyNotStore } from '#domain/file/image.ts';
import { refuse } from '#domain/refusal.ts';
import type { FileUseCase } from './file-services.ts';
import { countStoredImages, insertImage, lockStoredImages } from './file-store.ts';

/** Accepts one image: checked by content, re-encoded, stored under a name of ours. */
export const uploadImage: FileUseCase<typeof route> = async (call) => {
  const { db, member, attempts, images, imageFolder, upload } = call;
  const now = call.now();
  refuse(whyNotImage(upload));
  refuse(whyNotStore(await countStoredImages(db.sql, member.id, now), 0));
  // Re-encoding costs time even if the upload turns out not to be an image.
  await attempts.take([{ limit: 'uploadOfPartner', whose: member.id }], now);
  const image = await images.redraw(upload);
  const id = randomUUID();
  await imageFolder.save(id, image);
  try {
    await db.transaction(async (sql) => {
      refuse(whyNotStore(await lockStoredImages(sql, member.id, now), image.length));
      await insertImage(sql, { id, partnerId: member.id, bytes: image.length, at: now });
    });
  } catch (error) {
    await imageFolder.remove(id);
    throw error;
  }
  return { id, url: `/api${ownImage.path}?id=${id}` };
};
