import { join } from 'node:path';
import type { Language } from '../../domain/language.ts';
import { projectFolder } from '../project.ts';

/**
 * Every screen is recorded in English and in languages with long words, tall marks, and no spaces.
 */
export const lookLanguages = ['en', 'de', 'th', 'ja'] as const satisfies readonly Language[];
export const lookSchemes = ['light', 'dark'] as const;

/** The folders of the reference pictures, and of a run's. */
export const keptFolder = join(projectFolder, 'e2e', 'looks');
export const runFolder = join(projectFolder, '.cache', 'looks');

/** The name of a picture below its folder. */
export const lookName = (
  screen: string,
  language: (typeof lookLanguages)[number],
  scheme: (typeof lookSchemes)[number],
): string => `${language}-${scheme}/${screen}.png`;
