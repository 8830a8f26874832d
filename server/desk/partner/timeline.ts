import type {
  listPartnerOrders as listPartnerOrdersRoute,
  listPartnerTimeline as listPartnerTimelineRoute,
} from '#contract/desk/partner-timeline.ts';
import { formatMicro } from '#domain/money.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { getKnown } from './partners.ts';
import { listOrders, listTimeline } from './timeline-store.ts';

export const listPartnerTimeline: DeskUseCase<typeof listPartnerTimelineRoute> = async (
  { db },
  input,
) => {
  await getKnown(db.sql, input.id);
  const { list, next } = await listTimeline(db.sql, input);
  return {
    list: list.map(({ at, amount, ...row }) => ({
      ...row,
      at: at.toISOString(),
      amount: amount === null ? null : formatMicro(amount),
    })),
    next,
  };
};

export const listPartnerOrders: DeskUseCase<typeof listPartnerOrdersRoute> = async (
  { db },
  input,
) => {
  await getKnown(db.sql, input.id);
  const { list, next } = await listOrders(db.sql, input);
  return {
    list: list.map((order) => ({
      ...order,
      orderAmount: order.orderAmount === null ? null : formatMicro(order.orderAmount),
      commission: formatMicro(order.commission),
      clickedAt: order.clickedAt.toISOString(),
      occurredAt: order.occurredAt.toISOString(),
      at: order.at.toISOString(),
      lockAt: order.lockAt.toISOString(),
    })),
    next,
  };
};
