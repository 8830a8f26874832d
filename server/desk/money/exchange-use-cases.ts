import type * as exchanges from '#contract/desk/exchanges.ts';
import { dueAt, isOverdue } from '#domain/exchange/exchange.ts';
import { formatMicro } from '#domain/money.ts';
import { parseTime } from '../../platform/database/database.ts';
import {
  acceptExchange,
  findAcceptor,
  listExchangePage,
} from '../../programme/exchange/exchange.ts';
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

  async takeExchange({ sql, now, ...people }, { id, reference }) {
    const { requesterId, requestedBy, deciderId, decidedBy } = people;
    const acceptedBy = { id: deciderId ?? requesterId, name: decidedBy ?? requestedBy };
    const accepted = acceptExchange(sql, { id, reference, acceptedBy }, now);
    const { partnerId, acceptorId, amount } = await tellMeanwhile(accepted);

    const { name: acceptor } = (await findAcceptor(sql, acceptorId)) ?? { name: 'unknown' };
    const description = {
      amount: formatMicro(amount),
      acceptor,
      state: 'held → accepted',
      cancelling: 'by the partner → by nobody',
      reference,
    };
    return { subject: id, description, concerns: { partnerId } };
  },
} satisfies DeskUseCases<typeof exchanges>;
