/** Chat with customer service: messages, the chat file, answer times. */
export {
  insertCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
  saveCannedAnswer,
} from './canned-store.ts';
export { getReadMarks, insertMessage, listMessages, lockChat, saveReadMark } from './chat-store.ts';
export { chatUseCases } from './chat-use-cases.ts';
export { findAttachment } from './find-attachment.ts';
export {
  type Assignment,
  chatQueue,
  findAssignment,
  getLastSeq,
  listInbox,
  saveAssignment,
} from './inbox-store.ts';
