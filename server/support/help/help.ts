/** Help: questions and rules, channels, feedback. */

export { type Feedback, findTicket, listTickets, ticketQueue } from './feedback-store.ts';
export { feedbackUseCases } from './feedback-use-cases.ts';
export { helpUseCases } from './help-use-cases.ts';
export { findBuiltInQuestion, isQuestionShown, listQuestions } from './questions.ts';
export { signContacts, signFirstContacts } from './sign-contacts.ts';
