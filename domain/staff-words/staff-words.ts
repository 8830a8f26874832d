import type { Blocked } from '../chat/message.ts';
import { createRefusal, type Refusal } from '../refusal.ts';
import { holdsAddress, holdsNumber } from './account-numbers.ts';
import { sentencesOf, visibleText, withoutSpelling } from './clauses.ts';
import { type Judged, judge } from './judge.ts';
import { withoutDigitLetters } from './look-alikes.ts';
import { outsideAddress, withoutHosts } from './outside-address.ts';

/* What staff may not write to a partner anywhere: a promise of returns, a payment before a
   payout, an outside account, contact or address, and a request for a password, a code or
   control of a device. No word list is complete: that is why nothing that partners read can be
   clicked, and why every message can be reported to somebody else. */

/** Why a text is not delivered, and the part of it that shows this. */
export interface BlockedPart {
  readonly why: Blocked;
  readonly part: string;
}

export interface StaffTextOptions {
  /**
   * `said` applies every rule. A `reason` appears under the partner's staff activity and may name
   * an account, since a transfer's reference is one. A `deposit-step` says where to pay in, and two
   * people set it.
   */
  readonly as?: 'said' | 'reason' | 'deposit-step';
  /** Hosts that two people entered as the network's own. */
  readonly ownHosts?: readonly string[];
}

const partMax = 120;

export function findBlocked(text: string, options: StaffTextOptions = {}): BlockedPart | null {
  const { as = 'said', ownHosts = [] } = options;
  const visible = withoutHosts(visibleText(text), ownHosts);

  if (as === 'said') {
    if (holdsAddress(visible)) return { why: 'wallet_address', part: cut(visible) };
    if (holdsNumber(visible)) return { why: 'account_number', part: cut(visible) };
  }

  const readings = readingsOf(visible.replace(uuid, ' '));
  if (as !== 'deposit-step') {
    for (const reading of new Set([visible, withoutSpaces(visible), readings[1] ?? visible])) {
      const address = outsideAddress(reading);
      if (address) return { why: 'outside_contact', part: cut(address) };
    }
  }

  for (const reading of readings) {
    const finding = judge(sentencesOf(reading));
    if (finding && !(as === 'deposit-step' && mayBeInStep(finding))) {
      return { why: finding.why, part: around(reading, finding) };
    }
  }

  const disguisedWord = (visible.match(disguised) ?? []).find(
    (word) => isMixed(word) || isSpelled(word),
  );
  return disguisedWord ? { why: 'disguised', part: cut(disguisedWord) } : null;
}

/** An id of the product: with its digits read as letters, one in some thousands holds a word. */
const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

const mayBeInStep = ({ why: found }: Judged) => found === 'pay_in' || found === 'outside_contact';

/** As written, with digits read as letters, and with spelled-out words joined. */
function readingsOf(visible: string): string[] {
  const joinedText = withoutSpelling(visible);
  return [
    ...new Set([
      visible,
      withoutDigitLetters(visible),
      joinedText,
      withoutDigitLetters(joinedText),
    ]),
  ];
}

/** Letter by letter, but with the characters of an address kept. */
const withoutSpaces = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:\s?[./@:_-]?\s?[\p{L}\p{N}](?![\p{L}\p{N}])){3,}/gu,
    (run) => run.replaceAll(/\s/g, ''),
  );

const signs = '\\p{L}\\p{N}';
const letters = '[\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}]';
/** A word in two alphabets, or eight or more single letters: nobody writes that by accident. */
const disguised = new RegExp(
  `${letters}{3,}|(?<![${signs}])${letters}(?:[^${signs}\\n]{1,3}${letters}(?![${signs}])){7,}`,
  'gu',
);

const isMixed = (word: string) =>
  /\p{sc=Latn}/u.test(word) && /[\p{sc=Cyrl}\p{sc=Grek}]/u.test(word);
const isSpelled = (word: string) => /[^\p{L}]/u.test(word);

const cut = (text: string): string => {
  const visibleText = text.replace(/[\ue000\ue001]/g, '').trim();
  return visibleText.length <= partMax ? visibleText : `${visibleText.slice(0, partMax)}…`;
};

/** The whole words that were found. */
function around(text: string, { from, to }: Judged): string {
  let start = from;
  let end = to;
  while (start > 0 && /[\p{L}\p{N}]/u.test(text.charAt(start - 1)) && from - start < 20) start -= 1;
  while (end < text.length && /[\p{L}\p{N}]/u.test(text.charAt(end)) && end - to < 20) end += 1;
  return cut(text.slice(start, end));
}

export const whyNotStaffText = (text: string, options: StaffTextOptions = {}): Refusal | null => {
  const blocked = findBlocked(text, options);
  return blocked ? createRefusal('staff_text_blocked', { ...blocked }) : null;
};
