import { askResetMail, waysBack } from './ask-reset-mail.ts';
import { confirmEmail, emailState, sendEmailLink } from './confirm-email.ts';

/** The calls that lead to mail or come from its links, each under the name of its route. */
export const mailHandlers = { waysBack, askResetMail, confirmEmail, emailState, sendEmailLink };
