import { isLongRun } from '../domain/test-seed.ts';

/**
 * What takes too long for every run: `npm run test:long` runs everything. `npm test` runs the same
 * tests in fewer rounds, and these not at all.
 */
const longTests = [
  'e2e/desk-story.test.ts',
  'server/database/embedded/start-embedded.test.ts',
  'server/delivery/simulated-money.test.ts',
  'server/file/upload-memory.test.ts',
  'server/database/open-database.test.ts',
  // Three brokers and three servers, each of which is killed and has to come back.
  'faults/cluster.test.ts',
  'faults/{many-events,put-faults}.test.ts',
  'tools/demo-traffic.test.ts',
  'server/command/make-live.test.ts',
];

const longJourneys = [
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
  'parts',
  // Export and erasure are proved by the tests in server/personal.
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
  'a partner’s own server is told': 'server/conversion/outbound.test.ts',
  'an order that its merchant took back is objected to': 'server/conversion/dispute.test.ts',
  'with six digits they are asked for, and the login proposes': 'server/partner/passkeys.test.ts',
  'who declines a passkey is not asked again': 'server/partner/passkeys.test.ts',
  'who logged in with a passkey and forgot the password':
    'server/partner/password-by-passkey.test.ts',
  // The journeys of the card and of a payout enter wrong digits in the same dialog.
  'a partner changes it with the current one': 'server/wallet/pay-password.test.ts',
  'who forgot it waits a day that can be called off': 'server/wallet/pay-password.test.ts',
  'five wrong ones pause it, ten switch it off': 'server/wallet/pay-password.test.ts',
  'who skips the code is reminded': 'server/partner/recovery-code.test.ts',
  'a partner cancels one exchange, and disputes another': 'server/exchange/exchange.test.ts',
  'a head that is no longer part of the chain': 'web/integrity/check-history.test.ts',
  'a range of two dates is chosen': 'server/statement/statement.test.ts',
  'a topic can be made quiet': 'server/notification/notification.test.ts',
  'two admins let a colleague in': 'server/desk/staff/staff-by-two.test.ts',
  'a payout goes to the bank in a file of two people': 'server/desk/bank/bank.test.ts',
  'a partner who forgot the password is helped': 'server/desk/partner/takeover.test.ts',
  'a status takes two people, and a chat is answered': 'server/desk/partner/partners.test.ts',
  'a setting that another person changed is not overwritten':
    'server/desk/configuration/configuration.test.ts',
  'movements of any two days are shown': 'server/wallet/records.test.ts',
  // The same part of the app holds a payout that is repeated, which has its journey in npm test.
  'a reply that is lost, a reload and a second press make one put':
    'server/database/idempotency.test.ts',
  'an image, a plan and a record go along': 'server/chat/chat.test.ts',
  'the level screen shows its formulas': 'server/level/vip.test.ts',
  // What is signed on the screens is held in npm test by the journey with a server that lies.
  'card, put, payout and exchange are signed': 'server/wallet/sign-act.test.ts',
  'a breakdown says where a plan worked': 'server/figures/breakdown.test.ts',
  'an operator is found by ID, followed with caps': 'server/follow/follow.test.ts',
  'what was written without a network is sent with the app closed':
    'web/worker/send-outbox.test.ts',
  'all are marked read at once, and that can be undone': 'server/notification/notification.test.ts',
  'where nothing came before, back leads to the screen above': 'web/location/hash-location.test.ts',
  // On a phone, the journey of the card comes back from there too.
  'whoever has to set the six digits during a put': 'web/wallet/pay-password-dialog.test.tsx',
  'who reloads on the page of the code is in': 'server/partner/recovery-code.test.ts',
  'a partner disputes a refused payout': 'server/wallet/payout-refusals.test.ts',
  'another session can be ended from the list': 'server/partner/sessions.test.ts',
  'one key finds a partner and opens their page': 'server/desk/search/search.test.ts',
  'a table is narrowed, walked with arrow keys': 'desk/parts/save-table.test.ts',
};

export const leftOutTests: readonly string[] = isLongRun ? [] : longTests;
export const leftOutJourneys: readonly string[] = isLongRun ? [] : longJourneys;

const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

export const leftOutOfJourneys: readonly RegExp[] = isLongRun
  ? []
  : Object.keys(longOfJourneys).map(literally);
