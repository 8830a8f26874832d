/** Mail: what is sent from the outbox, links to reset a password and to confirm an address. */
export { emailUseCases } from './email-use-cases.ts';
export { inventedHosts } from './invented-hosts.ts';
export { createMailer } from './mailer.ts';
export { recoveryUseCases } from './recovery-use-cases.ts';
export { type MailServices, sendMail } from './send-mail.ts';
