/** Mail: its queue, links to reset a password and to confirm an address. */
export { askResetMail, waysBack } from './ask-reset-mail.ts';
export { confirmEmail, emailState, sendEmailLink } from './confirm-email.ts';
export { inventedHost } from './invented.ts';
export { queueMailTo } from './mail-store.ts';
export { createMailer } from './mailer.ts';
export { type MailServices, sendMail } from './send-mail.ts';
