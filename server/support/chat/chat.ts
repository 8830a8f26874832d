/** Chat with customer service: messages, the chat file, answer times. */
export { insertCanned, listCanned, removeCanned, saveCanned } from './canned-store.ts';
export { insertMessage, listMessages, lockChat, readSeen, saveSeen } from './chat-store.ts';
export { chatUseCases } from './chat-use-cases.ts';
export {
  type Assignment,
  findAssignment,
  findLastSeq,
  listInbox,
  saveAssignment,
} from './inbox-store.ts';
export { shownAttachment } from './shown-attachment.ts';
