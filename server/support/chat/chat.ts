/** Chat with customer service: messages, the chat file, answer times. */
export { insertCanned, listCanned, removeCanned, saveCanned } from './canned-store.ts';
export { chatFile } from './chat-file.ts';
export { chatMessages, chatState, shownAttachment } from './chat-messages.ts';
export { insertMessage, listMessages, lockChat, readSeen, saveSeen } from './chat-store.ts';
export {
  type Assignment,
  findAssignment,
  findLastSeq,
  listInbox,
  saveAssignment,
} from './inbox-store.ts';
export { readChat } from './read-chat.ts';
export { sendChat } from './send-chat.ts';
