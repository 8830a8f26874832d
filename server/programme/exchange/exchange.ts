/** Foreign exchange: acceptors, quotes, amounts held, paid and disputed. */
export { acceptExchange } from './accept-exchange.ts';
export { type AcceptorPayment, insertAcceptorPayment, listUnpaid } from './acceptor-paid-store.ts';
export {
  type Acceptor,
  countOpenExchanges,
  findAcceptor,
  findAcceptorByCode,
  findCodeTime,
  findLastRate,
  hasAcceptanceCode,
  insertAcceptor,
  listAllAcceptors,
  lockTerms,
} from './acceptor-store.ts';
export { changeAcceptorTerms, createAcceptor } from './change-acceptor.ts';
export { createEndEntry } from './exchange-entry.ts';
export { exchangeQueue, listExchangePage } from './exchange-queue-store.ts';
export { type Exchange, findExchange, lockExchange, saveExchangeStep } from './exchange-store.ts';
export { exchangeUseCases } from './exchange-use-cases.ts';
export { issueAcceptanceCode } from './issue-acceptance-code.ts';
