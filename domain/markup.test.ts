import { expect, test } from 'vitest';
import { escapeMarkup } from './markup.ts';

test('text becomes no markup: no element, no attribute, no entity', () => {
  expect(escapeMarkup(`<b title='a' lang="b">&lt;`)).toBe(
    '&#60;b title=&#39;a&#39; lang=&#34;b&#34;&#62;&#38;lt;',
  );
});
