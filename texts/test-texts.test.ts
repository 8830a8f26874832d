import { expect, test } from 'vitest';
import { differentShapes, wrongPlurals } from './test-texts.ts';

const whole = '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}';
const lacking = '{days, plural, one {# день} other {# дня}}';

test.each([
  [[whole, whole], []],
  [[lacking, whole], ['a']],
  [[whole, lacking], ['a']],
])('two plurals of one value are both checked: %j', (plurals, wrong) => {
  expect(wrongPlurals('ru', new Map([['a', plurals.join(', ')]]))).toEqual(wrong);
});

test('two choices by one value are both checked, and the same one may occur twice', () => {
  const [good, bad] = ['{who, select, a {A} other {O}}', '{who, select, b {B} other {O}}'];
  const english = new Map([['a', good]]);
  const differs = (...texts: string[]) => differentShapes(new Map([['a', texts.join()]]), english);
  expect(differs(good, good)).toEqual([]);
  expect(differs(good, bad)).toEqual(['a']);
  expect(differs(bad, good)).toEqual(['a']);
});
