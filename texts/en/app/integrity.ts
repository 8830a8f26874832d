import type { PayoutReason } from '#domain/wallet/payout-refusals.ts';

/** The public page about the network. */
export const integrityWords = {
  integrity: {
    lead: 'What the network owes, what it has, and how it treats its partners. Every figure is added up from records, except what the bank says: two members of staff enter that.',
    asOf: 'As of {time}',
    days: 'Last {days, plural, one {day} other {# days}}',
    none: 'None in the last {days, plural, one {day} other {# days}}',
    how: 'How it’s counted',
    source: 'Source:',
    json: 'All figures as JSON',
    owed: {
      title: 'What is owed',
      root: 'Root {no, number}, {time}',
      none: 'No root has been signed yet.',
      few: 'Hidden for privacy: fewer than {least, number} are owed money.',
      partners: 'Partners’ own money',
      plans: 'Reserved for plans',
      publishers: 'Publishers',
      merchants: 'Merchants’ escrow',
      acceptors: 'Acceptors',
      total: 'Owed in total',
      bank: '{account}, as of {time}',
      bankNone: 'The network hasn’t recorded a bank balance yet.',
      bankTotal: 'In the bank in total',
      difference: 'Difference',
      file: 'Hash of the bank’s file:',
      means:
        'The sums are part of a root that the network signs once a day, so whoever kept a root can show a later change. Each partner’s app checks that the partner’s own money is included. The bank balance is what two members of staff read from the bank’s statement: it doesn’t prove that the money is there or that nobody else has a claim to it. Groups with fewer than {least, number} are shown together.',
    },
    checked: {
      title: 'Last check',
      sound: 'The books add up',
      unsound: 'The books don’t add up. No money moves until this is resolved.',
      never: 'The books haven’t been checked yet.',
      own: 'The network’s own auditor checked {count, plural, one {# entry} other {# entries}}, {time}.',
      cosignedBy: 'Seen and cosigned outside the network by {names}, {date}.',
      cosignedChecked: 'This device has checked their signatures.',
      cosignedWrong: 'This device couldn’t confirm their signatures.',
      cosignedLate: 'Witnesses are late in cosigning a daily root.',
      notCosigned:
        'No outside witness has cosigned the roots yet. Until one does, only files and roots that people kept can show that history was rewritten.',
      machine:
        '{count, plural, one {# admin account was} other {# admin accounts were}} opened by a command on the network’s own machine and not by two admins, most recently on {date}. For {days, number} days, such an account approves nothing but payouts, and nothing that it requests is approved.',
      outside: 'No outside audit yet.',
      audit: 'Last outside audit: {auditor}, {ago} ({date}).',
      auditSound: 'It found that everything up to root {no, number} adds up.',
      auditUnsound:
        'It found that not everything up to root {no, number} adds up. What it found first, in its own words:',
      auditFile: 'Signed result of the audit',
      auditMeans:
        'An outside auditor recomputes all entries, events, roots and sums owed from an export, without the network’s program, and signs what was found. That shows that the books agree with themselves and that every transfer from or to the outside names two people who decided it. It doesn’t show that the money is in the bank or that what they decided was true.',
      means:
        'The network’s own program checks every entry, chain and balance over and over, and stops all payments when something doesn’t add up. It can find mistakes and tampering, but not an entry that adds up and is false, and it is the network’s own program.',
    },
    payouts: {
      title: 'Payouts',
      asked: 'Requested',
      paid: 'Paid',
      failed: 'Failed',
      cancelled: 'Cancelled by the partner',
      waiting: 'Waiting now',
      amount: 'Amount paid',
      median: 'Half were paid within',
      p95: '{percent} were paid within',
      slowest: 'Longest wait now',
      refused: 'Refused, by reason',
      noneRefused: 'No payout was refused.',
      means:
        'Times run from the partner’s request until the payout was reported as arrived. Repeated refusals of a partner by the same rule within a short time are counted once. The list of reasons is closed, and none of them can be resolved by paying in.',
      reason: {
        payout_zero: 'The amount was zero',
        payout_above_available: 'More than the available funds',
        payout_fee_changed: 'The fee had changed',
        payout_card_missing: 'No card or wallet address',
        payout_method_gone: 'Payout method no longer offered',
        payout_pay_password_missing: 'No transaction password',
        payout_pay_password_disabled: 'Transaction password switched off',
        payout_startup_not_returned: 'Start-up funds not returned',
        payout_card_new: 'New card or wallet address',
        payout_pay_password_reset: 'Transaction password replaced',
        payout_contact_changed: 'Email or phone changed',
        payout_password_reset: 'Login password reset',
        payout_objected: 'New login password reported',
        payout_ledger_stopped: 'The books were stopped',
        payout_rejected: 'Rejected by staff',
      } satisfies Record<PayoutReason, string>,
    },
    disputes: {
      title: 'Disputes',
      orders: 'Orders',
      payouts: 'Payouts',
      exchanges: 'Exchanges',
      opened: 'Opened',
      forPartner: 'Decided for the partner',
      against: 'Decided against the partner',
      open: 'Open',
      overdue: 'Overdue',
      means:
        'Orders: a partner or a merchant objected. Payouts: a partner asked for a review of a refusal by someone else. Exchanges: a partner or an acceptor reported a problem. A dispute is counted on the day it was opened.',
    },
    restated: {
      title: 'Corrected later',
      before: 'Before',
      after: 'After',
      means:
        'Impressions and clicks that had counted and were found invalid later, on the day (UTC) they happened. What they had cost was returned to the partners. Nothing is deleted: both figures stay on record.',
    },
    events: {
      title: 'Events that didn’t count',
      reported: 'Reported',
      counted: 'Counted',
      foundLater: 'Found invalid later: {count, number}',
      lost: 'Batches of reported events lost for good, {date}: {count, number}. Two members of staff let counting continue without them. Nobody pays for them.',
      means:
        'Every event that pages, players and browsers reported, except our own note that an ad was served. The first rule that applies gives the reason. Nobody pays for what didn’t count.',
    },
    history: {
      title: 'Your own history',
      fits: 'Everything that this device has seen of your wallet and of the network’s roots is still there, up to record {seq, number} and root {no, number}.',
      fresh:
        'This device has nothing to compare with yet. It keeps what it sees in the wallet from now on.',
      wrong:
        'Something that this device has seen is gone or different. Save the file and give it to someone outside the network.',
      since: 'First seen here: {date}',
      failed: 'This couldn’t be checked just now.',
      save: 'Save what this device saw',
      means:
        'This device remembers what it has seen. It checks that no line of your wallet was changed or removed since, follows the network’s roots and checks their signatures. It can compare only with what it has seen itself.',
    },
    own: {
      title: 'The network’s sums don’t include your money as they should',
      leftOut:
        'Root {no, number} of {time} doesn’t include your wallet in what the network owes. Save the proof and show it to someone you trust.',
      other:
        'Root {no, number} of {time} has a proof for your wallet that doesn’t add up. Save the proof and show it to someone you trust.',
      save: 'Save proof',
    },
  },
} as const;
