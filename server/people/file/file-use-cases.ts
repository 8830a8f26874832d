import { randomUUID } from 'node:crypto';
import * as fileRoutes from '#contract/file.ts';
import { whyNotImage, whyNotStore } from '#domain/file/image.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import type { FileUseCases } from './file-services.ts';
import { countOwnImages, countStoredImages, insertImage, lockStoredImages } from './file-store.ts';

export const fileUseCases = {
  /** Accepts one image: checked by content, re-encoded, stored under a name of ours. */
  async uploadImage(call) {
    const { db, partner, attempts, images, imageFolder, upload } = call;
    const now = call.now();
    refuse(whyNotImage(upload));
    refuse(whyNotStore(await countStoredImages(db.sql, partner.id, now), 0));
    // Re-encoding costs time even if the upload turns out not to be an image.
    await attempts.take([{ limit: 'uploadOfPartner', whose: partner.id }], now);

    const image = await images.redraw(upload);
    const id = randomUUID();
    await imageFolder.save(id, image);
    try {
      await db.transaction(async (sql) => {
        refuse(whyNotStore(await lockStoredImages(sql, partner.id, now), image.length));
        await insertImage(sql, { id, partnerId: partner.id, bytes: image.length, uploadedAt: now });
      });
    } catch (error) {
      await imageFolder.remove(id);
      throw error;
    }
    return { id, url: `/api${fileRoutes.ownImage.path}?id=${id}` };
  },

  /** Returns an image to the partner who uploaded it, and to nobody else. */
  async ownImage({ db, partner, imageFolder }, { id }) {
    const isOwn = (await countOwnImages(db.sql, partner.id, [id])) === 1;
    const body = isOwn ? await imageFolder.find(id) : null;
    if (!body) throw new RefusalError('image_not_found');
    return { name: `${id}.webp`, type: 'image/webp', body };
  },
} satisfies FileUseCases<typeof fileRoutes>;
