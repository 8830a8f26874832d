import { wordsOf } from '#domain/text-blocks.ts';
import { latestOf } from '#domain/time.ts';
import type { ByTwoAct } from '../by-two/by-two-act.ts';
import type { ByTwoBodies } from '../by-two/by-two-bodies.ts';
import { announce } from './announce.ts';

/** An announcement due while it waited for confirmation is published once confirmed. */
export const outAt = (asked: string | null, madeAt: Date): Date =>
  asked === null ? madeAt : latestOf(new Date(asked), madeAt);

export const announcementByTwo: ByTwoAct<ByTwoBodies['announcement']> = {
  async about(_sql, { category, language, levels, at, texts }) {
    const read = Object.entries(texts).flatMap(([code, text]) =>
      text ? [[`in ${code}`, `${text.title}: ${wordsOf(text.blocks)}`]] : [],
    );
    return {
      category: category.replaceAll('-', ' '),
      to: language ?? 'all languages',
      levels: levels?.join(', ') ?? 'all',
      out: at ?? 'when it is confirmed',
      ...Object.fromEntries(read),
    };
  },
  async carryOut(sql, _call, input, { by, askedBy = by, now }) {
    const at = outAt(input.at, now);
    await announce(sql, { ...input, at, madeAt: now, partnerId: null, by: askedBy }, by);
    return null;
  },
};
