import * as v from 'valibot';
import { type Language, languages } from '#domain/language.ts';

const otherCodes = languages.map(({ code }) => code).filter((code) => code !== 'en') as Exclude<
  Language,
  'en'
>[];

/** The same thing in other languages than English, as far as it is there. */
export const otherLanguages = <S extends v.GenericSchema>(shape: S) =>
  v.partial(v.strictObject(v.entriesFromList(otherCodes, shape)));
