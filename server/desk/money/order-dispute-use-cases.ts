import type * as orderDisputes from '#contract/desk/order-disputes.ts';
import { devices } from '#domain/delivery/event-line.ts';
import { listDisputePage } from '../../ads/conversion/conversion.ts';
import type { DeskUseCases } from '../call/use-case.ts';

export const orderDisputeUseCases = {
  async listOrderDisputes({ db }, filter) {
    const { list, next } = await listDisputePage(db.sql, filter);
    return {
      list: list.map((dispute) => ({
        ...dispute,
        device: dispute.device === null ? null : (devices[dispute.device] ?? null),
      })),
      next,
    };
  },
} satisfies DeskUseCases<typeof orderDisputes>;
