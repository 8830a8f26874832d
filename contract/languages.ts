import * as v from 'valibot';
import { type Language, languages } from '#domain/language.ts';

const otherCodes = languages.map(({ code }) => code).filter((code) => code !== 'en') as Exclude<
  Language,
  'en'
>[];

/** A value in languages other than English, as far as it exists. */
export const otherLanguages = <S extends v.GenericSchema>(shape: S) =>
  v.partial(v.strictObject(v.entriesFromList(otherCodes, shape)));
