import type * as creatives from '#contract/desk/creatives.ts';
import { RefusalError } from '#domain/refusal.ts';
import {
  addCreative,
  checkCreative,
  findProductState,
  keepDraft,
  reviewCreative,
} from '../../ads/catalogue/catalogue.ts';
import { listCreativeResults } from '../../ads/delivery/delivery.ts';
import { parseTime } from '../../platform/database/database.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { listCreativePage } from './creative-store.ts';

export const creativeUseCases = {
  async listCreatives({ db }, filter) {
    const { list, next } = await listCreativePage(db.sql, filter);
    const creativeIds = list.map(({ id }) => id);
    const results = await listCreativeResults(db.sql, creativeIds, new Date(0));
    const resultsById = new Map(results.map((result) => [result.creativeId, result]));

    const creatives = list.map(({ sha256, reviews, ...creative }) => ({
      ...creative,
      url: `/creatives/${sha256}`,
      reviews: reviews.map(parseTime),
      impressions: resultsById.get(creative.id)?.impressions ?? 0,
      clicks: resultsById.get(creative.id)?.clicks ?? 0,
      orders: resultsById.get(creative.id)?.conversions ?? 0,
    }));
    return { list: creatives, next };
  },

  uploadCreative: {
    /** The file is checked by its content, not by its name, and read before anything is locked. */
    async inOwnTransactions(call, { productId, format, title, titles, video }) {
      const { db, staff, dataDir, images, upload } = call;

      if (dataDir === null) throw new Error('There is no place for files');
      const product = await findProductState(db.sql, productId);

      if (!product) throw new RefusalError('desk_not_found');
      const properties = await checkCreative(upload, format, video, images.measure);
      if (typeof properties === 'string') {
        throw new RefusalError('desk_value_wrong', { what: `the file ${properties}` });
      }

      const sha256 = await keepDraft(dataDir, upload);
      const creative = { productId, format, sha256, title, titles, ...properties };
      const now = call.now();
      return db.transaction(async (sql) => {
        const { id, details } = await addCreative(sql, creative, { staff, now });
        await call.writeAudit(sql, { details }, now);
        return { id };
      });
    },
  },

  async reviewCreative({ sql, staff, now }, { id, version, state, reason }) {
    const verdict = { creativeId: id, state, reviews: version };
    const { details } = await reviewCreative(sql, verdict, { staff, reason, now });
    return { act: `creative-${state}` as const, details };
  },
} satisfies DeskUseCases<typeof creatives>;
