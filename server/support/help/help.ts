/** The door of help: everything other folders may import from it. */
export { basicConfig, listLanguages } from './configuration.ts';
export { listContactChanges } from './contacts.ts';
export {
  type Feedback,
  findTicket,
  insertStep,
  listTicketPage,
} from './feedback-store.ts';
export { listFeedback } from './list-feedback.ts';
export { allQuestions, findOurs } from './questions.ts';
export { sendFeedback } from './send-feedback.ts';
export { signContacts, signFirstContacts } from './sign-contacts.ts';
