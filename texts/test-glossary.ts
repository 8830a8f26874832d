import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list that a glossary has below a heading; empty where it has no such heading. */
export function listedIn(
  language: string,
  heading: 'Never' | 'Same in English' | 'In Latin letters',
): string[] {
  const glossary = readFileSync(join(import.meta.dirname, language, 'glossary.md'), 'utf8');
  const [, section = ''] = glossary.split(`## ${heading}\n`);
  const [list = ''] = section.split('\n## ');
  return [...list.matchAll(/^- (.+)$/gm)].map(([, word = '']) => word);
}
