import type { Json } from '#domain/canonical-json.ts';
import { isSameValue } from '#domain/desk/changes.ts';
import type { Question, QuestionText } from '#domain/help/question.ts';
import { linesOf, linkNotesOf } from '#domain/text-blocks.ts';
import type { Details } from '../call/use-case.ts';

const nothing = '–';

/** A text as one reads it, its links included. */
function wholeText(text: QuestionText | undefined): string {
  if (!text) return nothing;
  return [text.question, ...linesOf(text.answer), ...linkNotesOf(text.answer)].join('\n');
}

/** What partners read before and after, in every language that changes. */
export function describeTexts(oldQuestion: Question | null, newQuestion: Question | null): Details {
  const languages = new Set(
    [oldQuestion, newQuestion].flatMap((question) => Object.keys(question?.texts ?? {})),
  );
  const changes = [...languages].flatMap((language) => {
    const [oldText, newText] = [oldQuestion?.texts[language], newQuestion?.texts[language]];
    if (isSameValue(jsonOf(oldText), jsonOf(newText))) return [];
    return [[`in ${language}`, `${wholeText(oldText)}\n→\n${wholeText(newText)}`]];
  });
  return Object.fromEntries(changes);
}

/** Where a question stands and leads, if that changes. */
export function describeTraits(oldQuestion: Question | null, newQuestion: Question): Details {
  const section = `${oldQuestion?.group ?? nothing} → ${newQuestion.group}`;
  const links = [oldQuestion?.related ?? [], newQuestion.related].map(
    (ids) => ids.join(', ') || nothing,
  );
  return {
    ...(oldQuestion?.group !== newQuestion.group && { section }),
    ...(links[0] !== links[1] && { 'leads on to': links.join(' → ') }),
  };
}

interface Arrangement {
  /** All questions, in their order. */
  readonly questions: readonly Question[];
  readonly hiddenIds: readonly string[];
}

/** Which questions change places, and which disappear or appear, by their English titles. */
export function describeOrder(oldArrangement: Arrangement, newArrangement: Arrangement): Details {
  const titles = new Map(newArrangement.questions.map(({ id, texts }) => [id, texts.en.question]));
  const titlesOf = (ids: readonly string[]) => ids.map((id) => titles.get(id) ?? id).join('; ');
  const [oldIds, newIds] = [oldArrangement, newArrangement].map(({ questions }) =>
    questions.map(({ id }) => id),
  );
  const moves = (newIds ?? []).flatMap((id, index) => {
    const oldIndex = oldIds?.indexOf(id) ?? -1;
    return oldIndex === index ? [] : [`${titles.get(id)}: ${oldIndex + 1} → ${index + 1}`];
  });
  const hidden = newArrangement.hiddenIds.filter((id) => !oldArrangement.hiddenIds.includes(id));
  const shownAgain = oldArrangement.hiddenIds.filter(
    (id) => !newArrangement.hiddenIds.includes(id),
  );
  return {
    ...(hidden.length > 0 && { 'hidden from partners': titlesOf(hidden) }),
    ...(shownAgain.length > 0 && { 'shown again': titlesOf(shownAgain) }),
    ...(moves.length > 0 && { places: moves.join('; ') }),
  };
}

const jsonOf = (text: QuestionText | undefined) => text as Json | undefined;
