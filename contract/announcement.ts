import * as v from 'valibot';
import { otherLanguages } from './languages.ts';
import { staffText } from './staff-text.ts';
import { staffTextBlocks } from './text-blocks.ts';

const title = staffText(120);
const oneText = v.strictObject({ title, blocks: v.pipe(staffTextBlocks, v.minLength(1)) });

/** The text in English, and in other languages as far as it exists. */
export const announcementTexts = v.strictObject({
  en: oneText,
  ...otherLanguages(oneText).entries,
});

export type AnnouncementWords = v.InferOutput<typeof announcementTexts>;
