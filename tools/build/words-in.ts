import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../domain/language.ts';
import { projectFolder } from '../project.ts';

type Loader = typeof import('../../texts/by-language.ts');

/**
 * The app's texts in a language. Vite bundles its configuration, so the loader is imported by its
 * URL: inside that bundle it would no longer be beside the folders that it reads.
 */
export async function wordsIn(language: Language) {
  const address = pathToFileURL(join(projectFolder, 'texts/by-language.ts')).href;
  const { textsIn } = (await import(address)) as Loader;
  return textsIn(language, 'app');
}
