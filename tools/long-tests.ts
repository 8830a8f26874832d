import { isLongRun } from '../domain/test-seed.ts';

/**
 * What takes too long for every run: `npm run test:long` runs everything. `npm test` runs the same
 * tests in fewer rounds, and these not at all.
 */
export const longTests = [
  'e2e/desk-story.test.ts',
  'server/platform/database/embedded/start-embedded.test.ts',
  'server/ads/delivery/simulated-money.test.ts',
  'server/people/file/upload-memory.test.ts',
  'server/platform/database/open-database.test.ts',
  // Three brokers and three servers, each of which is killed and has to come back.
  'faults/cluster.test.ts',
  'faults/{many-events,put-faults}.test.ts',
  'tools/demo-traffic.test.ts',
  'server/app/command/make-live.test.ts',
];

export const longJourneys = [
  // The cards are tested in web/screens/ad-center, and each of their targets has its own journey.
  'attention',
  'desk-announcements',
  'desk-programme',
  'desk-tablet',
  'installed',
  'keyboard',
  'losses',
  'memory',
  'network',
  // Export and erasure are proved by the tests in server/proof/personal.
  'personal-data',
  'pseudo',
  'stage-accessibility',
  'text-fits-everywhere',
  'update',
].map((name) => `${name}.spec.ts`);

/**
 * Journeys that `npm test` leaves out of files that it runs, each with the tests that keep its
 * promise there: the rules on the server, the screen by its other journeys.
 */
export const longOfJourneys: Record<string, string> = {
  'a partner objects to a reversed order': 'server/ads/conversion/dispute.test.ts',
  // The digits themselves are asked for in server/people/partner/passkeys.test.ts.
  'adding a passkey asks for the six digits': 'web/screens/login/login-screen.test.tsx',
  'a partner who declines a passkey': 'web/app/passkey-offer.test.tsx',
  'a partner who logged in with a passkey can set':
    'server/people/partner/password-by-passkey.test.ts',
  // The journeys of the card and of a payout enter wrong digits in the same dialog.
  'a partner changes the transaction password': 'server/programme/wallet/pay-password.test.ts',
  'a partner who forgot the transaction password': 'server/programme/wallet/pay-password.test.ts',
  'five wrong transaction passwords pause it': 'server/programme/wallet/pay-password.test.ts',
  // Cancelling is in exchange.test.ts beside it.
  'a partner cancels one exchange, and disputes another':
    'server/programme/exchange/staff-exchange.test.ts',
  'a head that is no longer part of the chain': 'web/integrity/check-history.test.ts',
  'a range of two dates is chosen': 'server/proof/statement/statement.test.ts',
  'every topic except account security can be muted':
    'server/programme/notification/notification.test.ts',
  'two admins let a colleague in': 'server/desk/staff/staff-changes.test.ts',
  'a payout goes to the bank in a file released by two': 'server/desk/bank/bank.test.ts',
  'a partner who forgot the password gets help': 'server/desk/partner/takeover.test.ts',
  'a status takes two people, and a chat is answered': 'server/desk/partner/partners.test.ts',
  'two act on one payout: the second is told': 'server/desk/money/payouts.test.ts',
  'a setting that another person changed is not overwritten':
    'server/desk/configuration/configuration.test.ts',
  'movements between any two days are listed': 'server/books/ledger/ledger.test.ts',
  // The same part of the app holds a payout that is repeated, which has its journey in npm test.
  'a reply that is lost, a reload and a second press make one put':
    'server/platform/database/idempotency.test.ts',
  'an image, a plan and a record can be attached': 'server/support/chat/chat.test.ts',
  'the level screen shows its formulas': 'server/programme/level/level.test.ts',
  // What is signed on the screens is held in npm test by the journey with a server that lies.
  'card, put, payout and exchange are signed': 'server/programme/wallet/sign-act.test.ts',
  'a table says where a plan worked': 'server/ads/figures/breakdown.test.ts',
  'an operator is found by ID, followed with caps': 'server/programme/follow/follow.test.ts',
  'all are marked read at once, and are unread again':
    'server/programme/notification/notification.test.ts',
  'without a previous page, back leads to the screen above': 'web/location/hash-location.test.ts',
  // On a phone, the journey of the card comes back from there too.
  'setting the six digits during a put': 'web/wallet/pay-password-dialog.test.tsx',
  'a partner replaces a card after a warning': 'server/programme/wallet/bank-card.test.ts',
  'a partner disputes a refused payout': 'server/programme/wallet/payout-refusals.test.ts',
  'another session can be ended from the list': 'server/people/partner/sessions.test.ts',
  'a shortcut finds a partner and opens their page': 'desk/app/search.test.tsx',
  'a table is filtered, navigated with arrow keys': 'desk/parts/use-row-keys.test.tsx',
};

export const leftOutTests: readonly string[] = isLongRun ? [] : longTests;
export const leftOutJourneys: readonly string[] = isLongRun ? [] : longJourneys;

const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

export const leftOutOfJourneys: readonly RegExp[] = isLongRun
  ? []
  : Object.keys(longOfJourneys).map(literally);
