import type * as exchanges from '#contract/desk/exchanges.ts';
import { dueAt, isOverdue } from '#domain/exchange/exchange.ts';
import { Refusal } from '#domain/refusal.ts';
import { parseTime } from '../../platform/database/database.ts';
import {
  acceptExchange,
  findExchange,
  listExchangePage,
} from '../../programme/exchange/exchange.ts';
import { tellMeanwhile } from '../call/told-meanwhile.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { propose } from '../transfer/prepare-transfer.ts';

export const exchangeUseCases = {
  async listExchangeQueue({ db, now }, filter) {
    const { list, next } = await listExchangePage(db.sql, filter);
    return {
      list: list.map((exchange) => ({
        ...exchange,
        steps: exchange.steps.map(parseTime),
        dueAt: dueAt(exchange.heldAt),
        isOverdue: isOverdue(exchange, now()),
      })),
      next,
    };
  },

  takeExchange: {
    /** The queue of money opens the transaction. */
    async inOwnTransactions(call, { id, reference }) {
      const acceptance = { id, reference, acceptedBy: call.staff };
      const accepted = acceptExchange(call, acceptance, (sql, concerns, now) =>
        call.writeAudit(sql, { concerns }, now),
      );
      await tellMeanwhile(accepted);
      return {};
    },
  },

  async proposeExchangeEnd({ sql, staff, now }, { id: exchangeId, to, seen, reason, reference }) {
    const exchange = await findExchange(sql, exchangeId);
    if (exchange && exchange.state !== seen) throw new Refusal('desk_changed_meanwhile');

    const act = `exchange-${to}` as const;
    const proposal = { act, exchangeId, reason, reference, by: staff.name };
    const { proposalId: id, concerns } = await tellMeanwhile(propose(sql, proposal, now));
    return {
      reply: { id },
      concerns: concerns.map((concerned) => ({ ...concerned, act: `propose-${act}` as const })),
    };
  },
} satisfies DeskUseCases<typeof exchanges>;
