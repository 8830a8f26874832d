/** What covers the app when somebody comes back to it. */
export const lockWords = {
  lock: {
    title: 'Locked',
    text: 'You’re logged in as {name}.',
    digits: 'Your transaction password',
    submit: 'Unlock',
    passkey: 'Unlock with a passkey',
    offline:
      'You’re offline. Only our server can check that it’s you, so the app stays locked until you’re connected again. You can also log out.',
    none: 'You haven’t set up a way to unlock the app. Log out, then log in again with your password.',
  },
} as const;
