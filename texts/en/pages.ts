import { membersWords } from './app/members.ts';
import { shellWords } from './app/shell.ts';

/** What pages and files say that the server makes itself, outside the app. */
export const texts = {
  /** The app as a phone lists it once it is installed. */
  installed: {
    description: shellWords.moneyWay.sentence,
    plans: membersWords.nav.plans,
    wallet: membersWords.nav.wallet,
    notifications: shellWords.screen.notifications,
  },
  /** Instead of the app or the desk, where scripts are off. */
  needsScript: 'Turn on JavaScript in your browser to use this app.',
  /** Where an ad or its link can't be shown. */
  ad: {
    linkInvalid: 'This link doesn’t lead anywhere.',
    adMissing: 'We can’t find this ad.',
    later: 'Please try again in a moment.',
  },
  /** Where a merchant fetches a new key, by a one-time link. */
  merchantKey: {
    title: 'Postback key',
    heading: 'Your postback key',
    lead: 'This link shows a new key for signing postbacks. It works once, and only with the code word you were given separately. The network’s staff never see the key.',
    word: 'Code word',
    show: 'Show key once',
    shownFor: 'For {merchant}. Save it now: it can’t be shown again.',
    address: 'Where to report orders',
    keyId: 'Key ID',
    secret: 'Secret',
    invalid:
      'This link is no longer valid, or the code word doesn’t belong to it. Ask the network for a new one. If you never opened it yourself, tell them: someone else may have.',
    tooMany: 'Too many attempts. Wait a while, then open the link again.',
  },
  /** The note in the archive of everything we know about a partner. */
  personalData: {
    about: 'Everything {network} knows about partner {partner}, as of {time}.',
    data: '{folder}: one file for each kind of record, as JSON. Amounts are in millionths of the currency, and times are in UTC. Passwords and keys aren’t included; we store passwords only as digests.',
    openCards: '{file} contains the fields of your cards and wallet addresses.',
    closedCards: 'Cards and wallet addresses are named by their last characters only.',
    images: '{folder}: the images you uploaded.',
    check: 'You can check your wallet’s records with the check file of a statement.',
  },
} as const;
