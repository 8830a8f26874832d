/** The door of mail: everything other folders may import from it. */
export { inventedHost } from './invented.ts';
export { mailHandlers } from './mail-handlers.ts';
export { queueMailTo } from './mail-store.ts';
export { createMailer } from './mailer.ts';
export { type MailServices, sendMail } from './send-mail.ts';
