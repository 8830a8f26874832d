/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: 'Forgot your password?',
    lead: 'Choose a way back in.',
    passkey: 'Use a passkey',
    passkeyText: 'Log in without a password, on this device or on another where you set one up',
    noPause: 'Payouts aren’t paused',
    mail: 'Link by email',
    mailText: 'To the confirmed email address in your account',
    service: 'Customer service',
    serviceText: 'If nothing else works: we’ll first make sure it’s you',
    serviceClosed:
      'You can’t reach us here before you log in. Ask the person who gave you your authorization code to contact us: once we’ve made sure it’s you, our staff can create a link that lets you set a new password.',
    serviceDemo:
      'In this demo, you can’t reach us before you log in. Whoever started the demo can give you a link to set a new password.',
    pause: 'Payouts and exchanges are then paused for {hours, number} hours',
    payPassword:
      'Your transaction password stays the same. If you’ve forgotten it too, you can set a new one after {days, number} days, once our staff have approved it.',
    mailLead:
      'We’ll send a link to the confirmed email address in your account. It works once, for {minutes, number} minutes.',
    mailSubmit: 'Send link',
    mailSent: 'Check your inbox',
    mailSentText:
      'If there’s an account called {username} with a confirmed email address, a link is on its way there. It can take a few minutes. Look in the spam folder too.',
  },
  email: {
    title: 'Email address',
    done: 'Address confirmed',
    doneText: 'If you forget your login password, we can email you a link to set a new one.',
    confirmed: 'Email address confirmed',
    unconfirmed:
      'Not confirmed yet. Until it is, we can’t send a link to this address if you forget your login password.',
    again: 'Send the link again',
  },
} as const;
