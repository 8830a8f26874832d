/** The door of confirmation: what other folders may use of it. */
export { type Confirmations, createConfirmations } from './confirmations.ts';
export {
  endReset,
  findDoubt,
  findPayPassword,
  findReset,
  insertPayPassword,
  insertReset,
  lockPayPassword,
  lockReset,
  type PayPassword,
  payPasswordSecret,
  replaceHash,
  restartReset,
  saveApproval,
  savePayPassword,
  saveTries,
} from './pay-password-store.ts';
export {
  issueTicket,
  judgeTicket,
  lockTicket,
  lockTicketRow,
  lockTicketRows,
  spendTicket,
  type TicketRow,
  takeTicket,
  ticketHash,
} from './ticket-store.ts';
