import type * as personalData from '#contract/desk/personal-data.ts';
import { dataExportDays, erasureWaitDays, whyNotErase } from '#domain/partner/erasure.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { dayMs, daysAfter } from '#domain/time.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import {
  findErasedAt,
  getPartner,
  insertErasure,
  lockPartner,
} from '../../people/partner/partner.ts';
import {
  composePersonalData,
  findExportDecidedAt,
  loadErasureFacts,
} from '../../proof/personal/personal.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { getKnown } from './partner-use-cases.ts';

export const personalDataUseCases = {
  /** Once two people have decided it, the file can be downloaded at the desk for some days. */
  async askDataExport({ sql, now, commandId }, { id, reference }) {
    const partnerId = await getKnown(sql, id);
    if (await findErasedAt(sql, partnerId)) throw new RefusalError('desk_erased');
    await leaveNotice(sql, { partnerId, createdAt: now, kind: 'data-export' });
    return {
      reply: { id: commandId },
      subject: partnerId,
      description: { reference },
      concerns: { partnerId },
    };
  },

  downloadPersonalData: {
    /** The partner is told of each download, as of each view of a card number. */
    async inOwnTransactions(call, { id }) {
      const now = call.now();
      const partnerId = await getKnown(call.db.sql, id);
      const decidedAt = await findExportDecidedAt(call.db.sql, partnerId);
      if (!decidedAt || now.getTime() > decidedAt.getTime() + dataExportDays * dayMs) {
        throw new RefusalError('desk_not_found');
      }

      // Two people gave the reason, and the partner has read it: the act's name says enough here.
      const words = { reason: 'data-export-file', reference: decidedAt.toISOString() };
      await call.writeAudit(call.db.sql, { concerns: { partnerId, ...words } }, now);
      const { language } = await getPartner(call.db.sql, partnerId);
      return composePersonalData(call, { partnerId, isCardOpen: true, language });
    },
  },

  /** Once two people have decided it, the partner has some days to object. */
  async askErasure({ sql, now, commandId }, { id, reference }) {
    const partnerId = await getKnown(sql, id);
    await lockPartner(sql, partnerId);
    refuse(whyNotErase(await loadErasureFacts(sql, partnerId)));
    const dueAt = daysAfter(now, erasureWaitDays);
    if (!(await insertErasure(sql, { id: commandId, partnerId, dueAt }, now))) {
      throw new RefusalError('desk_erasure_waiting');
    }
    const details = { dueAt: dueAt.toISOString() };
    await leaveNotice(sql, { partnerId, createdAt: now, kind: 'erasure-planned', details });
    return {
      reply: { id: commandId },
      subject: partnerId,
      description: { 'days to object': String(erasureWaitDays), reference },
      concerns: { partnerId },
    };
  },
} satisfies DeskUseCases<typeof personalData>;
