import { expect, test } from 'vitest';
import { liftFixed, restoreFixed, whyNotArrange, whyNotRewrite } from './fixed-question.ts';
import type { Question } from './question.ts';

const textOf = (question: string, ...lines: string[]) => ({
  question,
  answer: lines.map((text) => ({ type: 'paragraph' as const, text })),
});

const shipped: Question = {
  id: 'plan-loss',
  group: 'question',
  related: [],
  texts: {
    en: textOf('Can I lose money?', 'Yes.', 'Only put what you can afford to lose.'),
    de: textOf('Kann ich Geld verlieren?', 'Ja.', 'Mehr dazu im Plan.'),
  },
};

const rewrite = (texts: Question['texts']): Question => ({ ...shipped, texts });

test('a network adds to what the product says of losses, and replaces nothing of its beginning', () => {
  const longer = rewrite({ en: textOf('Can I lose money?', 'Yes.', 'Call us first.') });
  expect(whyNotRewrite(longer, shipped)).toBeNull();
  const softer = rewrite({ en: textOf('Can I lose money?', 'Hardly.', 'Yes.') });
  expect(whyNotRewrite(softer, shipped)).toContain('first line');
  const retitled = rewrite({ en: textOf('Why is it safe?', 'Yes.') });
  expect(whyNotRewrite(retitled, shipped)).toContain('title');
  const german = { ...longer.texts, de: textOf('Kann ich Geld verlieren?', 'Kaum.') };
  expect(whyNotRewrite(rewrite(german), shipped)).toContain('(de)');
  expect(whyNotRewrite({ ...longer, group: 'rule' }, shipped)).toBe('stays a question');

  // Any other question is the network's to write.
  expect(whyNotRewrite({ ...softer, id: 'fees' }, { ...shipped, id: 'fees' })).toBeNull();
});

test('what a stored configuration had rewritten begins with the product’s words again', () => {
  const stored = {
    ...rewrite({ en: textOf('Why is it safe?', 'Hardly.') }),
    group: 'rule',
  } as const;
  const restored = restoreFixed(stored, shipped);
  expect(restored.group).toBe('question');
  expect(restored.texts.en).toEqual(textOf('Can I lose money?', 'Yes.', 'Hardly.'));

  // A language that the network did not write is the product's.
  expect(restored.texts.de).toEqual(shipped.texts.de);
});

const questionsOf = (...ids: string[]) => ids.map((id) => ({ id, group: 'question' as const }));
const rulesOf = (...ids: string[]) => ids.map((id) => ({ id, group: 'rule' as const }));

test('what partners rely on stands among the first five of its section', () => {
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');
  expect(idsOf(liftFixed(questionsOf('a', 'b', 'c', 'd', 'e', 'f', 'plan-loss')))).toBe(
    'a b c d plan-loss e f',
  );
  const rules = rulesOf('a', 'b', 'c', 'rule-safety', 'd', 'rule-staff');
  expect(idsOf(liftFixed(rules))).toBe('a b c rule-safety rule-staff d');
  const asShipped = [...questionsOf('a', 'plan-loss'), ...rulesOf('b', 'rule-staff')];
  expect(liftFixed(asShipped)).toEqual(asShipped);
});

test('an order that hides one of them, or moves one out of reach, is refused', () => {
  const near = questionsOf('a', 'b', 'c', 'd', 'plan-loss', 'e');
  expect(whyNotArrange({ shown: near, hiddenIds: ['f'] })).toBeNull();
  expect(whyNotArrange({ shown: near, hiddenIds: ['rule-staff'] })).toBe('is never hidden');
  const far = questionsOf('a', 'b', 'c', 'd', 'e', 'plan-loss');
  expect(whyNotArrange({ shown: far, hiddenIds: [] })).toContain('first 5');
});
