/** Passkeys: adding, naming and removing them, and what they are offered with. */
export const passkeyWords = {
  passkey: {
    title: 'Passkeys',
    lead: 'Log in with your fingerprint, face or screen lock instead of your password. A passkey only works here, so a fake site can’t steal it.',
    add: 'Add a passkey',
    none: {
      hostApp: 'Passkeys don’t work inside another app. Open this page in your browser to add one.',
      address:
        'Passkeys need a web address with a name, and this page is open at {host}. Open it by its name to add one.',
      unencrypted: 'Passkeys need an encrypted connection. Open this page with https to add one.',
      browser: 'This browser doesn’t support passkeys. Use another one to add one.',
    },
    addText: 'Enter your login password first, so no one can add one with just your phone.',
    added: 'Passkey added',
    made: 'Added {date}',
    used: 'Last used {date}',
    unused: 'Not used yet',
    synced: 'Synced across your devices',
    name: 'Name',
    save: 'Save name',
    saved: 'Name saved',
    edit: 'Edit {name}',
    end: 'Remove passkey',
    endTitle: 'Remove “{name}”?',
    endText:
      'You’ll no longer be able to log in with it. Delete it in your device’s password manager too.',
    ended: 'Passkey removed',
    failed: 'Your device didn’t create a passkey. Nothing has changed.',
    exists: 'This device already has a passkey for your account.',
    offer: 'Log in faster next time',
    offerText:
      'With a passkey, your fingerprint, face or screen lock replaces typing your password on this device.',
    later: 'Not now',
    forgot: 'Forgot your password? Use a passkey',
    setLead:
      'Confirm with a passkey instead of your current password. Every device is logged out, including this one. Only the one used last before it can still view the account and report it. Payouts and exchanges are paused for {hours, number} hours to protect you.',
    setSubmit: 'Set password with passkey',
    setOld: 'Use your current password',
  },
} as const;
