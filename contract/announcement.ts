import * as v from 'valibot';
import { blocks } from './blocks.ts';
import { otherLanguages } from './languages.ts';

const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120));
const oneText = v.strictObject({ title, blocks: v.pipe(blocks, v.minLength(1)) });

/** What is said, in English and as far as there are in other languages. */
export const announcementTexts = v.strictObject({
  en: oneText,
  ...otherLanguages(oneText).entries,
});

export type AnnouncementWords = v.InferOutput<typeof announcementTexts>;
