import { expect, test } from 'vitest';
import { statementFormats } from '#contract/statement.ts';
import { disputeOpeners } from '#domain/conversion/dispute.ts';
import { funnelSteps } from '#domain/delivery/funnel.ts';
import { acceptorKinds } from '#domain/exchange/acceptor.ts';
import { noticeKinds } from '#domain/notification/notice.ts';
import { reviewOutcomes } from '#domain/wallet/review.ts';
import { texts as english } from '#texts/en/app.ts';
import { flat, type Words } from '#texts/test-texts.ts';

const raw = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = Object.entries(raw).filter(([path]) => !path.includes('.test.'));

const quoted = (text: string) =>
  [...text.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, word = '']) => word);
const begun = (text: string) =>
  [...text.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, start = '']) => start);
const groups = (text: string) =>
  [...text.matchAll(/useTranslations\(\s*'([\w.]+)'/g)].map(([, group = '']) => group);

/** What a file uses below a group whose keys come from another file. */
const wordsIn = (...paths: string[]) =>
  paths.flatMap((path) => {
    const [, text] = sources.find(([name]) => name.endsWith(path)) ?? [];
    if (text === undefined) throw new Error(`${path} is gone`);
    return quoted(text);
  });

/** Groups whose keys are computed elsewhere. */
const chosenElsewhere: Readonly<Record<string, readonly string[]>> = {
  'delivery.dispute': disputeOpeners,
  'delivery.funnel': funnelSteps,
  exchange: acceptorKinds,
  failure: wordsIn('/api/on-failure.ts'),
  notice: noticeKinds.flatMap((kind) => [`${kind}.title`, `${kind}.text`]),
  review: reviewOutcomes,
  screen: wordsIn('/app/routes.tsx', '/location/places.ts'),
  statement: [
    ...statementFormats.flatMap((format) => [format, `${format}Text`]),
    ...wordsIn('/wallet/statement-range.ts', '/integrity/check-history.ts'),
  ],
  'wallet.range': wordsIn('/wallet/date-range.ts'),
};

/** Whole keys that screens use, and the prefixes of computed ones. */
function findUses(): { readonly said: Set<string>; readonly starts: readonly string[] } {
  const said = new Set<string>();
  const starts = new Set<string>();
  const say = (group: string, words: readonly string[]) => {
    for (const word of words) said.add(`${group}.${word}`);
  };
  for (const [, text] of sources) {
    for (const group of groups(text)) {
      say(group, quoted(text));
      for (const start of begun(text)) starts.add(`${group}.${start}`);
    }
  }
  for (const [group, words] of Object.entries(chosenElsewhere)) say(group, words);
  return { said, starts: [...starts] };
}

test('every message is used by a screen', () => {
  const { said, starts } = findUses();
  // The contract declares these, and other tests cover them.
  const isDeclared = (key: string) => /^(refusal|wallet\.causeOf)\./.test(key);
  const isUsed = (key: string) =>
    isDeclared(key) || said.has(key) || starts.some((start) => key.startsWith(start));
  expect([...flat(english as Words).keys()].filter((key) => !isUsed(key))).toEqual([]);
});
