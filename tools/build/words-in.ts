import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../domain/language.ts';
import { projectFolder } from '../project.ts';

type Loader = typeof import('../../texts/by-language.ts');

/**
 * The words of the app in a language. Vite bundles its configuration, so the loader is imported by
 * its address: inside that bundle it would no longer lie beside the folders that it reads.
 */
export async function wordsIn(language: Language) {
  const address = pathToFileURL(join(projectFolder, 'texts/by-language.ts')).href;
  const { textsIn } = (await import(address)) as Loader;
  return textsIn(language, 'app');
}
