import type { planEvents as route } from '#contract/delivery.ts';
import { formatMicro, micro } from '#domain/money.ts';
import type { UseCase } from '../services/services.ts';
import { getOwnPlan } from './own-plan.ts';
import { readEventList } from './read-event-list.ts';

const pageSize = 50;

/** The single events of the partner's own plan, newest first, including invalid ones. */
export const planEvents: UseCase<typeof route> = async (call, input) => {
  const { sql } = call.db;
  const plan = await getOwnPlan(sql, call.member.id, input.planNo);
  const below = /^\d{1,15}$/.test(input.cursor ?? '') ? Number(input.cursor) : null;
  const filter = {
    ...{ kind: input.kind, counted: input.counted, reason: input.reason, record: input.record },
    from: input.from === undefined ? null : new Date(input.from),
    to: input.to === undefined ? null : new Date(input.to),
  };
  const rows = await readEventList(
    { sql, blocks: call.blocks },
    plan.id,
    filter,
    below,
    pageSize + 1,
  );
  const list = rows.slice(0, pageSize).map((event) => ({
    no: event.no,
    kind: event.kind,
    at: event.at.toISOString(),
    serveId: event.serveId,
    placement: event.placement,
    invalid: event.invalid,
    flagged: event.flagged,
    cost: formatMicro(micro(event.cost)),
    country: event.country,
    device: event.device,
    hash: event.hash,
  }));
  return { list, next: rows.length > pageSize ? String(list.at(-1)?.no) : null };
};
