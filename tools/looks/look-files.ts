import { join } from 'node:path';
import type { Language } from '../../domain/language.ts';
import { projectFolder } from '../project.ts';

/** Every screen is kept as it looks in a language with long words, tall marks, and no spaces. */
export const lookLanguages = ['en', 'de', 'th', 'ja'] as const satisfies readonly Language[];
export const lookSchemes = ['light', 'dark'] as const;

/** Where the pictures are that were looked at, and where those of a run go. */
export const keptFolder = join(projectFolder, 'e2e', 'looks');
export const runFolder = join(projectFolder, '.cache', 'looks');

/** The name of a picture below its folder. */
export const lookName = (
  screen: string,
  language: (typeof lookLanguages)[number],
  scheme: (typeof lookSchemes)[number],
): string => `${language}-${scheme}/${screen}.png`;
