import type * as feedback from '#contract/feedback.ts';
import { cleanFeedback, feedbackImagesMax, whyNotFeedback } from '#domain/help/feedback.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { countOwnImages } from '../../people/file/file.ts';
import { idempotent, type Sql } from '../../platform/database/database.ts';
import { insertFeedback, listFeedback } from './feedback-store.ts';

export const feedbackUseCases = {
  /** Stores a partner's feedback and returns its ticket number. */
  async sendFeedback(call, input) {
    const { db, partner, attempts } = call;
    const now = call.now();
    refuse(whyNotFeedback(input));
    const images = [...new Set(input.images ?? [])];
    if (images.length > feedbackImagesMax) {
      throw new RefusalError('feedback_too_many_images', { most: feedbackImagesMax });
    }

    const { topic, requestId } = input;
    const content = cleanFeedback(input.content);
    const about = input.about?.trim() || null;
    const attempt = [{ limit: 'feedbackOfPartner', whose: partner.id }] as const;
    await attempts.take(attempt, now);

    let isFirst = false;
    const reply = await db.transaction(async (sql) => {
      const send = async () => {
        isFirst = true;
        await assertOwnImages(sql, partner.id, images);
        const ticket = await insertFeedback(sql, {
          partnerId: partner.id,
          at: now,
          topic,
          content,
          about,
          images,
        });

        return { ticket };
      };
      if (requestId === undefined) return send();

      const key = `feedback:${partner.id}:${requestId}`;
      return idempotent(sql, { key, input: { topic, content, about, images } }, now, send);
    });

    // A retry after a lost response does not count towards the rate limit.
    if (!isFirst) await attempts.giveBack(attempt);
    return reply;
  },

  /** The partner's own tickets with their history. */
  listFeedback({ db, partner }, { cursor }) {
    return listFeedback(db.sql, partner.id, cursor);
  },
} satisfies UseCases<typeof feedback>;

async function assertOwnImages(sql: Sql, partnerId: string, images: readonly string[]) {
  if (images.length === 0) return;
  const ownCount = await countOwnImages(sql, partnerId, images);
  if (ownCount !== images.length) throw new RefusalError('image_not_found');
}
