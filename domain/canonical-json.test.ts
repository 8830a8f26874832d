import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('equal values give equal text, whatever the order of their keys', () => {
  const text = '{"a":[1,{"x":null,"y":"é\\n"}],"b":true}';
  expect(canonicalJson({ b: true, a: [1, { y: 'é\n', x: null }] })).toBe(text);
  expect(JSON.parse(text)).toEqual({ a: [1, { x: null, y: 'é\n' }], b: true });
});

test('a missing field and an undefined one are the same', () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe(canonicalJson({ b: 1 }));
});
