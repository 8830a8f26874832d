/** Help: questions and rules, channels, feedback. */
export { basicConfig, listLanguages } from './configuration.ts';
export { listContactChanges } from './contacts.ts';
export { type Feedback, findTicket, insertStep, listTicketPage } from './feedback-store.ts';
export { listFeedback } from './list-feedback.ts';
export { allQuestions, findOurs } from './questions.ts';
export { sendFeedback } from './send-feedback.ts';
export { signContacts, signFirstContacts } from './sign-contacts.ts';
