import type { ownImage as route } from '#contract/file.ts';
import { Refusal } from '#domain/refusal.ts';
import type { FileUseCase } from './file-services.ts';
import { countOwnImages } from './file-store.ts';

/** Returns an image to the partner who uploaded it, and to nobody else. */
export const ownImage: FileUseCase<typeof route> = async ({ db, member, imageFolder }, { id }) => {
  const isOwn = (await countOwnImages(db.sql, member.id, [id])) === 1;
  const body = isOwn ? await imageFolder.find(id) : null;
  if (!body) throw new Refusal('image_not_found');
  return { name: `${id}.webp`, type: 'image/webp', body };
};
