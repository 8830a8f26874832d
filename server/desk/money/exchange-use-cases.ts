import type * as exchanges from '#contract/desk/exchanges.ts';
import { dueAt, isOverdue } from '#domain/exchange/exchange.ts';
import { parseTime } from '../../platform/database/database.ts';
import { acceptExchange, listExchangePage } from '../../programme/exchange/exchange.ts';
import { tellMeanwhile } from '../call/told-meanwhile.ts';
import type { DeskUseCases } from '../call/use-case.ts';

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
} satisfies DeskUseCases<typeof exchanges>;
