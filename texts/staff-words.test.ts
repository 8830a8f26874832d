import { expect, test } from 'vitest';
import { blockedReasons } from '#domain/chat/message.ts';
import { type Language, languages } from '#domain/language.ts';
import { findBlocked } from '#domain/staff-words/staff-words.ts';
import { disguises } from '#domain/staff-words/test-disguises.ts';
import { corpusOf } from './test-language.ts';

const codes = languages.map(({ code }) => code);
const blockedOf = (code: Language) =>
  blockedReasons.flatMap((why) =>
    (corpusOf(code).blocked[why] ?? []).map((text) => ({ why, text })),
  );

test.each(codes)('the corpus of %s is large enough to mean something', (code) => {
  const blocked = blockedOf(code).map(({ text }) => text);
  const all = [...blocked, ...corpusOf(code).harmless];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(Math.min(blocked.length, corpusOf(code).harmless.length)).toBeGreaterThanOrEqual(20);
});

test.each(codes)('forbidden messages are blocked in %s, each for its own reason', (code) => {
  const missed = blockedOf(code).flatMap(({ why, text }) => {
    const found = findBlocked(text)?.why;
    return found === why ? [] : [`${why}, found ${found}: ${text}`];
  });
  expect(missed).toEqual([]);
});

test.each(codes)('everyday messages from staff are delivered in %s', (code) => {
  const blocked = corpusOf(code).harmless.flatMap((text) => findBlocked(text) ?? []);
  expect(blocked).toEqual([]);
});

test.each(Object.keys(disguises))('%s hide nothing, in any language', (name) => {
  const disguise = disguises[name] ?? ((text: string) => text);
  const missed = codes.flatMap((code) =>
    blockedOf(code)
      .map(({ text }) => disguise(text))
      .filter((text) => findBlocked(text) === null),
  );
  expect(missed).toEqual([]);
});
