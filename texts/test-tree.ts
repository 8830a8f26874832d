import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from './kinds.ts';

const tree = import.meta.dirname;

export const languageFolders = (): string[] =>
  readdirSync(tree, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** All files in the folder of a language, by their paths below it. */
export const filesIn = (language: string): string[] =>
  readdirSync(join(tree, language), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name).slice(join(tree, language).length + 1))
    .sort();

/** The kinds of text there are: those of English. */
export const kinds = filesIn('en').flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []) as Kind[];
