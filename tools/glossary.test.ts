import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flat, shapeOf, type Words } from '../contract/test-texts.ts';
import { type Language, languages } from '../domain/language.ts';
import { wordsIn } from '../e2e/stage/walk.ts';
import { demoEnglish, demoOthers } from '../server/demo/demo-texts.ts';
import { questionTextsBy } from '../server/help/question-texts.ts';
import { pushTextsBy } from '../server/push/push-texts.ts';
import { recordTextsBy } from '../server/statement/record-texts.ts';
import { statementTextsBy } from '../server/statement/statement-texts.ts';

const demoBy: Record<Language, unknown> = { en: demoEnglish, ...demoOthers((own) => own) };

/** Everything that partners read in a language, each by its key. */
async function textsIn(language: Language): Promise<Map<string, string>> {
  return flat({
    app: await wordsIn(language),
    questions: questionTextsBy[language],
    demo: demoBy[language],
    pushes: pushTextsBy[language],
    records: recordTextsBy[language],
    statements: statementTextsBy[language],
  } as unknown as Words);
}

/** The list below the last heading of a glossary. */
function neverIn(language: Language): string[] {
  const path = new URL(`../docs/glossary/${language}.md`, import.meta.url);
  const [, list = ''] = readFileSync(path, 'utf8').split('## Never');
  return [...list.matchAll(/^- (.+)$/gm)].map(([, word = '']) => word.toLowerCase());
}

test.each(languages.map(({ code }) => code))(
  'no text in %s has a word that its glossary rules out',
  async (code) => {
    const never = neverIn(code);
    expect(never).not.toEqual([]);
    const found = [...(await textsIn(code))].flatMap(([key, text]) => {
      const said = shapeOf(text).said.join(' ').toLowerCase();
      return never.filter((word) => said.includes(word)).map((word) => `${key}: ${word}`);
    });
    expect(found).toEqual([]);
  },
);
