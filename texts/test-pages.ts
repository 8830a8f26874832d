import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const projectFolder = join(import.meta.dirname, '..');

/** What a Markdown page says in words: without code, addresses of links and tags. */
const proseOf = (page: string): string =>
  page
    .replaceAll(/^```[\s\S]*?^```/gm, ' ')
    .replaceAll(/`[^`]*`/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/<[^>]*>/g, ' ');

/** The project's pages about itself, each by its paragraphs. */
export const pageTexts = (): [file: string, text: string][] =>
  globSync(['*.md', 'docs/**/*.md'], { cwd: projectFolder }).flatMap((file) =>
    proseOf(readFileSync(join(projectFolder, file), 'utf8'))
      .split(/\n\s*\n/)
      .map((text): [string, string] => [file, text]),
  );
